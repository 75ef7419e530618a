// The numbers on the page about CRC-32, and those of the page about TL: each is computed anew from its line.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {pathToFileURL} from 'node:url';
import {Address, beginCell, Cell, contractAddress, toNano} from '@ton/core';
import {createShardAccount} from '@ton/sandbox';
import {crc32 as zlibCrc32} from 'node:zlib';
import {tables} from './pages.ts';
import {crc32, opcodeOf} from '../../../remark/facts/opcode.ts';

const ROOT = path.join(__dirname, '../../..');
const page = fs.readFileSync(path.join(ROOT, 'docs/v3/documentation/data-formats/tlb/crc32.mdx'), 'utf8');
const tl = fs.readFileSync(path.join(ROOT, 'docs/v3/documentation/data-formats/tl.mdx'), 'utf8');
const hex = (value: number, digits = 8): string => (value >>> 0).toString(16).padStart(digits, '0');
const sum = (text: string): number => crc32(new TextEncoder().encode(text));

/** Opcodes as the standards and the contracts state them: not computed, copied from TEP-62, 66, 74, 85, 89 and from the sources. */
const STATED: readonly (readonly [message: string, opcode: string])[] = [
  ['transfer', '0f8a7ea5'],
  ['transfer_notification', '7362d09c'],
  ['internal_transfer', '178d4519'],
  ['burn', '595f07bc'],
  ['burn_notification', '7bdd97de'],
  ['excesses', 'd53276db'],
  ['provide_wallet_address', '2c76b973'],
  ['take_wallet_address', 'd1735400'],
  ['transfer', '5fcc3d14'],
  ['ownership_assigned', '05138d91'],
  ['get_static_data', '2fcb26a2'],
  ['report_static_data', '8b771735'],
  ['get_royalty_params', '693d3950'],
  ['report_royalty_params', 'a8cb00ad'],
  ['prove_ownership', '04ded148'],
  ['ownership_proof', '0524c7ae'],
  ['request_owner', 'd0c3bfea'],
  ['owner_info', '0dd607e3'],
  ['destroy', '1f04537a'],
  ['revoke', '6f89f5e3'],
  ['internal_transfer', 'ae42e5a4'],
  ['new_order', 'f718510f'],
  ['approve', 'a762230f'],
  ['approve_accepted', '82609bf6'],
  ['approve_rejected', 'afaf283e'],
  ['execute', '75097f5d'],
  ['execute_internal', 'a32c59bf'],
  ['action_reserve_currency', '36e6b809'],
  ['action_change_library', '26fa1dd4'],
  ['action_set_code', 'ad4de08e'],
];

const OPCODE = /<Opcode tlb="([^"]+)"( response)? \/>/;

test('all 30 opcodes on the page are those of the standards', () => {
  const found = [...page.matchAll(new RegExp(OPCODE, 'g'))].map(
    ([, line, response]) => [line!.split(' ')[0]!, hex(opcodeOf(line!, response !== undefined))] as const,
  );
  assert.deepEqual(found, STATED);
  assert.equal(found.length, 30);
});

