import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

const ROOT = path.join(__dirname, '../../..');
const page = fs.readFileSync(
  path.join(ROOT, 'docs/v3/documentation/smart-contracts/message-management/message-modes-cookbook.mdx'),
  'utf8',
);

/** Text between a heading and the next one. */
function section(id: string): string {
  const start = page.indexOf(`{#${id}}`);
  assert.ok(start > 0, `no heading ${id}`);
  const next = page.indexOf('\n#', start);
  return page.slice(start, next < 0 ? undefined : next);
}

/** Body lines of the tables of a section. */
function rows(id: string): string[] {
  const lines = section(id).split('\n');
  return lines.filter((line, index) => line.startsWith('|') && !line.startsWith('|---') && !lines[index + 1]?.startsWith('|---'));
}

test('every table of measured numbers equals a new run', async () => {
  const {pageRows} = await import('../../../samples/message-modes/page.ts');
  const measured = await pageRows();
  assert.equal(Object.keys(measured).length, 18);
  for (const [id, expected] of Object.entries(measured)) assert.deepEqual(rows(id).slice(0, expected.length), expected, id);
});

test('the list of modes is the list that the emulator accepts', () => {
  // samples/message-modes/modes.test.ts runs all 256 numbers and proves that these are the modes.
  const accepted = Array.from({length: 256}, (_, mode) => mode).filter((mode) => (mode & (4 | 8)) === 0 && (mode & 192) !== 192);
  const listed = [...section('mode-and-flags').matchAll(/^\| (?:0|64|128) \| ([\d, ]+) \| ([\d, ]+) \|$/gm)]
    .flatMap(([, without, also]) => `${without}, ${also}`.split(',').map(Number))
    .sort((a, b) => a - b);
  assert.deepEqual(listed, accepted);
});

test('the fees of the experiment are the ones in the table of fees', async () => {
  const {gram} = await import('../../../samples/message-modes/tables.ts');
  const {message, run} = await import('../../../samples/message-modes/probe.ts');
  const one = await run([{kind: 'send', mode: 0, message: message()}]);
  const two = await run([
    {kind: 'send', mode: 64, message: message()},
    {kind: 'send', mode: 64, message: message()},
  ]);
  for (const fee of [one.gasFee, one.forwardFee, one.actionFee]) assert.ok(section('fees').includes(gram(fee)), gram(fee));
  assert.ok(section('mode64').includes(`price of ${gram(two.gasFee)}`));
  assert.ok(section('mode64').includes(gram(two.balanceB)));
});
