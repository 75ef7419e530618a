// The cell tree: at the beginning of each section, and where there is nothing to show.
import fs from 'node:fs';
import path from 'node:path';
import {openers} from '../../site/sections.ts';
import {buildDir, chinese, english, languages, russian, text} from './lib/site.ts';
import {alike, expect, open, PHONE, test} from './lib/test.ts';

/** What `src/components/SectionOpener` writes, as the build minifies it. */
const TREE = /<svg viewBox="0 0 152 64" aria-hidden=true>(?:<path d="[^"]*"\/>){5}<\/svg>/g;
const SELECTOR = 'svg[viewBox="0 0 152 64"]';

for (const language of languages) {
  const {name, base} = language;
  const testOnce = alike(test, language, russian);
  test(`each page of ${name} that opens a section has its tree, of at most 1 kB, and no other page has one`, () => {
    const treesOf = (page: string): string[] =>
      fs.readFileSync(path.join(buildDir, base, `${page.replace(/\/README$/, '')}.html`), 'utf8').match(TREE) ?? [];
    const seen = new Set<string>();
    for (const page of openers) {
      const trees = treesOf(page);
      expect(trees, page).toHaveLength(1);
      expect(trees[0]!.length, page).toBeLessThanOrEqual(1000);
      seen.add(trees[0]!);
    }
    expect(seen.size).toBe(openers.length);
    expect(treesOf('v3/documentation/faq')).toEqual([]);
  });

  testOnce(`the tree of a section stands beside the title in ${name}, within the text, and moves nothing`, async ({page}) => {
    for (const opener of [
      'v3/guidelines/dapps/tma/overview',
      'v3/documentation/smart-contracts/overview',
      'v3/documentation/infra/nodes/node-types',
    ]) {
      for (const width of [1440, 1024, 760]) {
        await page.setViewportSize({width, height: 900});
        await open(page, `${base}/${opener}`);
        const [tree, title, first] = await page.evaluate((selector) => {
          const box = (element: Element): DOMRect => element.getBoundingClientRect();
          const heading = document.querySelector('article h1')!;
          // Of the words, not of their block.
          const range = document.createRange();
          range.selectNodeContents(heading.firstChild!);
          return [box(document.querySelector(selector)!), range.getBoundingClientRect(), box(heading.parentElement!.nextElementSibling!)];
        }, SELECTOR);
        expect(title!.right, `${opener} at ${width}: title and tree`).toBeLessThan(tree!.left);
        expect(tree!.bottom, `${opener} at ${width}: tree and text`).toBeLessThan(first!.top);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
  });
}

test('the tree of a section is neither on a phone nor on paper', async ({page}) => {
  await open(page, '/v3/guidelines/web3/overview');
  await expect(page.locator(SELECTOR)).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(page.locator(SELECTOR)).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await page.setViewportSize(PHONE);
  await expect(page.locator(SELECTOR)).toBeHidden();
});

test('the trees of nothing take the colors of a reader who has some', async ({newPage}) => {
  const page = await newPage({forcedColors: 'active', colorScheme: 'dark'});
  await open(page, '/v3/guidelines/web3/overview');
  const lines = page.locator(`${SELECTOR} path`).first();
  await expect(lines).toHaveCSS('stroke', 'rgb(255, 255, 255)');
  await page.goto('/search?q=qqzzxxqq');
  const drawing = page.locator('[data-empty] svg').first();
  await expect(drawing).toHaveCSS('color', 'rgb(255, 255, 255)');
});

for (const language of languages) {
  const testOnce = alike(test, language, chinese);
  testOnce(`R-306 what finds nothing in ${language.name} shows the empty tree with its words`, async ({page, watch}) => {
    // The page that is not there.
    watch.allow(/status of 404/);
    await open(page, `${language.base}/search`);
    const empty = page.locator('[data-empty]');
    await expect(empty).toHaveText(
      text(language, 'search.hint', 'Ask in your own words, or paste an address, an exit code, an opcode or a bag of cells.'),
    );
    await page.locator('input[name="q"]').fill('qqzzxxqq');
    await expect(page.locator('.DocSearch-NoResults[data-empty] svg')).toBeVisible();
    await expect(empty).toHaveCount(1);
    await page.goto(`${language.base}/v3/no/such/page`);
    await expect(empty).toHaveText(text(language, 'theme.NotFound.p1', 'We could not find what you were looking for.'));
  });
}

for (const [tool, where, example] of [
  ['boc', '/v3/documentation/data-formats/tlb/cell-boc', 'three cells'],
  ['address', '/v3/documentation/smart-contracts/addresses', 'user-friendly'],
  ['trace', '/v3/guidelines/dapps/transactions/explore-transactions', 'A jetton transfer'],
] as const) {
  test(`the tool ${tool} says that it is empty until it is not, and nothing moves when it comes`, async ({newPage}) => {
    for (const viewport of [PHONE, {width: 1280, height: 800}]) {
      const page = await newPage({viewport});
      await open(page, english.base + where);
      const frame = page.locator(`[data-tool="${tool}"]`);
      const height = (): Promise<number> => frame.evaluate((element) => element.getBoundingClientRect().height);
      const before = await height();
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute('data-state', 'ready');
      await expect(frame.locator('[data-empty]')).toBeVisible();
      expect(await height()).toBe(before);
      await frame.getByRole('button', {name: example, exact: true}).click();
      await expect(frame.locator('[data-empty]')).toHaveCount(0);
    }
  });
}

test('R-111 a filter that fits no instruction says so, and its button clears it', async ({page}) => {
  await open(page, '/v3/documentation/tvm/instructions?q=qqzzxxqq');
  const nothing = page.locator('.nothing');
  await expect(nothing).toContainText('Nothing fits. Remove a filter or a word.');
  await expect(page.locator('form.find output')).toHaveText('Nothing fits. Remove a filter or a word.');
  await nothing.getByRole('button').click();
  await expect(page.locator('section[data-category] tbody tr:visible')).toHaveCount(936);
  await expect(nothing).toBeHidden();
  await expect(page.locator('#quick-search')).toBeFocused();
});
