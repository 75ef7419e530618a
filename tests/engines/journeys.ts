// What readers do, written once for the engines beside Chromium. Looks at what each engine does by itself: modules, workers,
// WebAssembly, selectors, dialogs, keys. What the site decides is proved in Chromium (tests/browser).
import assert from 'node:assert/strict';
import {strings as playground} from '../../src/playground/panel/strings/en.ts';
import {chinese, english, languages, russian} from '../browser/lib/site.ts';
import {TEMPLATES} from '../lib/templates.ts';
import type {EnginePage} from './page.ts';
import type {EngineSite} from './site.ts';

export interface Journey {
  readonly name: string;
  /** Part of `npm test`; the others run with TEST_ALL=1. */
  readonly always?: true;
  /** Errors that the journey itself brings about. */
  readonly provokes?: RegExp;
  go(page: EnginePage, site: EngineSite): Promise<void>;
}

const DOC = '/v3/documentation/data-formats/tlb/cell-boc';
const INTRODUCTION = '/v3/concepts/dive-into-ton/introduction';
const INSTRUCTIONS = '/v3/documentation/tvm/instructions';
const PLAYGROUND = '/v3/guidelines/quick-start/getting-started';
const FUNC_PAGE = '/v3/concepts/dive-into-ton/go-from-ethereum/solidity-vs-func';
const BAG = 'b5ee9c7201010301000f0002032ac002010101b8020006544f4e';
const ROOT_HASH = '2eaa8ca9ce38029f8be725779f33d72e7cd3d94c4099862d33dfaa78a27e7765';
const ADDRESS = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs';
const RAW_ADDRESS = '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe';
const TOGGLE = '.navbar__items--right button.clean-btn[title]';
const RESULT = '[data-playground] >> [data-run-result]';

const inMode = (page: EnginePage, mode: string): Promise<unknown> =>
  page.until(`${mode} mode`, (wanted) => document.documentElement.dataset.theme === wanted, mode);

async function openSearch(page: EnginePage): Promise<void> {
  await page.press('Control+k');
  await page.until('the field of the search', () => document.activeElement?.classList.contains('DocSearch-Input'));
}

/** Opens the panel of a page and presses one of its buttons, and waits for the end of the work. */
async function inPlayground(page: EnginePage, button: string): Promise<void> {
  await page.click('[data-playground] >> button', button);
  await page.misses('[data-playground] >> [data-busy]');
}

/** A tool as an address opens it, and what it shows then. */
const TOOLS: readonly (readonly [name: string, address: string, shown: string])[] = [
  ['exitcode', '/v3/documentation/tvm/tvm-exit-codes#tool=exitcode&q=-14', 'Out of gas'],
  ['config', '/v3/documentation/network/configs/blockchain-configs#tool=config&q=10', '10'],
  ['fees', '/v3/documentation/smart-contracts/transaction-fees/fees#tool=fees', 'Gas used'],
];

