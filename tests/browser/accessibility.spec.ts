// Each kind of page in the modes that the crawl does not see: dark, and a phone's width; and what a keyboard can do.
import {violations} from './lib/axe.ts';
import {languages} from './lib/site.ts';
import {DESKTOP, expect, hydrated, open, PHONE, test} from './lib/test.ts';

const TEMPLATES = [
  '/',
  '/v3/concepts/dive-into-ton/introduction',
  '/v3/concepts/glossary',
  '/v3/documentation/data-formats/tlb/cell-boc',
  '/v3/guidelines/quick-start/getting-started',
  '/v3/documentation/tvm/instructions',
  '/develop/dapps/ton-connect/protocol/bridge',
  '/hacktonberfest',
  '/search',
  '/blog',
  '/blog/2026/09/08/network-changes-since-mid-2025',
  '/tags',
  '/tags/cells',
  '/no/such/page',
];

for (const language of languages) {
  for (const [name, theme, viewport] of [
    ['dark, desktop', 'dark', DESKTOP],
    ['light, phone', 'light', PHONE],
    ['dark, phone', 'dark', PHONE],
  ] as const) {
    test(`WCAG 2.2 AA of every kind of page, ${language.name}, ${name}`, async ({newPage, watch}) => {
      test.setTimeout(180_000);
      watch.allow(/status of 404/);
      const page = await newPage({locale: language.browser, viewport, stored: {theme}});
      const found: string[] = [];
      for (const template of TEMPLATES) {
        await page.goto(language.base + template || '/');
        await hydrated(page);
        expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
        found.push(...(await violations(page)));
        // Nothing but tables, code and diagrams may scroll sideways.
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${template} is wider than the screen`).toBe(true);
      }
      expect(found).toEqual([]);
    });
  }

  test(`WCAG 2.2 AA of the open menus, ${language.name}`, async ({newPage}) => {
    const page = await newPage({locale: language.browser, viewport: PHONE});
    await open(page, `${language.base}/v3/concepts/dive-into-ton/introduction`);
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await page.locator('.navbar-sidebar').evaluate((element) => Promise.all(element.getAnimations({subtree: true}).map((animation) => animation.finished)));
    expect(await violations(page)).toEqual([]);
  });
}

test('R-203 keyboard: the skip link comes first and leads to the content', async ({page}) => {
  await open(page, '/v3/concepts/dive-into-ton/introduction');
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveAttribute('href', /skipToContent/);
  await page.keyboard.press('Enter');
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
});

test('keyboard: a glossary card opens on focus, is described to screen readers, and closes with Escape', async ({page}) => {
  await open(page, '/v3/concepts/dive-into-ton/introduction');
  const term = page.locator('[data-term]').first();
  const card = term.getByRole('tooltip');
  await expect(card).toBeHidden();
  // The focus ring shows for the keyboard alone: come from the link before.
  await term.locator('a').evaluate((link) => (link as HTMLElement).focus());
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(card).toBeVisible();
  await expect(term.locator('a')).toHaveAttribute('aria-describedby', (await card.getAttribute('id'))!);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(term.locator('a')).toBeFocused();
});

test('a glossary card stays open while the pointer is on it, without scripts too', async ({newPage}) => {
  const page = await newPage({javaScriptEnabled: false});
  await page.goto('/v3/concepts/dive-into-ton/introduction');
  const term = page.locator('[data-term]').first();
  await term.locator('a').hover();
  const card = term.getByRole('tooltip');
  await expect(card).toBeVisible();
  await card.hover();
  await expect(card).toBeVisible();
});

test('keyboard: wide code and diagrams can be scrolled, and show where the focus is', async ({newPage}) => {
  const page = await newPage({viewport: PHONE});
  await open(page, '/v3/documentation/data-formats/tlb/cell-boc');
  const code = page.locator('main pre').first();
  await code.focus();
  await expect(code).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const outline = await page.locator(':focus').evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).not.toBe('none');
});
