// Where the playground of a page stands: beside the text on a wide screen, a sheet at the foot of a narrow one.
import type {Locator, Page} from '@playwright/test';
import {strings as en} from '../../src/playground/panel/strings/en.ts';
import {bringAxe, violations} from './lib/axe.ts';
import {expect, FAILED_REQUEST, open, PHONE, test} from './lib/test.ts';

const PAGE = '/v3/guidelines/quick-start/getting-started';
const WIDE = {width: 1440, height: 900};
const DESK = {width: 1200, height: 800};
const TABLET = {width: 1024, height: 768};

const dockOf = (page: Page): Locator => page.locator('[data-playground-dock]');
const runOf = (page: Page): Locator => page.locator('figure[data-run] [data-code=run]').first();
const button = (dock: Locator, name: string): Locator => dock.getByRole('button', {name, exact: true});
const topOf = (element: Locator): Promise<number> => element.evaluate((one) => Math.round(one.getBoundingClientRect().top));
const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Opens the panel from the first sample of the page, which stands in the middle of the screen. */
async function openDock(page: Page): Promise<Locator> {
  await open(page, PAGE);
  const run = runOf(page);
  await run.evaluate((one) => one.scrollIntoView({block: 'center', behavior: 'instant'}));
  await run.click();
  const dock = dockOf(page);
  await expect(dock.locator('.cm-content')).toContainText('fun ');
  return dock;
}

async function press(dock: Locator, name: string): Promise<void> {
  await button(dock, name).click();
  await expect(dock.locator('[data-busy]')).toHaveCount(0);
}

