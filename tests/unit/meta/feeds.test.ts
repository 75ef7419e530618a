import assert from 'node:assert/strict';
import {afterEach, test} from 'node:test';
import {feedOptions, readingTime} from '../../../site/blog.ts';
import {locales} from '../../../site/locales.ts';

const before = process.env.DOCUSAURUS_CURRENT_LOCALE;
afterEach(() => {
  if (before === undefined) delete process.env.DOCUSAURUS_CURRENT_LOCALE;
  else process.env.DOCUSAURUS_CURRENT_LOCALE = before;
});

test('each feed names its language by a BCP 47 tag and describes the blog in it', () => {
  const descriptions = new Set<string>();
  for (const {name, htmlLang} of locales) {
    process.env.DOCUSAURUS_CURRENT_LOCALE = name;
    const options = feedOptions();
    assert.equal(options.language, htmlLang);
    assert.doesNotThrow(() => new Intl.Locale(options.language!));
    descriptions.add(options.description!);
  }
  assert.equal(descriptions.size, locales.length);
});

test('without a named language the feed is English; an unknown one fails', () => {
  delete process.env.DOCUSAURUS_CURRENT_LOCALE;
  assert.equal(feedOptions().language, 'en');
  process.env.DOCUSAURUS_CURRENT_LOCALE = 'de';
  assert.throws(() => feedOptions(), /Unknown locale "de"/);
});

test('R-218 reading time is counted in the language of the post, never in the name of the locale', () => {
  for (const {name, htmlLang} of locales) {
    const seen: string[] = [];
    const minutes = readingTime!({
      content: 'text',
      frontMatter: {} as never,
      locale: name,
      defaultReadingTime: ({locale}) => {
        seen.push(locale);
        return 3;
      },
    } as Parameters<NonNullable<typeof readingTime>>[0]);
    assert.deepEqual([seen, minutes], [[htmlLang], 3]);
  }
});
