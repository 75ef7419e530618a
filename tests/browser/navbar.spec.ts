// Navbar and footer: entries, logo, language switch.
import type {Page} from '@playwright/test';
import {footerColumns, socialLinks} from '../../site/footer.ts';
import {meta} from '../../site/meta.ts';
import {label, languages, russian, text} from './lib/site.ts';
import {alike, DESKTOP, expect, open, PHONE, test} from './lib/test.ts';

const PAGE = '/v3/concepts/dive-into-ton/introduction';

/** As specified, in English and with the address of each. */
const DROPDOWNS = {
  Concepts: {
    Introduction: '/v3/concepts/dive-into-ton/introduction',
    'Wallet apps': '/v3/concepts/dive-into-ton/ton-ecosystem/wallet-apps',
    Explorers: '/v3/concepts/dive-into-ton/ton-ecosystem/explorers-in-ton',
    'Blockchain of blockchains': '/v3/concepts/dive-into-ton/ton-blockchain/blockchain-of-blockchains',
  },
  Guidelines: {
    'Quick start': '/v3/guidelines/quick-start/getting-started',
    'Smart contracts': '/v3/guidelines/smart-contracts/guidelines',
    'Decentralized apps': '/v3/guidelines/dapps/overview',
    Nodes: '/v3/guidelines/nodes/overview',
    'Integrate with TON': '/v3/guidelines/ton-connect/overview',
    Web3: '/v3/guidelines/web3/overview',
  },
  Documentation: {
    'Smart contracts': '/v3/documentation/smart-contracts/overview',
    'Virtual machine': '/v3/documentation/tvm/tvm-overview',
    'Node types': '/v3/documentation/infra/nodes/node-types',
    'Decentralized apps': '/v3/documentation/dapps/dapps-overview',
    'Data formats: cell and bag of cells': '/v3/documentation/data-formats/tlb/cell-boc',
    'Networking: low-level ADNL': '/v3/documentation/network/protocols/adnl/low-level-adnl',
    Whitepapers: '/v3/documentation/whitepapers/overview',
  },
} as const;

const COLUMNS = ['Use', 'Learn', 'For Developers', 'Community', 'Other'];
const NETWORKS = ['linkedin', 'telegram', 'github', 'x', 'mail', 'coinmarketcap'];

const dropdown = (page: Page, name: string) =>
  page.locator('.navbar__item.dropdown', {has: page.locator('> .navbar__link', {hasText: new RegExp(`^${name}$`)})});

/** Label and address of each link. */
const linksOf = (page: Page, selector: string): Promise<[string, string][]> =>
  page.locator(selector).evaluateAll((links) => links.map((link) => [link.textContent.trim(), link.getAttribute('href') ?? '']));

