// The crash page, and the banner of a home page whose files did not load.
import {ANY_SCRIPT, contentChunk, crashing} from './lib/chunks.ts';
import {chinese, type Language, languages, text} from './lib/site.ts';
import {alike, expect, FAILED_REQUEST, hydrated, open, saveData, test} from './lib/test.ts';
import type {Page} from '@playwright/test';

const FROM = '/v3/concepts/dive-into-ton/introduction';
const TO = '/v3/concepts/dive-into-ton/ton-ecosystem/wallet-apps';

/** Makes the component of the page at `TO` throw. */
async function seedCrash(page: Page, language: Language): Promise<void> {
  const source = language.name === 'en' ? `docs${TO}.mdx` : `i18n/${language.htmlLang}/docusaurus-plugin-content-docs/current${TO}.mdx`;
  await page.route(`**/${contentChunk(source, language.base)}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: crashing(await response.text())});
  });
}

for (const language of languages) {
  const testOnce = alike(test, language, chinese);
  testOnce(`R-214 crash page of ${language.name}: title, message, cause chain, and Try again returns`, async ({page, watch}) => {
    watch.allow(/Seeded crash/, /Seeded cause/, /onRecoverableError|Minified React error #(?:418|421|422|423|425)/);
    await saveData(page);
    await seedCrash(page, language);
    await open(page, language.base + FROM);
    await page.locator(`.footer a[href="${language.base + TO}"]`).click();
    await expect(page.locator('h1')).toHaveText(text(language, 'theme.ErrorPageContent.title', 'This page crashed.'));
    await expect(page).toHaveTitle(text(language, 'site.error.title', 'Page Error'));
    const main = page.locator('main');
    await expect(main).toContainText('Seeded crash');
    await expect(main).toContainText('Cause:');
    await expect(main).toContainText('Seeded cause');
    // The rest of the site is there.
    await expect(page.locator('.navbar')).toBeVisible();
    const again = page.getByRole('button', {name: text(language, 'theme.ErrorPageContent.tryAgain', 'Try again')});
    await again.click();
    await expect(page.locator('h1')).toHaveText(text(language, 'theme.ErrorPageContent.title', 'This page crashed.'));
    await page.evaluate(() => Object.assign(window, {seededCrash: false}));
    await again.click();
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page).not.toHaveTitle(text(language, 'site.error.title', 'Page Error'));
  });
}

test('R-214 a page that crashes as the first one, and the way out by a link', async ({page, watch}) => {
  watch.allow(/Seeded crash/, /Seeded cause/, /onRecoverableError|Minified React error #/);
  await seedCrash(page, languages[0]!);
  await page.goto(TO);
  await expect(page.locator('h1')).toHaveText('This page crashed.');
  await expect(page).toHaveTitle('Page Error');
  await page.locator(`.footer a[href="${FROM}"]`).click();
  await expect(page.locator('article h1')).toHaveText(/TON/);
  await expect(page).toHaveTitle(/Introduction/);
});

test('R-214 a crash of the whole shell says the same', async ({page, watch}) => {
  watch.allow(/Seeded crash/, /onRecoverableError|Minified React error #/);
  await open(page, FROM);
  // A hash that is no text of percent escapes makes the framework's scroll throw outside of any page.
  await page.evaluate(() => {
    document.getElementById = () => {
      throw new Error('Seeded crash');
    };
  });
  await page.locator('.table-of-contents a').first().click();
  await expect(page.locator('body')).toContainText(/This page crashed|Introduction/);
});

const BANNER = '#__docusaurus-base-url-issue-banner';

for (const language of languages) {
  test(`R-215 home page of ${language.name} explains a wrong base URL when its scripts and styles do not load`, async ({page, watch}) => {
    watch.allow(FAILED_REQUEST);
    await page.route(/\/assets\//, (route) => route.abort());
    await page.goto(language.baseUrl);
    await expect(page.locator(BANNER)).toBeVisible();
    await expect(page.locator(BANNER)).toContainText(`Current configured baseUrl = ${language.baseUrl}`);
    await expect(page.locator(BANNER)).toContainText(`We suggest trying baseUrl = ${language.baseUrl}`);
  });
}

test('R-215 the banner shows when only the scripts do not load', async ({page, watch}) => {
  watch.allow(FAILED_REQUEST);
  await page.route(ANY_SCRIPT, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator(BANNER)).toBeVisible();
});

test('R-215 the banner shows when only the styles do not load', async ({page, watch}) => {
  watch.allow(FAILED_REQUEST);
  await page.route(/\/assets\/css\//, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator(BANNER)).toBeVisible();
});

test('R-215 no banner where all is well, and none on other pages', async ({page, watch}) => {
  watch.allow(FAILED_REQUEST);
  for (const path of ['/', FROM]) {
    await open(page, path);
    await expect(page.locator(BANNER)).toHaveCount(0);
  }
  await page.route(/\/assets\//, (route) => route.abort());
  await page.goto(FROM);
  await expect(page.locator('article h1')).toBeVisible();
  await expect(page.locator(BANNER)).toHaveCount(0);
  await page.unroute(/\/assets\//);
  await page.goto('/');
  await hydrated(page);
});
