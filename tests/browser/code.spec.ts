// What the reader sees of a sample: colors from the build, the verdict of the tool, buttons.
import fs from 'node:fs';
import {alike, expect, hydrated, open, PHONE, test} from './lib/test.ts';
import {builtHtml, languages, russian, text} from './lib/site.ts';

/** Shows a sample of every kind: checked, refused, with title, with marked lines. */
const PAGE = '/v3/contribute';

for (const language of languages) {
  const testOnce = alike(test, language, russian);
  const say = (id: string, english: string): string => text(language, id, english);

  testOnce(`R-501 samples of ${language.name} say which tool checked them, and lead to what that promises`, async ({page, request}) => {
    await open(page, language.base + PAGE);
    const [before, after] = say('code.checked', 'Checked with {tool}').split('{tool}');
    const checked = page.locator('figure.code[data-lang="tolk"] .code-verdict a:not([data-refusal])').first();
    await expect(checked).toHaveText(new RegExp(`^${before}Tolk \\d+\\.\\d+\\.\\d+${after}$`));
    const refused = page.locator('.code-verdict:has(a[data-refusal])').first();
    await expect(refused.locator('a')).toContainText(say('code.refused', '{tool} refuses this').replace('{tool}', '').trim());
    await expect(refused.locator('samp')).toContainText('modifying immutable variable');
    const href = await checked.getAttribute('href');
    const [path, id] = href!.split('#');
    expect(await (await request.get(path!)).text()).toMatch(new RegExp(`id="?${id}["\\s>]`));
  });

  testOnce(
    `R-501 the buttons of a sample of ${language.name} copy its text, say so, and wrap its lines, by keyboard`,
    async ({newContext}) => {
      const context = await newContext({permissions: ['clipboard-read', 'clipboard-write'], viewport: PHONE});
      const page = await context.newPage();
      await open(page, language.base + PAGE);
      const figure = page.locator('figure.code[data-lang="tolk"]').first();
      const code = await figure.locator('code').textContent();
      const wrap = figure.getByRole('button', {name: say('code.wrap', 'Wrap long lines')});
      // What can be run has a button for it before the others.
      const first = figure.getByRole('button').first();
      await figure.locator('pre').focus();
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      if ((await first.getAttribute('data-code')) !== 'wrap') await page.keyboard.press('Tab');
      await expect(wrap).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(wrap).toHaveAttribute('aria-pressed', 'true');
      expect(await figure.locator('pre').evaluate((pre) => pre.scrollWidth <= pre.clientWidth), 'wrapped lines fit').toBe(true);
      await page.keyboard.press('Enter');
      await expect(wrap).toHaveAttribute('aria-pressed', 'false');
      await page.keyboard.press('Tab');
      await expect(figure.getByRole('button', {name: say('code.copy', 'Copy')})).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(figure.getByRole('status')).toHaveText(say('code.copied', 'Copied'));
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
      expect(code).not.toMatch(/\n$/);
    },
  );
}

test('R-501 no script of a page with samples holds a highlighter', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/v3/documentation/data-formats/tlb/cell-boc');
  await hydrated(page);
  const sources = await Promise.all(scripts);
  expect(sources.length).toBeGreaterThan(2);
  for (const source of sources) expect(source).not.toMatch(/\.languages\.extend|\bPrism\b/);
});

test('R-501 samples are colored and hold still without JavaScript', async ({newPage}) => {
  const page = await newPage({javaScriptEnabled: false});
  await page.goto(PAGE);
  const token = page.locator('figure.code[data-lang="tolk"] code span').first();
  const [color, ground] = await token.evaluate((one) => [getComputedStyle(one).color, getComputedStyle(one.closest('code')!).color]);
  expect(color).not.toBe(ground);
  expect(await page.locator('figure.code').count()).toBeGreaterThan(10);
  await expect(page.locator('figure.code .code-title').first()).toBeVisible();
});

test('a caption that names a file of samples/ is a link to the whole file', () => {
  for (const language of languages) {
    const html = builtHtml(`${language.base}/v3/guidelines/dapps/transactions/hash-based-tracking`);
    const linked = [...html.matchAll(/<figcaption class="?code-title"?><span><a href="?[^\s">]+\/blob\/HEAD\/(samples\/[^\s">]+)"?>/g)];
    const files = linked.map(([, file]) => file!);
    expect(files, language.name).toContain('samples/transactions/track.ts');
    for (const file of files) expect(fs.existsSync(file), file).toBe(true);
  }
});