for (const language of languages) {
  const {base, name} = language;
  const testOnce = alike(test, language, russian);

  test(`R-201 navbar dropdowns of ${name}`, async ({page, request}) => {
    await open(page, base + PAGE);
    for (const [title, entries] of Object.entries(DROPDOWNS)) {
      const menu = dropdown(page, label(language, 'navbar', title));
      await expect(menu.locator('.dropdown__menu')).toBeHidden();
      await menu.hover();
      await expect(menu.locator('.dropdown__menu')).toBeVisible();
      const found = await menu
        .locator('.dropdown__link')
        .evaluateAll((links) => links.map((link) => [link.textContent.trim(), link.getAttribute('href') ?? '']));
      expect(found).toEqual(Object.entries(entries).map(([english, to]) => [label(language, 'navbar', english), base + to]));
      for (const [, href] of found) expect((await request.get(href!)).status(), href).toBe(200);
    }
    // An entry leads to its page without a new document.
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    const concepts = dropdown(page, label(language, 'navbar', 'Concepts'));
    await concepts.hover();
    await concepts.getByRole('link', {name: label(language, 'navbar', 'Explorers'), exact: true}).click();
    await expect(page).toHaveURL(base + DROPDOWNS.Concepts.Explorers);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test(`R-201 links beside the dropdowns of ${name}, each entry in one line at every width`, async ({page}) => {
    await page.setViewportSize({width: 997, height: 700});
    await open(page, base + PAGE);
    for (const width of [997, 1024, 1100, 1170, 1240, 1280, 1340]) {
      await page.setViewportSize({width, height: 700});
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      const left = page.locator('.navbar__inner > .navbar__items:first-child > a.navbar__item');
      expect(await left.evaluateAll((links) => links.map((link) => [link.textContent.trim(), link.getAttribute('href')]))).toEqual([
        [label(language, 'navbar', 'Tools'), `${base}/v3/tools`],
        [label(language, 'navbar', 'Blog'), `${base}/blog`],
      ]);
      const boxes = await page
        .locator('.navbar__inner > .navbar__items > *')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({left, right, height}) => ({left, right, height})));
      const shown = boxes.filter(({left, right}) => right > left);
      for (const [index, box] of shown.entries()) {
        expect(box.height, `${width} px, entry ${index}`).toBeLessThan(45);
        expect(box.right, `${width} px, entry ${index}`).toBeLessThanOrEqual((shown[index + 1]?.left ?? width) + 0.5);
      }
      // The picture may be wider than the link around it.
      const logo = await page.locator('.navbar__inner .navbar__logo img').locator('visible=true').boundingBox();
      expect(logo!.x + logo!.width, `${width} px, logo`).toBeLessThanOrEqual(shown[1]!.left);
    }
  });

  testOnce(
    `R-202 right side of the navbar of ${name}: contribute, repository, languages and help with translation`,
    async ({page, request}) => {
      await open(page, base + PAGE);
      const right = page.locator('.navbar__items--right');
      await expect(right.getByRole('link', {name: label(language, 'navbar', 'Contribute'), exact: true})).toHaveAttribute(
        'href',
        `${base}/v3/contribute`,
      );
      const repository = right.locator('a.navbar-repository');
      await expect(repository).toHaveAttribute('href', meta.repository);
      await expect(repository).toContainText('GitHub');
      await right.locator('.dropdown').hover();
      const menu = right.locator('.dropdown__menu');
      await expect(menu).toBeVisible();
      await expect(menu.locator('[lang]')).toHaveText(languages.map((one) => one.label));
      const translate = menu.getByRole('link', {name: text(language, 'site.navbar.translate', 'Help Us Translate')});
      await expect(translate).toHaveAttribute('href', `${base}/v3/contribute/localization-program/overview`);
      expect((await request.get(`${base}/v3/contribute/localization-program/overview`)).status()).toBe(200);
    },
  );

  testOnce(`R-203 the language dropdown of ${name} keeps page, query and hash`, async ({page}) => {
    for (const other of languages) {
      await open(page, `${base}${PAGE}?a=1&b=c%26d#next`);
      const menu = page.locator('.navbar__items--right .dropdown');
      await menu.hover();
      const link = menu.locator(`[lang="${other.htmlLang}"]`);
      await expect(link).toHaveAttribute('href', `${other.base}${PAGE}?a=1&b=c%26d#next`);
      await link.click();
      await expect(page).toHaveURL(`${other.base}${PAGE}?a=1&b=c%26d#next`);
      await expect(page.locator('html')).toHaveAttribute('lang', other.htmlLang);
    }
  });

  testOnce(`R-203 the language dropdown of ${name} follows query and hash as they change`, async ({page}) => {
    await open(page, base + PAGE);
    const menu = page.locator('.navbar__items--right .dropdown');
    const toc = page.locator('.table-of-contents__link').nth(1);
    await toc.click();
    const hash = await toc.getAttribute('href');
    await menu.hover();
    await expect(menu.locator('[lang="ru"]')).toHaveAttribute('href', `/ru${PAGE}${hash}`);
    await page.locator(`.footer a[href="${base}/v3/concepts/glossary"]`).click();
    await expect(page).toHaveURL(`${base}/v3/concepts/glossary`);
    await menu.hover();
    await expect(menu.locator('[lang="zh-CN"]')).toHaveAttribute('href', '/mandarin/v3/concepts/glossary');
  });

  testOnce(`R-204 footer of ${name}: five columns with their links`, async ({page, request}) => {
    await open(page, language.baseUrl);
    const titles = page.locator('.footer__title');
    await expect(titles).toHaveText(COLUMNS.map((title) => label(language, 'footer', title)));
    const expected = footerColumns.flatMap((column) =>
      column.items.map((item) => [
        label(language, 'footer', item.label),
        'to' in item ? base + item.to : item.href.startsWith('pathname://') ? item.href.replace('pathname://', base) : item.href,
      ]),
    );
    const found = await linksOf(page, '.footer .footer__link-item');
    expect(found.map(([text]) => text)).toEqual(expected.map(([text]) => text));
    for (const [index, [text, href]] of found.entries()) {
      if (href.startsWith('/')) expect((await request.get(href)).status(), `${text}: ${href}`).toBe(200);
      else expect(href, text).toBe(expected[index]![1]);
    }
  });

  testOnce(`R-204 social links of ${name}, with icons of 24×24`, async ({page}) => {
    await open(page, language.baseUrl);
    expect(socialLinks.map(({network}) => network)).toEqual(NETWORKS);
    const links = page.locator('.footer__bottom ul a');
    await expect(links).toHaveCount(NETWORKS.length);
    for (const [index, {href, label: text}] of socialLinks.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', href);
      await expect(links.nth(index)).toHaveAccessibleName(text);
      const box = await links.nth(index).locator('svg').boundingBox();
      expect([box?.width, box?.height], text).toEqual([24, 24]);
    }
  });

  testOnce(`R-205 logo of ${name}: 100×32 on desktop, 63×24 on mobile, one drawing for light and one for dark`, async ({newPage}) => {
    const sizes = [
      [DESKTOP, 100, 32, ''],
      [{width: 997, height: 700}, 100, 32, ''],
      [{width: 996, height: 700}, 63, 24, '-small'],
      [PHONE, 63, 24, '-small'],
    ] as const;
    for (const mode of ['light', 'dark']) {
      const page = await newPage({stored: {theme: mode}, viewport: DESKTOP});
      await open(page, language.baseUrl);
      for (const [viewport, width, height, file] of sizes) {
        await page.setViewportSize(viewport);
        const shown = page.locator('.navbar__inner > .navbar__items .navbar__brand img').locator('visible=true');
        await expect(shown).toHaveCount(1);
        await expect.poll(() => shown.boundingBox(), {message: `${viewport.width} px, ${mode}`}).toMatchObject({width, height});
        await expect
          .poll(() =>
            shown.evaluate((image: HTMLImageElement) => [
              new URL(image.currentSrc).pathname.replace(/^\/(?:mandarin|ru)\//, '/'),
              image.naturalWidth > 0,
            ]),
          )
          .toEqual([`/img/logo-${mode}${file}.svg`, true]);
      }
      const brand = page.locator('.navbar__inner > .navbar__items .navbar__brand');
      await expect(brand).toHaveAccessibleName('TON Docs');
      await brand.click();
      await expect(page).toHaveURL(language.baseUrl);
    }
  });
}

test('R-202 the navbar stays while the reader scrolls', async ({page}) => {
  await open(page, '/v3/concepts/glossary');
  const navbar = page.locator('.navbar');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect(navbar).toBeInViewport();
  await page.evaluate(() => window.scrollBy(0, 800));
  await expect(navbar).toBeInViewport();
  expect(await navbar.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(0);
});

test('R-204 external links of the footer open without a way back into this page', async ({page}) => {
  await open(page, '/');
  const links = await page
    .locator('.footer a[href^="http"]')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href')!, link.getAttribute('rel') ?? ''] as const));
  expect(links.length).toBeGreaterThan(8);
  for (const [href, rel] of links) expect(rel, href).toMatch(/noopener/);
});
