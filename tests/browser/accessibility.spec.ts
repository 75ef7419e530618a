// WCAG 2.2 AA by axe: each kind of page in light and dark, on desktop and phone; and addresses of each language.
import {TEMPLATES} from '../lib/templates.ts';
import {bringAxe, violations} from './lib/axe.ts';
import {addresses, share} from './lib/sample.ts';
import {type Language, languages, russian} from './lib/site.ts';
import {alike, DESKTOP, expect, hydrated, NOT_FOUND, open, PHONE, saveData, test} from './lib/test.ts';

test.describe.configure({mode: 'parallel'});

const LIGHT_DESKTOP = {theme: 'light', viewport: DESKTOP};
const DARK_PHONE = {theme: 'dark', viewport: PHONE};

/** Each language, both color modes and both widths; every combination of them with TEST_ALL=1. */
const LOOKS: Readonly<Record<Language['name'], readonly (typeof LIGHT_DESKTOP)[]>> = {
  en: [LIGHT_DESKTOP, DARK_PHONE],
  mandarin: [LIGHT_DESKTOP],
  ru: [DARK_PHONE],
};
/** The largest page takes axe as long as ten others: it is looked at in one language, in both modes and widths. */
const LARGEST = 'TVM instructions';
/** Kinds of pages for a look: all in English; what a translation changes of them is words, so every other kind there. */
const kinds = (language: Language): [string, string][] =>
  Object.entries(TEMPLATES).filter(
    ([name], index) =>
      process.env.TEST_ALL || language.name === 'en' || (name !== LARGEST && index % 2 === (language.name === 'ru' ? 0 : 1)),
  );
const ALL_LOOKS = [LIGHT_DESKTOP, DARK_PHONE, {theme: 'light', viewport: PHONE}, {theme: 'dark', viewport: DESKTOP}];

for (const language of languages) {
  const testOnce = alike(test, language, russian);
  for (const {theme, viewport} of process.env.TEST_ALL ? ALL_LOOKS : LOOKS[language.name]) {
    const all = kinds(language);
    test(`accessibility of ${all.length} kinds of pages in ${language.name}, ${theme}, ${viewport.width} px`, async ({newPage, watch}) => {
      watch.allow(NOT_FOUND);
      const page = await newPage({viewport, stored: {theme}});
      await bringAxe(page);
      await saveData(page);
      const found: string[] = [];
      for (const [name, path] of all) {
        await open(page, path === '/' ? language.baseUrl : language.base + path);
        for (const one of await violations(page)) found.push(`${name}: ${one}`);
      }
      expect(found).toEqual([]);
    });
  }

  testOnce(`accessibility of what opens, in ${language.name}`, async ({newPage, watch}) => {
    watch.allow(NOT_FOUND);
    for (const theme of ['light', 'dark']) {
      const desktop = await newPage({stored: {theme}});
      await bringAxe(desktop);
      await open(desktop, `${language.base}/v3/concepts/dive-into-ton/introduction`);
      const menus = desktop.locator('.navbar .dropdown');
      for (let index = 0; index < (await menus.count()); index++) {
        await menus.nth(index).hover();
        await expect(menus.nth(index).locator('.dropdown__menu')).toBeVisible();
        // Of the page under the menu a link may be half covered, and is free again when the menu closes.
        expect(await violations(desktop, '.navbar'), `dropdown ${index}, ${theme}`).toEqual([]);
      }
      const term = desktop.locator('article [data-term]').first();
      await term.scrollIntoViewIfNeeded();
      await term.hover();
      await expect(term.locator('[role="tooltip"]')).toBeVisible();
      expect(await violations(desktop), `glossary card, ${theme}`).toEqual([]);
      const phone = await newPage({viewport: PHONE, stored: {theme}});
      await bringAxe(phone);
      await open(phone, `${language.base}/v3/documentation/data-formats/tlb/cell-boc`);
      await phone.locator('.theme-doc-toc-mobile button').click();
      await expect(phone.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
      expect(await violations(phone), `table of contents, ${theme}`).toEqual([]);
      await phone.evaluate(() => scrollTo(0, 0));
      await phone.locator('.navbar__toggle').click();
      await expect(phone.locator('.navbar-sidebar__back')).toBeInViewport();
      expect(await violations(phone), `mobile sidebar, ${theme}`).toEqual([]);
      await phone.locator('.navbar-sidebar__back').click();
      await expect(phone.locator('.navbar-sidebar__items')).not.toHaveClass(/show-secondary/);
      expect(await violations(phone), `main menu of the mobile sidebar, ${theme}`).toEqual([]);
    }
  });

  const {paths, sampled} = addresses(language, 4);
  for (const [index, part] of share(paths, 2).entries()) {
    test(`accessibility of ${sampled ? 'a sample' : 'every address'} of the sitemap of ${language.name}, part ${index + 1} of 2 (${part.length})`, async ({
      newPage,
    }) => {
      test.setTimeout(60_000 + part.length * 20_000);
      const page = await newPage();
      await bringAxe(page);
      await saveData(page);
      const found: string[] = [];
      for (const path of part) {
        await page.goto(path, {waitUntil: 'domcontentloaded'});
        await hydrated(page);
        for (const one of await violations(page)) found.push(`${path}: ${one}`);
      }
      expect(found).toEqual([]);
    });
  }
}
