import assert from 'node:assert/strict';
import {test} from 'node:test';
import {overruns, pages, type Budget} from '../../../bench/budgets.ts';
import {table} from '../../../bench/table.ts';

const budget: Budget = {html: 12000, css: 18000, js: 140000, fonts: 60000, requests: 14, thirdParty: 0, cls: 0};

test('a page on its budget passes; each value over it is named', () => {
  assert.deepEqual(overruns(budget, budget), []);
  assert.deepEqual(overruns({...budget, html: 12001, thirdParty: 1}, budget), [
    {measure: 'html', found: 12001, allowed: 12000},
    {measure: 'thirdParty', found: 1, allowed: 0},
  ]);
});

test('what could not be measured does not pass', () => {
  assert.equal(overruns({...budget, cls: Number.NaN}, budget).length, 1);
  assert.equal(overruns({...budget, js: undefined as unknown as number}, budget).length, 1);
});

test('the table shows what was found beside what is allowed, and marks the excess', () => {
  const page = {name: 'typical', path: '/x', budget};
  assert.equal(
    table([{page, found: {...budget, html: 15900, cls: 0.02}}]),
    '               html kB       css kB          js kB     fonts kB  requests  thirdParty         cls\n' +
      'typical  15.9 / 12.0 !  18.0 / 18.0  140.0 / 140.0  60.0 / 60.0   14 / 14       0 / 0  0.02 / 0 !',
  );
});

test('no page may ask for anything from elsewhere, or move its text', () => {
  assert.ok(pages.length >= 5);
  for (const page of pages) assert.deepEqual([page.budget.thirdParty, page.budget.cls], [0, 0]);
});