test('the CRC-32 of each row, and the rule that makes the opcode of it', () => {
  const rules = (tables(page, 'request-response')[0] ?? []).map(([rule]) => rule ?? '');
  let count = 0;
  for (const row of page.split('\n').filter((line) => /^\|.*\| `[0-9a-f]{8}` \| [^|`]+ \| <Opcode/.test(line))) {
    const [, crc, rule = ''] = /`([0-9a-f]{8})` \| ([^|]+) \| <Opcode/.exec(row)!;
    const [, line, response] = OPCODE.exec(row)!;
    const raw = sum(line!.replace(/[(){};]/g, ''));
    assert.equal(hex(raw), crc, row);
    const opcode = opcodeOf(line!, response !== undefined);
    // What the words for a rule mean is told by the table above: the highest bit clear, set, or the checksum as it is.
    const expected = [raw & 0x7fffffff, raw | 0x80000000, raw][rules.indexOf(rule)] ?? 0;
    assert.equal(hex(opcode), hex(expected), row);
    count++;
  }
  assert.equal(count, 20);
  // In the other tables the opcode is the CRC-32 as it is.
  for (const [, line, response] of page.slice(page.search(/^### .*\{#wallets\}$/m)).matchAll(new RegExp(OPCODE, 'g'))) {
    assert.equal(hex(opcodeOf(line!, response !== undefined)), hex(sum(line!.replace(/[(){};]/g, ''))), line);
  }
});

/** A CRC by its parameters, bit by bit. */
function generic(data: Uint8Array, width: 16 | 32, poly: number, init: number, reflected: boolean, inverted: boolean): number {
  const turn = (value: number, bits: number): number => parseInt([...value.toString(2).padStart(bits, '0')].reverse().join(''), 2);
  const top = 2 ** (width - 1);
  const all = 2 ** width;
  let crc = init;
  for (const byte of data) {
    crc = (crc ^ ((reflected ? turn(byte, 8) : byte) * 2 ** (width - 8))) >>> 0;
    for (let bit = 0; bit < 8; bit++) crc = (crc >= top ? (((crc * 2) % all) ^ poly) >>> 0 : crc * 2) >>> 0;
  }
  const out = reflected ? turn(crc, width) : crc;
  return inverted ? all - 1 - out : out;
}

test('three checksums: parameters and check values; and two that are none of them', () => {
  const check = Buffer.from('123456789');
  const crc32c = (data: Uint8Array): number => generic(data, 32, 0x1edc6f41, 0xffffffff, true, true);
  const crc16 = (data: Uint8Array): number => generic(data, 16, 0x1021, 0, false, false);
  assert.equal(hex(generic(check, 32, 0x04c11db7, 0xffffffff, true, true)), 'cbf43926');
  assert.equal(hex(crc32(check)), 'cbf43926');
  assert.equal(hex(zlibCrc32(check)), 'cbf43926');
  assert.equal(hex(crc32c(check)), 'e3069283');
  assert.equal(hex(crc16(check), 4), '31c3');
  assert.equal(hex(generic(check, 32, 0x04c11db7, 0xffffffff, false, false)), '0376e6e7');
  assert.equal(hex(generic(check, 32, 0x04c11db7, 0xffffffff, false, true)), 'fc891918');
  for (const value of ['cbf43926', 'e3069283', '31c3', '0376e6e7', 'fc891918', '04c11db7', 'edb88320', '1edc6f41', '82f63b78', '1021'])
    assert.ok(page.includes(`\`${value}\``), value);

  // Where @ton/core uses them.
  const boc = beginCell().storeUint(42, 8).endCell().toBoc({idx: false, crc32: true});
  assert.equal(boc.readUInt32LE(boc.length - 4), crc32c(boc.subarray(0, -4)));
  const address = Buffer.from(new Address(0, Buffer.alloc(32, 7)).toString(), 'base64url');
  assert.equal(address.readUInt16BE(34), crc16(address.subarray(0, 34)));
  assert.equal((crc16(Buffer.from('seqno')) & 0xffff) | 0x10000, 85143);
});

test('Tolk and FunC compute the same', async () => {
  const {compileTolk} = await import('../../../samples/lib/compile.ts');
  const {createNetwork} = await import('../../../samples/lib/network.ts');
  const fence = (language: string): string => new RegExp(`\`\`\`${language} fragment in=contract\\n([\\s\\S]*?)\`\`\``).exec(page)![1]!;
  const folder = fs.mkdtempSync(path.join(process.env['TMPDIR'] ?? '/tmp', 'crc32-'));
  try {
    const file = path.join(folder, 'c.tolk');
    fs.writeFileSync(file, `${fence('tolk')}\nfun onInternalMessage(in: InMessage) {}\n`);
    const {compileFunc} = await import('@ton-community/func-js');
    const func = await compileFunc({
      targets: ['c.fc'],
      sources: {'c.fc': `${fence('func')}\n() recv_internal(slice body) impure {\n}\n`},
    });
    assert.ok(func.status === 'ok', JSON.stringify(func));
    const network = await createNetwork();
    for (const code of [await compileTolk(pathToFileURL(file)), Cell.fromBase64(func.codeBoc)]) {
      const address = contractAddress(0, {code, data: new Cell()});
      await network.setShardAccount(address, createShardAccount({address, code, data: new Cell(), balance: toNano('1')}));
      const {stackReader} = await network.runGetMethod(address, 'excesses');
      assert.equal(stackReader.readBigNumber(), 0xd53276dbn);
    }
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
});

test('letters of wallet V5, and tags that are no checksum', () => {
  for (const [code, letters] of [
    ['7369676e', 'sign'],
    ['73696e74', 'sint'],
    ['6578746e', 'extn'],
  ]) {
    assert.equal(Buffer.from(code!, 'hex').toString(), letters);
    assert.ok(page.includes(`\`${code}\``) && page.includes(`\`${letters}\``));
  }
  assert.equal(hex(sum('action_send_msg mode:## 8 out_msg:^MessageRelaxed Any = OutAction')), '23a39d31');
  assert.notEqual(
    hex(sum('burn query_id:uint64 amount:Coins response_destination:MsgAddress custom_payload:Maybe ^Cell = JettonMsg')),
    '595f07bc',
  );
});

test('numbers of TL lines', () => {
  let count = 0;
  for (const [, line, id, wire] of tl.matchAll(/^\| `([^`]+ = [^`]+)` \| `([0-9a-f]{8})` \| `([0-9a-f]{8})` \|$/gm)) {
    assert.equal(hex(sum(line!)), id, line);
    assert.equal(Buffer.from(id!, 'hex').reverse().toString('hex'), wire);
    count++;
  }
  assert.equal(count, 8);
  // Numbers that stand in the schema, and lines of earlier releases that give them.
  const earlier: readonly (readonly [string, string])[] = [
    [
      'f644a6e6',
      'liteServer.signatureSet validator_set_hash:int catchain_seqno:int signatures:vector liteServer.signature = liteServer.SignatureSet',
    ],
    ['b12f65af', 'liteServer.transactionId mode:# account:mode.0?int256 lt:mode.1?long hash:mode.2?int256 = liteServer.TransactionId'],
  ];
  for (const [id, line] of earlier) {
    assert.equal(hex(sum(line)), id);
    assert.ok(tl.includes(`\`${id}\``));
  }
});
