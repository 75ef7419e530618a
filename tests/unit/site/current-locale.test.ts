import assert from 'node:assert/strict';
import {afterEach, test} from 'node:test';
import {currentLocale} from '../../../site/current-locale.ts';
import {locales} from '../../../site/locales.ts';

const before = process.env.DOCUSAURUS_CURRENT_LOCALE;

afterEach(() => {
  if (before === undefined) delete process.env.DOCUSAURUS_CURRENT_LOCALE;
  else process.env.DOCUSAURUS_CURRENT_LOCALE = before;
});

test('the language of a build is the one that Docusaurus names; one that is not the site’s is an error', () => {
  for (const {name} of locales) {
    process.env.DOCUSAURUS_CURRENT_LOCALE = name;
    assert.equal(currentLocale().name, name);
  }
  process.env.DOCUSAURUS_CURRENT_LOCALE = 'de';
  assert.throws(() => currentLocale(), /"de"/);
});

test('`npm start` names no language, or "undefined": it shows English', () => {
  for (const name of [undefined, '', 'undefined']) {
    if (name === undefined) delete process.env.DOCUSAURUS_CURRENT_LOCALE;
    else process.env.DOCUSAURUS_CURRENT_LOCALE = name;
    assert.equal(currentLocale().name, 'en');
  }
});
