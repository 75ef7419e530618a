import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {exitCodes, explainedCodes} from '../../../data/tvm/exit-codes.ts';
import {FAMILIES} from '../../../data/tvm/families/index.ts';
import {instructions} from '../../../data/tvm/instructions.ts';
import {fragmentsOf} from '../../../site/old-fragments/index.ts';
import {idsOf} from '../../../src/tvm/page/ids.ts';
import {gasText} from '../../../src/tvm/page/render.ts';
import {regions} from '../../../samples/exit-codes/machine.ts';
import {type Language, LANGUAGES, readPage, rows} from './pages.ts';

const read = (language: Language, id: string): string => readPage(language, `v3/documentation/tvm/${id}`);

/** Ids of the pages of the virtual machine that the instruction page does not hold. */
const PAGES = [
  'tvm-exit-codes',
  'tvm-initialization',
  'specification/runvm',
  'changelog/tvm-upgrade-2023-07',
  'changelog/tvm-upgrade-2024-04',
  'changelog/tvm-upgrade-2025-02',
  ...[10, 11, 12, 13, 14, 15].map((version) => `changelog/tvm-version-${version}`),
];

for (const language of LANGUAGES) {
  const page = read(language, 'tvm-exit-codes');

  test(`${language}: the table of codes has exactly the network's codes`, () => {
    const listed = rows(page, 'standard-exit-codes').map(([cell = '']) => {
      const [, shown = '', anchor] = /^\[(.+)\]\(#(.+)\)$/.exec(cell) ?? [];
      const code = Number(shown.replace('−', '-'));
      assert.equal(anchor, String(code));
      return code;
    });
    const known = exitCodes.filter(({origin}) => origin === 'protocol');
    assert.equal(new Set(listed).size, listed.length);
    assert.deepEqual(new Set(listed), new Set(known.map(({code}) => code)));
  });

  test(`${language}: the tables of compilers and contracts are the data`, () => {
    assert.deepEqual(
      rows(page, 'tact-compiler').map(([code]) => code),
      exitCodes.filter(({thrower}) => thrower === 'Tact').map(({code}) => String(code)),
    );
    const contracts = exitCodes.filter(({origin}) => origin === 'contract');
    const link = (cell = ''): string => /\]\(([^)]+)\)/.exec(cell)?.[1] ?? cell;
    const listed = rows(page, 'contracts').map(([code, contract]) => `${code} ${link(contract)}`);
    assert.deepEqual(listed.sort(), contracts.map(({code, page: about, source}) => `${code} ${about ?? source}`).sort());
    // Their sources stay within reach, whatever the table links to.
    const prose = page.slice(page.indexOf('{#contracts}'));
    for (const {thrower, source} of contracts) assert.ok(prose.includes(`](${source})`), thrower);
  });

  test(`${language}: every number that the tools link to has its place`, () => {
    const ids = new Set([
      ...[...page.matchAll(/\{#([\w-]+)\}/g)].map(([, id]) => id),
      ...[...fragmentsOf('v3/documentation/tvm/tvm-exit-codes').values()].flat(),
      ...[...page.matchAll(/<Anchors ids="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' ')),
    ]);
    for (const code of explainedCodes) assert.ok(ids.has(String(code)), String(code));
    assert.ok(ids.has('contracts'));
  });

  test(`${language}: links to instructions lead to rows, and their stack and gas are the reference's`, () => {
    const anchors = new Set(idsOf(instructions, FAMILIES));
    const byId = new Map(instructions.map((one) => [one.id, one]));
    for (const id of PAGES) {
      const text = read(language, id);
      for (const [, anchor = ''] of text.matchAll(/\/v3\/documentation\/tvm\/instructions#([^)]+)\)/g))
        assert.ok(anchors.has(anchor), `${id}: ${anchor}`);
      for (const [line, , anchor = ''] of text.matchAll(/^\| \[`([^`]+)`\]\(\/v3\/documentation\/tvm\/instructions#([^)]+)\) \| `.*$/gm)) {
        const cells = line.slice(2, -2).split(/(?<!\\) \| /);
        if (cells.length !== 4) continue; // a table about something else
        const [, stack = '', gas = ''] = cells;
        const one = byId.get(anchor)!;
        assert.equal(stack.replaceAll('`', '').replaceAll('\\|', '|'), one.stack, `${id}: ${anchor}`);
        assert.equal(
          gas
            .replaceAll('`', '')
            .replaceAll('\\|', '|')
            .replaceAll(/(?<=\d) [\p{L}]+ (?=\d)/gu, ' | '),
          gasText(one.gas),
          `${id}: ${anchor}`,
        );
      }
    }
  });
}

test('every program of the sample stands for a code of the page, and every provoked code is quoted or told', () => {
  const page = read('en', 'tvm-exit-codes');
  const codes = new Set(exitCodes.filter(({origin}) => origin === 'protocol').map(({code}) => code));
  for (const name of regions(new URL(`file://${path.join(__dirname, '../../../samples/exit-codes/compute.tasm')}`)).keys()) {
    const code = Number(/^-?\d+/.exec(name)?.[0] ?? 5);
    assert.ok(codes.has(code) || code === 777, name);
  }
  for (const [, region] of page.matchAll(/file=samples\/exit-codes\/actions\.ts#(\d+)/g)) assert.ok(codes.has(Number(region)));
});
