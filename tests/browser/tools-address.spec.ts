// The address inspector, and what all tools share: the frame, loading on demand, the state in the address.
import {bringAxe, violations} from './lib/axe.ts';
import {ON_DEMAND} from './lib/chunks.ts';
import {builtHtml, type Language, languages, russian, text} from './lib/site.ts';
import {alike, expect, FAILED_REQUEST, followRequests, goOffline, open, PHONE, test} from './lib/test.ts';

const PAGE = '/v3/documentation/smart-contracts/addresses';
const RIGHT = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs';
const WRONG = 'EQCxE6mUtQJKFnGfaROTK0t1lZbDiiX1kCixRv7Nw2Id_sDs';
const RAW = '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe';
const TOOL = '[data-tool="address"]';

/** Whether the page of a language has the tool: its translation may be written later than the page. */
const hasTool = ({base}: Language): boolean => /data-tool="?address\b/.test(builtHtml(base + PAGE));

test('without JavaScript the tool says what it does and what it needs', async ({newPage}) => {
  for (const language of languages.filter(hasTool)) {
    const page = await newPage({javaScriptEnabled: false, locale: language.browser});
    await page.goto(language.base + PAGE);
    const tool = page.locator(TOOL);
    await expect(tool).toContainText(text(language, 'tool.address.title', 'Address inspector'));
    await expect(tool).toContainText(
      text(language, 'tool.note', 'An interactive tool: it works on this page, in a browser with JavaScript, and sends nothing anywhere.'),
    );
  }
});

for (const language of languages) {
  const testOnce = alike(test, language, russian);
  testOnce(`any form in, every form out, in ${language.name}`, async ({newPage}) => {
    test.skip(!hasTool(language), 'the page is not translated yet');
    const page = await newPage({locale: language.browser});
    await open(page, language.base + PAGE);
    const tool = page.getByRole('region', {name: text(language, 'tool.address.title', 'Address inspector')});
    await tool.scrollIntoViewIfNeeded();
    const field = tool.getByRole('textbox');
    await field.fill(RAW);
    await expect(tool.locator('dl').first()).toContainText(RIGHT);
    await field.fill(RIGHT);
    await expect(tool.locator('dl').first()).toContainText(RAW);
    await expect(tool).toContainText('0xc0ec');
    // The state in the address leads a language away with it.
    await expect(page).toHaveURL(new RegExp(`#tool=address&in=${RIGHT}$`));
  });
}

test('a mistake is named by its position, tied to the field, and mended by keyboard', async ({page}) => {
  await open(page, PAGE);
  const tool = page.locator(TOOL);
  await tool.scrollIntoViewIfNeeded();
  const field = tool.getByRole('textbox');
  await field.fill(WRONG);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/characters 46 to 48 say 0xc0ec/);
  await field.press('Tab');
  const fix = tool.getByRole('button', {name: RIGHT});
  await expect(fix).toBeFocused();
  await fix.press('Enter');
  await expect(field).toHaveValue(RIGHT);
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await expect(tool.getByRole('status').filter({hasText: RAW})).toHaveCount(1);
});

