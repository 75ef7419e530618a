// The search modal by keyboard: the focus stays within as long as it is open.
import type {Page} from '@playwright/test';
import {hits, input, modal, openModal, PAGE} from './lib/search.ts';
import {expect, open, PHONE, test} from './lib/test.ts';

/** A search as the modal keeps it. */
const search = (name: string): object => ({
  objectID: name,
  url: `/v3/concepts/glossary#${name}`,
  type: 'lvl1',
  hierarchy: {lvl0: 'Concepts', lvl1: name, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  content: null,
});

const stored = {
  '__DOCSEARCH_RECENT_SEARCHES__docs.en': JSON.stringify([search('one'), search('two')]),
  '__DOCSEARCH_FAVORITE_SEARCHES__docs.en': JSON.stringify([search('three')]),
};

/** Where the focus is: the element by its class, title or text, and whether it is in the modal and can be seen. */
const focus = (page: Page): Promise<{name: string; isWithin: boolean; isVisible: boolean}> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const all = [...document.querySelectorAll('a, button, input')];
    return {
      name: `${all.indexOf(element)} ${element.tagName} ${element.className} ${element.title} ${element.textContent.slice(0, 30)}`,
      isWithin: document.querySelector('.DocSearch-Modal')!.contains(element),
      isVisible: element.checkVisibility({visibilityProperty: true}),
    };
  });

/** Goes from the box by Tab until it is there again, then back by Shift+Tab, and returns the stops on the way. */
async function walk(page: Page): Promise<string[]> {
  // What keeps the focus comes with what makes the modal a dialog.
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(input(page)).toBeFocused();
  const home = (await focus(page)).name;
  const rounds: string[][] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops: string[] = [];
    for (let count = 0; count < 40; count++) {
      await page.keyboard.press(key);
      const {name, isWithin, isVisible} = await focus(page);
      expect(isWithin, `${key} ${count + 1}: ${name}`).toBe(true);
      expect(isVisible, `${key} ${count + 1}: ${name}`).toBe(true);
      if (name === home) break;
      stops.push(name);
    }
    await expect(input(page), `${key} comes round`).toBeFocused();
    rounds.push(stops);
  }
  expect(rounds[1]!.toReversed(), 'the same stops both ways').toEqual(rounds[0]);
  expect(new Set(rounds[0]).size, 'each stop once').toBe(rounds[0]!.length);
  return rounds[0]!;
}

for (const [where, viewport] of [
  ['on a desktop', undefined],
  ['on a phone', PHONE],
] as const) {
  test(`R-301 Tab stays in the modal ${where}: start, results, none`, async ({newPage}) => {
    const page = await newPage(viewport && {viewport});
    await open(page, PAGE);
    await openModal(page);
    const start = await walk(page);
    expect(start, 'nothing to reset yet').toHaveLength(1);
    expect(start[0]).toContain('DocSearch-Cancel');
    await input(page).fill('cell');
    await expect(hits(page).first()).toBeVisible();
    const stops = await walk(page);
    expect(stops.filter((stop) => stop.includes('DocSearch-Reset'))).toHaveLength(1);
    expect(stops).toHaveLength(3);
    expect(stops.at(-1)).toContain('See all');
    await input(page).fill('qqzzxxqq');
    await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
    expect((await walk(page)).some((stop) => stop.includes('DocSearch-Prefill'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    // The trap goes with the modal.
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });
}

test('R-301 R-303 Tab stays in the modal among recent searches and favourites, also when one is removed', async ({newPage}) => {
  const page = await newPage({stored});
  await open(page, PAGE);
  await openModal(page);
  await expect(hits(page)).toHaveCount(3);
  // Cancel, two buttons of each recent search, one of the favourite.
  expect(await walk(page)).toHaveLength(6);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(hits(page)).toHaveCount(2);
  await page.keyboard.press('Tab');
  expect((await focus(page)).isWithin, 'after the button under the focus is gone').toBe(true);
  await input(page).focus();
  expect(await walk(page)).toHaveLength(5);
});
