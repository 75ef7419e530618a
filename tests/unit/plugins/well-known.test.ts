// The files that programs look for at fixed places.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {robotsTxt, securityTxt} from '../../../plugins/well-known/index.ts';
import {personOf} from '../../../site/people.ts';

test('robots.txt forbids nothing and names the sitemap of each language', () => {
  const text = robotsTxt('https://docs.example');
  assert.match(text, /^User-agent: \*\nAllow: \/\n/);
  for (const base of ['/', '/mandarin/', '/ru/']) assert.ok(text.includes(`\nSitemap: https://docs.example${base}sitemap.xml\n`), base);
});

test('security.txt has what RFC 9116 demands, and holds for a year', () => {
  const text = securityTxt('https://docs.example', 'https://code.example/docs', new Date('2026-11-22T10:00:00Z'));
  assert.match(text, /^Contact: https:\/\/code\.example\/docs\/security\/advisories\/new\n/);
  assert.match(text, /^Expires: 2027-11-22T00:00:00Z$/m);
});

test('R-217 the last author is a person: machines have no name', () => {
  assert.equal(personOf('Seed 2c80eeaf maintainers'), 'TON Docs maintainers');
  assert.equal(personOf('dependabot[bot]'), undefined);
  assert.equal(personOf('Ada Lovelace'), 'Ada Lovelace');
  assert.equal(personOf(undefined), undefined);
});