test('garbage of any kind leaves the tool alive', async ({page}) => {
  await open(page, PAGE);
  const tool = page.locator(TOOL);
  await tool.scrollIntoViewIfNeeded();
  const field = tool.getByRole('textbox');
  for (const garbage of ['😀', '<img src=x onerror=alert(1)>', ':', '-:', 'a'.repeat(5000), '0'.repeat(64), '\u202e', `${RIGHT}=`]) {
    await field.fill(garbage);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await field.fill('   ');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await field.fill(` ${RIGHT}\n`);
  await expect(tool.locator('dl').first()).toContainText(RAW);
});

test('the address of the page brings the state, follows changes, and may hold anything', async ({page}) => {
  await open(page, `${PAGE}#tool=address&in=${encodeURIComponent(RAW)}`);
  const field = page.locator(TOOL).getByRole('textbox');
  await expect(field).toHaveValue(RAW);
  await expect(page.locator(TOOL)).toBeInViewport();
  await page.evaluate((hash) => (location.hash = hash), `tool=address&in=${RIGHT}`);
  await expect(field).toHaveValue(RIGHT);
  // Text is text, whatever it is; another tool's state and unknown names change nothing.
  const hostile = '<script>alert(1)</script>"\'&#100%';
  await page.evaluate((value) => (location.hash = `tool=address&in=${encodeURIComponent(value)}&__proto__=x&on=1`), hostile);
  await expect(field).toHaveValue(hostile);
  await page.evaluate(() => (location.hash = 'tool=other&in=abc'));
  await expect(field).toHaveValue(hostile);
  await page.evaluate(() => (location.hash = 'no-such-heading'));
  await expect(field).toHaveValue(hostile);
});

test('the fragment of a heading stays until the reader types, and the history does not grow', async ({page}) => {
  await open(page, PAGE);
  const id = await page.locator('article h2[id]').last().getAttribute('id');
  await open(page, `${PAGE}#${id}`);
  const tool = page.locator(TOOL);
  await tool.scrollIntoViewIfNeeded();
  const field = tool.getByRole('textbox');
  await expect(field).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  const before = await page.evaluate(() => history.length);
  await field.fill(RIGHT);
  await expect(page).toHaveURL(/#tool=address&in=/);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('R-203 another language keeps the state of the tool', async ({page}) => {
  test.skip(!hasTool(russian), 'the page is not translated yet');
  await open(page, PAGE);
  // The page stays at its top, where the tool is in sight: a page that scrolls takes the menu away from below the pointer.
  await page.locator(TOOL).getByRole('textbox').fill(RIGHT);
  await expect(page).toHaveURL(/#tool=address&in=/);
  await page.locator('.navbar .dropdown').last().hover();
  await page.locator('.navbar a[lang="ru"]').click();
  await page.waitForURL(`**${russian.base}${PAGE}#tool=address&in=${RIGHT}`);
  await expect(page.locator(TOOL).getByRole('textbox')).toHaveValue(RIGHT);
});

test('the face loads on demand, near the screen, and nothing moves when it comes', async ({page}) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, {shifts: seen});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push((entry as unknown as {value: number}).value);
    }).observe({type: 'layout-shift', buffered: true});
  });
  for (const size of [{width: 1280, height: 800}, PHONE]) {
    await page.setViewportSize(size);
    await open(page, PAGE);
    // What moves while the page loads, as when its font comes late, is another matter: `npm run bench:weight` holds that.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      (window as unknown as {shifts: number[]}).shifts.length = 0;
    });
    const tool = page.locator(TOOL);
    await tool.scrollIntoViewIfNeeded();
    await expect(tool.getByRole('textbox')).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts.filter((value) => value > 0.001))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  // On paper it shows what it holds, without what can be pressed.
  const tool = page.locator(TOOL);
  await tool.getByRole('textbox').fill(RIGHT);
  await expect(tool.locator('dl').first()).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(tool.getByRole('textbox')).toHaveValue(RIGHT);
  await expect(tool.locator('dl').first()).toBeVisible();
  await expect(tool.locator('dl').first().getByRole('button')).toHaveCount(0);
});

test('a file that does not come is said, and Retry brings the tool', async ({page, watch}) => {
  watch.allow(FAILED_REQUEST);
  await page.setViewportSize({width: 1280, height: 300});
  const requests = followRequests(page, (request) => ON_DEMAND.test(request.url()));
  let fail = true;
  await page.route(/tools_address/, (route) => (fail ? route.abort() : route.continue()));
  await open(page, PAGE);
  const tool = page.locator(TOOL);
  await tool.scrollIntoViewIfNeeded();
  const alert = tool.getByRole('alert');
  await expect(alert).toContainText('The tool could not be loaded.');
  await requests.quiet();
  fail = false;
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(tool.getByRole('textbox')).toBeFocused();
});

test('the tool passes axe, open, right and wrong, light and dark, and fits a phone', async ({page}) => {
  await bringAxe(page);
  await page.setViewportSize(PHONE);
  for (const input of [RIGHT, WRONG]) {
    await page.goto('about:blank');
    await open(page, `${PAGE}#tool=address&in=${input}`);
    await expect(page.locator(`${TOOL} table`).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
      expect(await violations(page, TOOL), `${mode} ${input}`).toEqual([]);
    }
  }
});

test('the inspector works without a network once it is there', async ({page, context, watch}) => {
  await open(page, `${PAGE}#tool=address&in=${RIGHT}`);
  const tool = page.locator(TOOL);
  await expect(tool.locator('dl').first()).toContainText(RAW);
  await goOffline(context, watch);
  const field = tool.getByRole('textbox');
  await field.fill(WRONG);
  await expect(field).toHaveAccessibleDescription(/characters 46 to 48 say 0xc0ec/);
  await field.fill(`-1:${'0'.repeat(64)}`);
  await expect(tool.locator('dl').first()).toContainText('Ef8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAU');
});
