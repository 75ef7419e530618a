import assert from 'node:assert/strict';
import {test} from 'node:test';
import {locales} from '../../../site/locales.ts';

test("Open Graph's name of each language has a language and a territory", () => {
  for (const {htmlLang, ogLocale} of locales) {
    assert.match(ogLocale, /^[a-z]{2}_[A-Z]{2}$/);
    const full = new Intl.Locale(htmlLang).maximize();
    assert.equal(ogLocale, `${full.language}_${full.region}`);
  }
});
