// The lines of the node's schemas that other tests hold pages against are those of the node.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {BLOCK_TLB, GENERIC_TLB} from './block-tlb.ts';
import {digest} from './source-digest.ts';
import {PROOFS} from './tlb-cells-and-proofs.ts';

/** The node's repository; not part of this one, so a fresh clone compares with the hashes alone. */
const NODE = path.join(__dirname, '../../../../.mirror/ton-blockchain+ton/repo');
const skip = !fs.existsSync(NODE);
const COMMIT = 'ca7d6e456745a64eac8204a7b0b64516b61cf2db';
/** SHA-256 of sorted lines at that commit: all constructors of the types copied here; requests with the proofs of their answers. */
const SOURCE = {
  block: 'f429c7de04862070575e9aa6937d813ecf51f50b730889a824db45fc844991da',
  proofs: '74aa51050340c20b12194ca649463aca85857e19ad859f2e405916792d41ddf0',
};

const nodeFile = (file: string): string => execFileSync('git', ['--git-dir', NODE, 'show', `${COMMIT}:${file}`], {encoding: 'utf8'});
/** Lines that end with a semicolon, without comments, white space folded. */
const linesOf = (text: string): string[] =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*|---\w+---/g, ' ')
    .split(';')
    .slice(0, -1)
    .map((line) => `${line.replace(/\s+/g, ' ').trim()};`);
const typeOf = (line: string): string => /= (\w+)[^=]*$/.exec(line)![1]!;

const copied = new Set([...BLOCK_TLB.map(([, line]) => line), ...GENERIC_TLB]);
const proofs = Object.entries(PROOFS).map(([request, fields]) => [request, ...[...fields].sort()].join(' '));

test('the copies are what was taken from the node', () => {
  assert.equal(digest(copied), SOURCE.block);
  assert.equal(digest(proofs), SOURCE.proofs);
  for (const [type, line] of BLOCK_TLB) assert.equal(typeOf(line), type);
});

test('block.tlb: of each type that is copied, every constructor and no other', {skip}, () => {
  const types = new Set([...copied].map(typeOf));
  const lines = linesOf(nodeFile('crypto/block/block.tlb')).filter((line) => types.has(typeOf(line)));
  assert.deepEqual([...copied].sort(), [...new Set(lines)].sort());
  assert.equal(digest(lines), SOURCE.block);
});

test('lite_api.tl: every request whose answer holds a proof, and where in the answer', {skip}, () => {
  const [types = '', requests = ''] = nodeFile('tl/generate/scheme/lite_api.tl').split('---functions---');
  const answers = linesOf(types).map((line) => ({line, type: /= (\S+);$/.exec(line)?.[1]}));
  const proofsOf = (type: string): string[] =>
    answers
      .filter((answer) => answer.type === type)
      .flatMap(({line}) => [...line.matchAll(/ (\w+):(?:mode\.\d+\?)?(\([^)]*\)|\S+)/g)])
      .flatMap(([, name = '', of]) => {
        if (of === '(vector liteServer.BlockLink)') return proofsOf('liteServer.BlockLink');
        if (of === '(vector liteServer.shardBlockLink)') return [name];
        // In this answer the headers are proofs, too.
        const header = type === 'liteServer.LookupBlockResult' && name.endsWith('header');
        return of === 'bytes' && (header || name.endsWith('proof')) ? [name] : [];
      });
  const found = linesOf(requests).flatMap((line) => {
    const [, name = '', type = ''] = /^liteServer\.([\w.]+).* = (\S+);$/.exec(line) ?? [];
    const fields = [...new Set(proofsOf(type))].sort();
    return fields.length ? [[name, ...fields].join(' ')] : [];
  });
  assert.deepEqual([...proofs].sort(), found.sort());
  assert.equal(digest(found), SOURCE.proofs);
});
