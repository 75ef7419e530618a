import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isPersistent, lifetime, longLived} from './periods.ts';

const seconds = (date: string): number => Date.parse(date) / 1000;

test('the lifetimes of four known mainnet states', () => {
  // Key blocks 8930706, 27747086, 36907647 and 40821182.
  const days = (date: string): number => Math.floor(lifetime(seconds(date)) / 86400);
  assert.equal(days('2021-01-14T15:08:40Z'), 12427);
  assert.equal(days('2023-03-02T05:08:11Z'), 1553);
  assert.equal(days('2024-03-24T13:47:57Z'), 776);
  assert.equal(days('2024-10-04T18:08:08Z'), 388);
});

test('half of the states have the shortest lifetime', () => {
  const start = seconds('2026-01-01T00:00:00Z');
  const lives = Array.from({length: 64}, (_, i) => lifetime(start + i * 2 ** 17));
  assert.equal(lives.filter((life) => life === 2 ** 18).length, 32);
  assert.equal(lives.filter((life) => life === 2 ** 19).length, 16);
});

test('only the first key block of a period gets a state', () => {
  const begin = Math.floor(seconds('2026-11-23T00:00:00Z') / 2 ** 17) * 2 ** 17;
  assert.equal(isPersistent(begin + 10, begin - 10), true);
  assert.equal(isPersistent(begin + 20, begin + 10), false);
});

test('the long-lived periods that the page lists', () => {
  const rows = longLived(
    seconds('2026-05-01T00:00:00Z'),
    seconds('2027-07-01T00:00:00Z'),
    190,
  ).map(({begin, days, expires}) => [
    begin.toISOString().slice(0, 16),
    days,
    expires.toISOString().slice(0, 10),
  ]);
  assert.deepEqual(rows, [
    ['2026-05-10T03:48', 776, '2028-06-24'],
    ['2026-08-15T05:58', 194, '2027-02-25'],
    ['2026-11-20T08:08', 388, '2027-12-13'],
    ['2027-02-25T10:18', 194, '2027-09-07'],
    ['2027-06-02T12:28', 1553, '2031-09-02'],
  ]);
});