export const journeys: readonly Journey[] = [
  ...languages.map((language): Journey => ({
    name: `the first load of every kind of page in ${language.name}`,
    always: true,
    async go(page) {
      for (const path of Object.values(TEMPLATES)) {
        await page.open(path === '/' ? language.baseUrl : language.base + path);
        await page.sees('h1');
        assert.equal(await page.run(() => document.documentElement.lang), language.htmlLang, path);
      }
    },
  })),
  {
    name: 'from page to page by a link, and back',
    always: true,
    async go(page) {
      await page.open(INTRODUCTION);
      await page.run(() => void Object.assign(window, {same: true}));
      await page.click('.footer a[href="/v3/concepts/glossary"]');
      await page.at('/v3/concepts/glossary');
      await page.sees('article h1', 'Glossary');
      await page.back();
      await page.at(INTRODUCTION);
      await page.sees('article h1', 'TON');
      assert.equal(await page.run(() => (window as {same?: boolean}).same), true, 'the document was loaded again');
    },
  },
  {
    name: 'the sidebar opens a category and a page',
    async go(page) {
      await page.open(INTRODUCTION);
      const category = '.theme-doc-sidebar-container .menu__link--sublist[aria-expanded]';
      const state = (css: string): string => document.querySelector(css)!.getAttribute('aria-expanded')!;
      const before = await page.run(state, category);
      await page.click(category);
      await page.until(
        'the other state',
        (css, was) => document.querySelector(css)!.getAttribute('aria-expanded') !== was,
        category,
        before,
      );
      await page.click('.pagination-nav__link--next');
      await page.until('the next page', (path) => location.pathname !== path, INTRODUCTION);
      await page.sees('article h1');
    },
  },
  {
    name: 'the contents of a page lead to a heading under the navbar',
    async go(page) {
      await page.open(DOC);
      await page.click('.theme-doc-toc-desktop a[href="#limits"]');
      await page.at(`${DOC}#limits`);
      await page.until('the heading in sight', () => {
        const top = document.querySelector('#limits')!.getBoundingClientRect().top;
        return top >= document.querySelector('.navbar')!.getBoundingClientRect().bottom - 1 && top < innerHeight;
      });
    },
  },
  {
    name: 'search by keyboard leads to a page',
    always: true,
    async go(page) {
      await page.open(INTRODUCTION);
      await openSearch(page);
      await page.type('jetton');
      await page.sees('.DocSearch-Hit mark');
      await page.press('Enter');
      await page.until('another page', (path) => location.pathname !== path, INTRODUCTION);
      await page.misses('.DocSearch-Modal');
      await page.sees('h1');
    },
  },
  ...[chinese, russian].map((language): Journey => ({
    name: `search in ${language.name}`,
    async go(page) {
      await page.open(`${language.base}/search?q=${encodeURIComponent(language === chinese ? '智能合约' : 'ячейка')}`);
      await page.sees('.search-result mark');
    },
  })),
  {
    name: 'the search page: results, more of them, a filter, another language',
    async go(page) {
      await page.open('/search?q=jetton');
      await page.sees('.search-result h2 a');
      await page.click('.search-filters fieldset label:has(small)');
      await page.until('the filter in the address', () => new URLSearchParams(location.search).size > 1);
      await page.sees('.search-result h2 a');
      await page.click('.search-languages a[hreflang="ru"]');
      await page.sees('.search-result h2 a[href^="/ru/"]');
    },
  },
  {
    name: 'the color mode is chosen, and kept on the next page',
    always: true,
    async go(page) {
      await page.open(INTRODUCTION);
      await inMode(page, 'light');
      await page.click(TOGGLE);
      await inMode(page, 'dark');
      await page.open('/ru/blog');
      await inMode(page, 'dark');
    },
  },
  {
    name: 'the language is chosen in the menu',
    always: true,
    async go(page) {
      await page.open(DOC);
      await page.hover('.navbar__items--right .dropdown');
      await page.click('.navbar__items--right .dropdown__menu [lang="ru"]');
      await page.at(russian.base + DOC);
      await page.hydrated();
      assert.equal(await page.run(() => document.documentElement.lang), russian.htmlLang);
    },
  },
  {
    name: 'the announcement is closed for good',
    async go(page) {
      await page.open('/');
      await page.click('.theme-announcement-bar button');
      await page.misses('.theme-announcement-bar');
      await page.open(INTRODUCTION);
      await page.misses('.theme-announcement-bar');
    },
  },
  {
    name: 'the menu of a phone leads to another page',
    async go(page) {
      await page.resize(390, 844);
      await page.open(INTRODUCTION);
      await page.click('.navbar__toggle');
      await page.sees('.navbar-sidebar');
      await page.click('.navbar-sidebar__back');
      await page.click('.navbar-sidebar__item a[href="/blog"]');
      await page.at('/blog');
      await page.misses('.navbar-sidebar__backdrop');
      assert.ok(await page.run(() => document.documentElement.scrollWidth <= innerWidth), 'the page is wider than the phone');
    },
  },
  {
    name: 'by keyboard over the skip link to the content',
    async go(page) {
      await page.open(DOC);
      await page.press('Tab');
      await page.until('the skip link', () => document.activeElement?.getAttribute('href')?.startsWith('#__docusaurus_skipToContent'));
      await page.press('Enter');
      await page.until('the skip link left', () => !document.activeElement?.matches('[href^="#__docusaurus_skipToContent"]'));
      // Engines differ in where the focus is now, not in where it goes on.
      await page.press('Tab');
      await page.until('the content', () => Boolean(document.activeElement?.closest('#__docusaurus_skipToContent_fallback, main')));
    },
  },
  {
    name: 'a glossary card on a term',
    async go(page) {
      await page.open(INTRODUCTION);
      await page.hover('article [data-term] a');
      await page.sees('article [data-term] [role="tooltip"]');
      await page.press('Escape');
      await page.misses('article [data-term] [role="tooltip"]');
    },
  },
  {
    name: 'an old address leads to the page of today',
    async go(page) {
      await page.open('/learn/introduction');
      await page.sees('article h1');
      await page.open(`${INSTRUCTIONS}#F90404`);
      await page.until('the row of the old fragment', () => {
        const {top} = document.querySelector('[id="HASHEXT_KECCAK512"]')!.getBoundingClientRect();
        return top > 0 && top < innerHeight;
      });
    },
  },
  {
    name: 'the playground compiles and runs Tolk',
    always: true,
    async go(page) {
      await page.open(PLAYGROUND);
      await page.click('[data-playground] >> button', 'Open the playground');
      await page.sees('[data-playground] >> .cm-content', 'fun ');
      await inPlayground(page, playground.compile);
      await page.sees('[data-playground] >> [data-compile=ok]');
      await inPlayground(page, playground.call);
      await page.sees(RESULT, `${playground.runGet('currentValue')} ${playground.ok}`);
    },
  },
  {
    name: 'the playground compiles and runs FunC',
    async go(page) {
      await page.open(FUNC_PAGE);
      await page.click('figure[data-run="samples/counter/counter.fc"] [data-code=run]');
      await page.sees('[data-playground] >> .cm-content', 'cell get_data()');
      await inPlayground(page, playground.call);
      await page.sees(RESULT, `${playground.runGet('currentValue')} ${playground.ok}`);
    },
  },
  {
    name: 'what was typed into the playground is shared by its address',
    async go(page) {
      await page.open(PLAYGROUND);
      await page.click('[data-playground] >> button', 'Open the playground');
      await page.sees('[data-playground] >> .cm-content', 'fun ');
      await page.fill('[data-playground] >> .cm-content', 'get fun answer(): int { return 42; ');
      await page.click('[data-playground] >> button', playground.share);
      await page.until('the run in the address', () => location.hash.startsWith('#run='));
      const hash = await page.run(() => location.hash);
      await page.open('/');
      await page.open(PLAYGROUND + hash);
      await page.sees('[data-playground] >> .cm-content', 'answer(): int');
    },
  },
  {
    name: 'the playground works without a network once it was used',
    provokes: /did not load|console: /,
    async go(page, site) {
      await page.open(PLAYGROUND);
      await page.click('[data-playground] >> button', 'Open the playground');
      await page.sees('[data-playground] >> .cm-content', 'fun ');
      await inPlayground(page, playground.call);
      site.offline = true;
      await inPlayground(page, playground.send);
      await page.sees(RESULT, playground.ok);
    },
  },
  {
    name: 'an instruction runs',
    always: true,
    async go(page) {
      await page.open(INSTRUCTIONS);
      await page.click('tr[id="ADD"] button');
      await page.sees('dialog[open] [data-outcome="0"]');
      await page.press('Escape');
      await page.misses('dialog[open]');
    },
  },
  {
    name: 'instructions are found as one types',
    async go(page) {
      await page.open(INSTRUCTIONS);
      await page.fill('#quick-search', 'sendrawmsg');
      await page.sees('[id="SENDRAWMSG"]');
      await page.misses('[id="ADD"]');
      await page.at(`${INSTRUCTIONS}?q=sendrawmsg`);
    },
  },
  {
    name: 'the viewer of cells opens a bag from the address',
    always: true,
    async go(page) {
      await page.open(`${DOC}#tool=boc&in=${BAG}`);
      await page.sees('[data-tool="boc"]', ROOT_HASH);
    },
  },
  {
    name: 'an address that is typed is taken apart',
    async go(page) {
      await page.open('/v3/documentation/smart-contracts/addresses');
      // It comes when it is in sight.
      await page.run(() => document.querySelector('[data-tool="address"]')!.scrollIntoView({block: 'center'}));
      await page.fill('[data-tool="address"] input, [data-tool="address"] textarea', ADDRESS);
      await page.sees('[data-tool="address"] dl', RAW_ADDRESS);
      await page.at(`/v3/documentation/smart-contracts/addresses#tool=address&in=${ADDRESS}`);
    },
  },
  ...TOOLS.map(([name, address, shown]): Journey => ({
    name: `the tool ${name} answers from its address`,
    async go(page) {
      await page.open(address);
      await page.sees(`[data-tool="${name}"][data-state="ready"]`, shown);
    },
  })),
  {
    name: 'each example of the tools hub opens its tool',
    async go(page) {
      await page.open('/v3/tools');
      await page.sees('main form');
      const examples = await page.run(() => document.querySelectorAll('main form button[type="button"]').length);
      assert.ok(examples >= 8, `${examples} examples`);
      for (let index = 0; index < examples; index++) {
        await page.open('/v3/tools');
        await page.sees('main form');
        await page.run((place) => document.querySelectorAll<HTMLElement>('main form button[type="button"]')[place]!.click(), index);
        await page.sees('[data-tool][data-state="ready"], dialog[open]');
      }
    },
  },
  {
    name: 'storage is blocked: pages, color mode, search and a tool work',
    always: true,
    // What the framework says once of storage that it cannot have.
    provokes: /^console: .*Docusaurus storage/i,
    async go(page, site) {
      site.storageBlocked = true;
      await page.open(INTRODUCTION);
      await page.click(TOGGLE);
      await inMode(page, 'dark');
      await openSearch(page);
      await page.type('cell');
      await page.sees('.DocSearch-Hit mark');
      await page.press('Enter');
      await page.misses('.DocSearch-Modal');
      await page.open(`${DOC}#tool=boc&in=${BAG}`);
      await page.sees('[data-tool="boc"]', ROOT_HASH);
    },
  },
  {
    name: 'what was searched is found without a network',
    provokes: /did not load|console: /,
    async go(page, site) {
      await page.open(english.base + INTRODUCTION);
      await openSearch(page);
      await page.type('cell');
      await page.sees('.DocSearch-Hit mark');
      site.offline = true;
      await page.fill('.DocSearch-Input', 'cells');
      await page.sees('.DocSearch-Hit mark');
    },
  },
];
