// Every kind of page without JavaScript: it can be read, and one can go on from it.
import {languages, russian, text} from './lib/site.ts';
import {alike, DESKTOP, expect, NOT_FOUND, PHONE, test} from './lib/test.ts';

const PAGES = [
  '/',
  '/v3/concepts/dive-into-ton/introduction',
  '/v3/documentation/data-formats/tlb/cell-boc',
  '/v3/guidelines/quick-start/getting-started',
  '/v3/concepts/glossary',
  '/v3/documentation/tvm/instructions',
  '/v3/tools',
  '/develop/dapps/ton-connect/protocol',
  '/develop/dapps/ton-connect/protocol/bridge',
  '/develop/dapps/ton-connect/protocol/requests-responses',
  '/develop/dapps/ton-connect/protocol/session',
  '/develop/dapps/ton-connect/protocol/wallet-guidelines',
  '/develop/dapps/ton-connect/protocol/workflow',
  '/hacktonberfest',
  '/blog',
  '/blog/2026/09/08/network-changes-since-mid-2025',
  '/blog/archive',
  '/tags',
  '/tags/cells',
  '/search',
];

test.use({javaScriptEnabled: false});

for (const language of languages) {
  const {base} = language;
  const testOnce = alike(test, language, russian);

  test(`R-110 R-112 pages of ${language.name} are readable without JavaScript`, async ({page}) => {
    // The styles of a phone are the same in each language.
    for (const viewport of language.name === 'en' || process.env.TEST_ALL ? [DESKTOP, PHONE] : [DESKTOP]) {
      await page.setViewportSize(viewport);
      for (const path of PAGES) {
        const address = path === '/' ? language.baseUrl : base + path;
        const response = await page.goto(address);
        expect(response!.status(), address).toBe(200);
        const heading = page.locator('h1').locator('visible=true').first();
        await expect(heading, address).toBeVisible();
        const main = page.locator('main, #__docusaurus_skipToContent_fallback').first();
        const words = (await main.innerText()).length;
        expect(words, `${address}: text`).toBeGreaterThan(path === '/search' || path === '/blog/archive' ? 30 : 200);
        // A way on that shows: from its text or from the footer.
        expect(await page.locator('main a[href^="/"]:visible, .footer a[href^="/"]:visible').count(), `${address}: links`).toBeGreaterThan(
          5,
        );
        // Nothing says that it is still loading.
        await expect(page.locator('[role="status"]:visible, [role="alert"]:visible').filter({hasText: /\S/}), address).toHaveCount(0);
      }
    }
  });

  testOnce(`R-201 R-110 navigation of ${language.name} works without JavaScript`, async ({page}) => {
    await page.goto(language.baseUrl);
    // Home, card, previous and next, dropdown, sidebar, footer, another language.
    await page.locator('main section[aria-labelledby="readers"] a').first().click();
    await expect(page).toHaveURL(`${base}/v3/concepts/dive-into-ton/introduction`);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('article h1')).toBeVisible();
    await page.locator('.pagination-nav__link--prev').click();
    await expect(page).toHaveURL(`${base}/v3/concepts/dive-into-ton/introduction`);
    await page.locator('.navbar__items .dropdown').nth(2).hover();
    await page.locator('.navbar__items .dropdown').nth(2).locator('.dropdown__link').nth(4).click();
    await expect(page).toHaveURL(`${base}/v3/documentation/data-formats/tlb/cell-boc`);
    await page.locator('.theme-doc-toc-desktop a[href="#cell-hash"]').click();
    await expect(page.locator('#cell-hash')).toBeInViewport();
    await page.locator('.theme-doc-sidebar-menu > li > .menu__link').last().click();
    await expect(page.locator('article h1')).toBeVisible();
    await page.locator('.navbar__items--right .dropdown').hover();
    const other = languages.find((one) => one !== language)!;
    await page.locator(`.navbar__items--right .dropdown__link[lang="${other.htmlLang}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other.htmlLang);
    await page.goBack();
    await page.locator(`.footer a[href="${base}/blog"]`).click();
    await expect(page.locator('article').first()).toBeVisible();
  });

  testOnce(`R-103 not-found page of ${language.name} helps without JavaScript`, async ({page, watch}) => {
    watch.allow(NOT_FOUND);
    const response = await page.goto(`${base}/nothing/here`);
    expect(response!.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText(text(language, 'theme.NotFound.title', 'Page Not Found'));
    await page
      .locator('main')
      .getByRole('link', {name: text(language, 'site.notFound.home', 'Home page')})
      .click();
    await expect(page).toHaveURL(language.baseUrl);
  });
}

test('R-201 a phone without JavaScript reaches every entry of the navbar', async ({page}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/v3/concepts/dive-into-ton/introduction');
  const shown = await page.locator('a[href]:visible').evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  for (const target of [
    '/v3/guidelines/quick-start/getting-started',
    '/v3/documentation/smart-contracts/overview',
    '/v3/tools',
    '/blog',
    '/v3/contribute',
    '/v3/concepts/glossary',
  ]) {
    expect(shown).toContain(target);
  }
});

test('a glossary card can be read without JavaScript', async ({page}) => {
  await page.goto('/v3/concepts/dive-into-ton/introduction');
  const term = page.locator('article [data-term]').first();
  await term.hover();
  await expect(term.locator('[role="tooltip"]')).toBeVisible();
});
