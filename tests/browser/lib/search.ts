// What the tests of search share: the modal, its parts, and what is asked in each language.
import type {Locator, Page} from '@playwright/test';
import {chinese, english, russian, type Language} from './site.ts';
import {expect, hydrated, open} from './test.ts';

/** A question in each language, and the beginning of a word of it. */
export const QUESTIONS: readonly (readonly [Language, question: string, half: string])[] = [
  [english, 'smart contract', 'blockch'],
  [chinese, '智能合约', '智能合'],
  [russian, 'смарт-контрактами', 'блокче'],
];

export const PAGE = '/v3/documentation/data-formats/tlb/cell-boc';

export const modal = (page: Page): Locator => page.locator('.DocSearch-Modal');
export const input = (page: Page): Locator => page.locator('.DocSearch-Input');
export const hits = (page: Page): Locator => page.locator('.DocSearch-Hit');

/** Opens the modal by keyboard, as soon as the page hears keys. */
export async function openModal(page: Page): Promise<void> {
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

/** Opens a page and in it the modal, asks, and waits for results. */
export async function ask(page: Page, path: string, question: string): Promise<void> {
  await open(page, path);
  await openModal(page);
  await input(page).fill(question);
  await expect(hits(page).first()).toBeVisible();
}

/** Waits until nothing of the answer is on its way: that over the headings comes first, and completes itself. */
export async function complete(page: Page): Promise<void> {
  await expect(hits(page).first()).toBeVisible();
  await expect(page.locator('.search-note')).toHaveCount(0);
}

/** Files of search, by what they are. */
export const FILES = {
  all: '**/search/{*,words/*}.json',
  manifest: '**/search/manifest.json',
  heads: '**/search/heads.*.json',
  words: '**/search/words/*.json',
  texts: '**/search/text/*.json',
};

/** What the worker says in the console about a file that it cannot have. */
export const NO_FILE = /Failed to load resource/;
