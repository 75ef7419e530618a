import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cells, figures, LANGUAGES, readPage, sameFigures, section, tables} from './pages.ts';

const ID = 'v3/documentation/smart-contracts/message-management/message-modes-cookbook';
const page = readPage('en', ID);

test('every table of measured numbers equals a new run', async () => {
  const {pageRows} = await import('../../../samples/message-modes/page.ts');
  const measured = await pageRows();
  assert.equal(Object.keys(measured).length, 18);
  for (const language of LANGUAGES)
    for (const [id, expected] of Object.entries(measured)) {
      const [shown = []] = tables(readPage(language, ID), id);
      sameFigures(shown, expected.map(cells), language, id === 'failures' ? {words: [2, 3, 4, 5], from: 2} : {});
      if (id !== 'failures') continue;
      assert.deepEqual(
        shown.map(([code = '']) => figures(code, language)),
        expected.map((line) => figures(cells(line)[0] ?? '', 'en')),
      );
    }
});

test('the list of modes is the list that the emulator accepts', () => {
  // samples/message-modes/modes.test.ts runs all 256 numbers and proves that these are the modes.
  const accepted = Array.from({length: 256}, (_, mode) => mode).filter((mode) => (mode & (4 | 8)) === 0 && (mode & 192) !== 192);
  const listed = [...section(page, 'mode-and-flags').matchAll(/^\| (?:0|64|128) \| ([\d, ]+) \| ([\d, ]+) \|$/gm)]
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
  for (const language of LANGUAGES) {
    const told = (id: string): string[] => figures(section(readPage(language, ID), id), language);
    for (const fee of [one.gasFee, one.forwardFee, one.actionFee]) assert.ok(told('fees').includes(gram(fee)), gram(fee));
    for (const amount of [two.gasFee, two.balanceB]) assert.ok(told('mode64').includes(gram(amount)), gram(amount));
  }
});