for (const [name, size] of [
  ['beside the text at 1,440', WIDE],
  ['beside the text at 1,200', DESK],
  ['as a sheet at 1,024', TABLET],
  ['as a sheet on a phone', PHONE],
] as const) {
  test(`the playground opens ${name} px: the sample stays where it is, and closing leads back to it`, async ({newPage}) => {
    const page = await newPage({viewport: size});
    await open(page, PAGE);
    const run = runOf(page);
    await run.evaluate((one) => one.scrollIntoView({block: 'center', behavior: 'instant'}));
    const [top, scroll] = [await topOf(run), await scrollOf(page)];
    await run.click();
    const dock = dockOf(page);
    await expect(dock.locator('.cm-content')).toContainText('fun ');
    await expect(dock).toBeFocused();
    expect(Math.abs((await topOf(run)) - top)).toBeLessThanOrEqual(1);
    const place = (await dock.boundingBox())!;
    if (size.width >= 1200) {
      expect(Math.round(place.x + place.width)).toBe(size.width);
      const text = (await page.locator('article').first().boundingBox())!;
      expect(text.x + text.width).toBeLessThanOrEqual(place.x);
      expect(text.width).toBeGreaterThan(380);
    } else {
      expect([Math.round(place.x), Math.round(place.width)]).toEqual([0, size.width]);
      expect(Math.round(place.y + place.height)).toBe(size.height);
      expect(place.y).toBeGreaterThan(size.height / 5);
      expect(await scrollOf(page)).toBe(scroll);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    // What runs moves nothing either, and its result stands by the button.
    const opened = await scrollOf(page);
    await press(dock, en.send);
    await expect(dock.locator('[data-newest]')).toBeInViewport();
    expect(await scrollOf(page)).toBe(opened);
    // Closed by its button: text, focus and place are as they were.
    await button(dock, en.close).click();
    await expect(dock).toBeHidden();
    await expect(run).toBeFocused();
    expect(Math.abs((await topOf(run)) - top)).toBeLessThanOrEqual(1);
    expect(Math.abs((await scrollOf(page)) - scroll)).toBeLessThanOrEqual(1);
    // And by Escape, also after the reader has scrolled away; what has run is still there.
    await run.press('Enter');
    await expect(dock.locator('[data-newest]')).toContainText(en.runInternal);
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await page.keyboard.press('Escape');
    await expect(dock).toBeHidden();
    await expect(run).toBeFocused();
    expect(Math.abs((await topOf(run)) - top)).toBeLessThanOrEqual(1);
  });
}

test('storage is decoded by the types of the contract, with what changed; the raw form is folded', async ({newPage}) => {
  const page = await newPage({viewport: WIDE});
  const dock = await openDock(page);
  await press(dock, en.send);
  const newest = dock.locator('[data-newest]');
  await expect(newest.locator('[data-storage] li[data-changed]')).toHaveText(/^value:\s*0 → 1$/);
  await expect(newest.locator('[data-storage] li').first()).toContainText(en.owner);
  await expect(newest).toContainText(en.actions);
  const raw = newest.locator('details').filter({hasText: en.dataAfter});
  await expect(raw.locator('dl')).toBeHidden();
  await raw.locator('summary').click();
  await expect(raw.locator('dl')).toBeVisible();
  // The deployment that went before is among the earlier results, and a result goes there with the next one.
  await press(dock, en.call);
  await expect(dock.locator('[data-newest]')).toHaveCount(1);
  await expect(dock.locator('[data-run-result]')).toHaveCount(3);
  const order = await dock.evaluate((panel) => {
    const all = [...panel.querySelectorAll('button, [data-newest]')];
    return all.findIndex((one) => one.hasAttribute('data-newest')) - all.findIndex((one) => one.textContent === 'Call');
  });
  expect(order).toBe(1);
});

test('the panel keeps its work and its focus from one width to another', async ({newPage}) => {
  const page = await newPage({viewport: WIDE});
  const dock = await openDock(page);
  const content = dock.locator('.cm-content');
  await content.press('ControlOrMeta+Home');
  await page.keyboard.type('// mine\n');
  for (const size of [PHONE, DESK, TABLET, WIDE]) {
    await page.setViewportSize(size);
    await expect(content).toContainText('// mine');
    await expect(content).toBeFocused();
    const place = (await dock.boundingBox())!;
    expect(Math.round(place.x + place.width)).toBe(size.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  // Escape belongs to the editor while the reader types.
  await page.keyboard.press('Escape');
  await expect(dock).toBeVisible();
});

test('a page that is left takes the panel along, and the next one has its whole width', async ({newPage}) => {
  const page = await newPage({viewport: WIDE});
  await openDock(page);
  await page.locator('.navbar__items a[href$="/v3/tools"]').click();
  await expect(page).toHaveURL(/\/v3\/tools$/);
  await expect(dockOf(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-docked', /.*/);
});

test('with less motion the panel is there at once; on paper it shows what it holds', async ({newPage}) => {
  const page = await newPage({viewport: PHONE});
  const dock = await openDock(page);
  expect(await dock.evaluate((one) => getComputedStyle(one).animationName)).toBe('none');
  await press(dock, en.send);
  await page.emulateMedia({media: 'print'});
  expect(await dock.evaluate((one) => getComputedStyle(one).position)).toBe('static');
  await expect(dock.locator('[data-newest] [data-storage]')).toContainText('value');
  await expect(button(dock, en.close)).toBeHidden();
  // A panel that nobody has opened is no part of the paper.
  const other = await newPage();
  await open(other, PAGE);
  await other.emulateMedia({media: 'print'});
  await expect(other.locator('[data-playground]')).toBeHidden();
});

test('what does not come is said where the reader is, and the page stays there', async ({page, watch}) => {
  watch.allow(FAILED_REQUEST, /ChunkLoadError|Loading chunk/);
  await page.route(/\/playground[-.][^/]*js/, (route) => route.abort());
  await open(page, PAGE);
  const run = runOf(page);
  await run.evaluate((one) => one.scrollIntoView({block: 'center', behavior: 'instant'}));
  const scroll = await scrollOf(page);
  await run.click();
  const alert = page.locator('[data-playground] > [role=alert]');
  await expect(alert).not.toBeEmpty();
  await expect(alert).toBeInViewport();
  expect(await scrollOf(page)).toBe(scroll);
  await page.unroute(/\/playground[-.][^/]*js/);
  await run.click();
  await expect(dockOf(page).locator('.cm-content')).toContainText('fun ');
  await expect(alert).toBeEmpty();
});

test('its own page has no dock: there it is the page', async ({page}) => {
  await open(page, '/v3/playground');
  await expect(page.locator('[data-playground] .cm-content')).toBeVisible();
  await expect(dockOf(page)).toHaveCount(0);
});

test('R-701 docked, as a sheet and with a result, the page has no accessibility problem in either mode', async ({newContext}) => {
  for (const viewport of [WIDE, PHONE]) {
    const context = await newContext({viewport});
    await bringAxe(context);
    const page = await context.newPage();
    const dock = await openDock(page);
    await press(dock, en.send);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
      expect(await violations(page), `${viewport.width}, ${theme}`).toEqual([]);
    }
    await context.close();
  }
});
