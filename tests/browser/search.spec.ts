// The search modal on the engine of this site.
import {FILES, PAGE, QUESTIONS, ask, complete, hits, input, modal, openModal} from './lib/search.ts';
import {chinese, english, languages, russian, text} from './lib/site.ts';
import {expectSpeed, LONG_TASK, longestTask, TIME} from './lib/speed.ts';
import {alike, expect, followRequests, open, PHONE, test} from './lib/test.ts';

const kept = (kind: 'RECENT' | 'FAVORITE', language: string): string => `__DOCSEARCH_${kind}_SEARCHES__docs.${language}`;

/** Kinds of pages, by the id of their string. */
const KINDS = [
  ['site.kind.tutorial', 'Tutorial'],
  ['site.kind.how-to', 'How-to'],
  ['site.kind.reference', 'Reference'],
  ['site.kind.explanation', 'Explanation'],
  ['search.kind.term', 'Term'],
  ['search.kind.instruction', 'Instruction'],
  ['search.kind.post', 'Blog post'],
  ['search.kind.page', 'Page'],
] as const;

/** Searches as the modal keeps them. */
const searches = (count: number, name: string): string =>
  JSON.stringify(
    Array.from({length: count}, (_, index) => ({
      objectID: `${name}-${index}`,
      url: `/v3/concepts/glossary#${name}-${index}`,
      type: 'lvl1',
      hierarchy: {lvl0: 'Concepts', lvl1: `${name} ${index}`, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
      content: null,
    })),
  );

test('R-301 the modal opens by click, Ctrl+K, Cmd+K and /, and closes with Escape', async ({page}) => {
  await open(page, PAGE);
  const button = page.locator('.DocSearch-Button');
  for (const way of ['click', 'Control+k', 'Meta+k', '/'] as const) {
    if (way === 'click') await button.click();
    else await page.keyboard.press(way);
    await expect(input(page), way).toBeFocused();
    await expect(input(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(modal(page), way).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveClass(/DocSearch--active/);
  }
  await openModal(page);
  await page.keyboard.press('Control+k');
  await expect(modal(page)).toHaveCount(0);
});

test('R-301 typing / in a field is a character, not a command', async ({page}) => {
  await open(page, '/search');
  const field = page.locator('input[name="q"]');
  await field.focus();
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await expect(modal(page)).toHaveCount(0);
});

test('R-301 R-309 nothing of search is loaded before the reader means to search', async ({page}) => {
  const requests = followRequests(page, (request) => /\/search\/|search[-_\w]*worker/.test(request.url()));
  const scripts = followRequests(page, (request) => request.resourceType() === 'script');
  await open(page, PAGE);
  await scripts.quiet();
  const before = scripts.seen.length;
  expect(requests.seen).toEqual([]);
  await page.locator('.DocSearch-Button').hover();
  await expect.poll(() => requests.seen.filter((url) => url.endsWith('manifest.json')).length).toBeGreaterThan(0);
  expect(scripts.seen.length).toBeGreaterThan(before);
});

test('R-301 R-309 the focus of the box is intent too', async ({page}) => {
  const requests = followRequests(page, (request) => request.url().endsWith('/search/manifest.json'));
  await open(page, PAGE);
  expect(requests.seen).toEqual([]);
  await page.locator('.DocSearch-Button').focus();
  await expect.poll(() => requests.seen.length).toBeGreaterThan(0);
  await expect(modal(page)).toHaveCount(0);
});

for (const [language, question, half] of QUESTIONS) {
  const {name, base} = language;
  const testOnce = alike(test, language, chinese);

  test(`R-302 R-303 results of ${name} are grouped, in its language, five of a group, twenty at most`, async ({page}) => {
    await ask(page, base + PAGE, question);
    await complete(page);
    const groups = await page.locator('.DocSearch-Hits').evaluateAll((all) =>
      all.map((group) => ({
        label: group.querySelector('.DocSearch-Hit-source')?.textContent ?? '',
        links: [...group.querySelectorAll('.DocSearch-Hit a')].map((link) => link.getAttribute('href')!),
        marks: group.querySelectorAll('mark').length,
      })),
    );
    expect(groups.length).toBeGreaterThan(1);
    for (const {label, links, marks} of groups) {
      expect(label).not.toBe('');
      expect(links.length, label).toBeLessThanOrEqual(5);
      expect(marks, label).toBeGreaterThan(0);
      for (const link of links) expect(new URL(link, 'https://x').pathname.startsWith(`${base}/`), link).toBe(true);
      if (name === 'en') for (const link of links) expect(link).not.toMatch(/\/(?:ru|mandarin)\//);
    }
    expect(groups.flatMap(({links}) => links).length).toBeLessThanOrEqual(20);
  });

  testOnce(`R-302 a result of ${name} has the way to it, the kind of its page and a highlighted snippet`, async ({page}) => {
    await ask(page, base + PAGE, question);
    await complete(page);
    const shown = await hits(page).count();
    await expect(hits(page).locator('.search-hit-kind')).toHaveCount(shown);
    const kinds = KINDS.map(([id, english]) => text(language, id, english));
    for (const kind of await hits(page).locator('.search-hit-kind').allTextContents()) expect(kinds).toContain(kind);
    // A section of a section, of which the headings between page and section are named.
    const deep = hits(page)
      .filter({has: page.locator('.search-hit-path')})
      .filter({has: page.locator('.search-hit-snippet mark')})
      .first();
    await expect(deep.locator('.search-hit-path')).toHaveText(/\S/);
    await expect(deep.locator('.search-hit-snippet mark').first()).toBeVisible();
    await expect(deep.locator('.search-hit-snippet')).toHaveText(/.{30}/);
  });

  test(`R-309 half a word is enough in ${name}`, async ({page}) => {
    await ask(page, base + PAGE, half);
    await expect(page.locator('.DocSearch-Hit mark').first()).toBeVisible();
  });

  testOnce(`R-306 nothing found in ${name}: what to try, and a prepared issue`, async ({page}) => {
    await open(page, base + PAGE);
    await openModal(page);
    const nonsense = 'qqzzxxqq';
    await input(page).fill(nonsense);
    const screen = page.locator('.DocSearch-NoResults');
    await expect(screen).toContainText(text(language, 'theme.SearchModal.noResultsScreen.noResultsText', 'No results for'));
    await expect(screen).toContainText(nonsense);
    await expect(screen).toContainText(text(language, 'theme.SearchModal.noResultsScreen.suggestedQueryText', 'Try searching for'));
    await expect(screen).toContainText(
      text(language, 'theme.SearchModal.noResultsScreen.reportMissingResultsText', 'Believe this query should return results?'),
    );
    const report = screen.getByRole('link', {
      name: text(language, 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText', 'Let us know.'),
    });
    const address = new URL((await report.getAttribute('href'))!);
    expect(address.pathname).toMatch(/\/issues\/new$/);
    expect(address.searchParams.get('title')).toContain(nonsense);
    expect(address.searchParams.get('body')).toContain(`(${name})`);
    const suggestion = screen.locator('.DocSearch-Prefill').first();
    const words = await suggestion.textContent();
    await suggestion.click();
    // The modal puts a space after it, ready for the next word.
    await expect.poll(async () => (await input(page).inputValue()).trim()).toBe(words);
    await expect(hits(page).first()).toBeVisible();
  });

  testOnce(`R-305 results that cannot be fetched in ${name}`, async ({page, watch}) => {
    watch.allow(/Failed to load resource/);
    await page.route(FILES.all, (route) => route.abort());
    await open(page, base + PAGE);
    await openModal(page);
    await input(page).fill(question);
    const screen = page.locator('.DocSearch-ErrorScreen');
    await expect(screen).toContainText(text(language, 'theme.SearchModal.errorScreen.titleText', 'Unable to fetch results'));
    await expect(screen).toContainText(
      text(language, 'theme.SearchModal.errorScreen.helpText', 'You might want to check your network connection.'),
    );
    // The network is back: the next keystroke finds.
    await page.unroute(FILES.all);
    await input(page).fill(`${question} `);
    await expect(hits(page).first()).toBeVisible();
  });
}

test('R-303 a query holds 64 characters, typed or pasted', async ({page}) => {
  await open(page, PAGE);
  await openModal(page);
  await expect(input(page)).toHaveAttribute('maxlength', '64');
  await page.keyboard.insertText('cell '.repeat(1600));
  await expect.poll(async () => (await input(page).inputValue()).length).toBeLessThanOrEqual(64);
  await expect(page.locator('.DocSearch-Hit, .DocSearch-NoResults').first()).toBeVisible();
});

test('R-303 seven recent searches, four beside favourites, ten favourites; each language has its own', async ({newPage}) => {
  for (const [favourites, recents, shownFavourites, shownRecents] of [
    [0, 9, 0, 7],
    [12, 9, 10, 4],
  ] as const) {
    const page = await newPage({
      stored: {
        [kept('RECENT', 'en')]: searches(recents, 'recent'),
        ...(favourites && {[kept('FAVORITE', 'en')]: searches(favourites, 'favourite')}),
        [kept('RECENT', 'ru')]: searches(2, 'другое'),
      },
    });
    await open(page, PAGE);
    await openModal(page);
    await expect(page.locator('.DocSearch-Hit').filter({hasText: 'recent'})).toHaveCount(shownRecents);
    await expect(page.locator('.DocSearch-Hit').filter({hasText: 'favourite'})).toHaveCount(shownFavourites);
    await expect(page.locator('.DocSearch-Hit').filter({hasText: 'другое'})).toHaveCount(0);
    await open(page, russian.base + PAGE);
    await openModal(page);
    await expect(page.locator('.DocSearch-Hit').filter({hasText: 'другое'})).toHaveCount(2);
    await expect(page.locator('.DocSearch-Hit').filter({hasText: 'recent'})).toHaveCount(0);
  }
});

test('R-303 what was chosen is a recent search, can be made a favourite and can be removed', async ({page}) => {
  await ask(page, PAGE, 'logical time');
  await page.keyboard.press('Enter');
  await expect(modal(page)).toHaveCount(0);
  // A page that comes may bring a navbar of its own, in which nothing is open.
  await expect(page).not.toHaveURL(new RegExp(PAGE));
  await openModal(page);
  await expect(hits(page)).toHaveCount(1);
  await page.locator('.DocSearch-Hit-action-button').first().click();
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText(
    text(english, 'theme.SearchModal.startScreen.favoriteSearchesTitle', 'Favorite'),
  );
  await page.locator('.DocSearch-Hit-action-button').first().click();
  await expect(hits(page)).toHaveCount(0);
});

test('R-304 idle, stalled after 300 ms, then results', async ({page}) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(FILES.manifest, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, PAGE);
  await openModal(page);
  await expect(page.locator('.DocSearch-StartScreen')).toBeVisible();
  const container = page.locator('.DocSearch-Container');
  await expect(container).not.toHaveClass(/DocSearch-Container--Stalled/);
  await input(page).fill('cell');
  await expect(container).toHaveClass(/DocSearch-Container--Stalled/);
  release();
  await expect(hits(page).first()).toBeVisible();
  await expect(container).not.toHaveClass(/DocSearch-Container--Stalled/);
});

test('R-309 by keyboard alone: open, type, walk, go to the section', async ({page}) => {
  await open(page, PAGE);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  // At once: the answers to its beginnings would still come and go while the list is walked.
  await page.keyboard.insertText('get_wallet_data');
  await complete(page);
  const selected = page.locator('.DocSearch-Hit[aria-selected="true"]');
  await expect(selected).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const href = await selected.locator('a').getAttribute('href');
  await expect(input(page)).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id'))!);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href!);
  await expect(page.locator('main h1').first()).toBeVisible();
  if (href!.includes('#')) await expect(page.locator(`[id="${decodeURIComponent(href!.split('#')[1]!)}"]`)).toBeInViewport();
});

test('R-309 an instruction is found by its name and by its opcode, a term by a slip of the fingers', async ({page}) => {
  await open(page, PAGE);
  await openModal(page);
  for (const [question, link] of [
    ['DICTUGETJMP', '/v3/documentation/tvm/instructions#DICTUGETJMP'],
    ['F4A1', '/v3/documentation/tvm/instructions#'],
    ['masterchian', '/v3/'],
  ] as const) {
    await input(page).fill(question);
    await expect(page.locator(`.DocSearch-Hit a[href*="${link}"]`).first(), question).toBeVisible();
  }
});

test('R-309 what has been loaded answers without the network', async ({page, watch}) => {
  watch.allow(/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  await ask(page, PAGE, 'cell');
  await page.context().setOffline(true);
  await input(page).fill('validator');
  await expect(
    page
      .locator('.DocSearch-Hit mark')
      .filter({hasText: /validator/i})
      .first(),
  ).toBeVisible();
  await page.context().setOffline(false);
});

test('R-309 no logo of a provider, no connection to one', async ({page}) => {
  await ask(page, PAGE, 'cell');
  await expect(page.locator('.DocSearch-Logo')).toBeHidden();
  expect(await page.locator('link[rel="preconnect"]').count()).toBe(0);
});

for (const language of languages) {
  const testOnce = alike(test, language, russian);
  testOnce(`a screen reader hears in ${language.name} that a dialog opens and how much was found`, async ({page}) => {
    const [, question] = QUESTIONS.find(([one]) => one === language)!;
    await ask(page, language.base + PAGE, question);
    const dialog = page.getByRole('dialog', {name: text(language, 'theme.SearchBar.label', 'Search')});
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(dialog.getByRole('status')).toHaveText(/\d/);
    await input(page).fill('qqzzxxqq');
    await expect(dialog.getByRole('status')).toHaveText(text(language, 'theme.SearchPage.noResultsText', 'No results were found'));
  });
}

test('on a phone the modal fills the screen, with a way out', async ({newPage}) => {
  const page = await newPage({viewport: PHONE});
  await open(page, PAGE);
  await page.locator('.DocSearch-Button').click();
  await input(page).fill('smart contract');
  await expect(hits(page).first()).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('.DocSearch-Modal')!.scrollWidth <= innerWidth)).toBe(true);
  for (const box of await page
    .locator('.DocSearch-Hit')
    .evaluateAll((all) => all.map((hit) => hit.getBoundingClientRect().toJSON() as DOMRect))) {
    expect(box.right).toBeLessThanOrEqual(PHONE.width);
    expect(box.height).toBeGreaterThanOrEqual(24);
  }
  await page.locator('.DocSearch-Cancel').click();
  await expect(modal(page)).toHaveCount(0);
});

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '.*+?^${}()|[]\\',
  '__proto__',
  'constructor',
  'שלום مرحبا',
  '👩‍👩‍👧‍👦🚀',
  '     ',
  '?!.,;:',
  '\ud83d',
  'a\u0000b',
  '%00%ff',
];

test('hostile input finds or does not find, and breaks nothing', async ({page}) => {
  page.on('dialog', () => expect(false, 'a dialog opened').toBe(true));
  await open(page, PAGE);
  await openModal(page);
  for (const question of HOSTILE) {
    await input(page).fill(question);
    if (question.trim()) await expect(page.locator('.DocSearch-Hit, .DocSearch-NoResults').first(), question).toBeVisible();
    expect(await page.locator('.DocSearch-Modal img, .DocSearch-Modal script').count(), question).toBe(0);
    await input(page).fill('');
  }
  await input(page).fill('cell');
  await expect(hits(page).first()).toBeVisible();
});

test('a hundred keystrokes a second: the last one is answered, the page has no long task', TIME, async ({browser, page}) => {
  await ask(page, PAGE, 'c');
  const answer = page
    .locator('.DocSearch-Hit mark')
    .filter({hasText: /wallet/i})
    .first();
  const longest: number[] = [];
  // The first time is also the compiler's.
  for (let round = 0; round < 3; round++) {
    await input(page).fill('');
    await expect(answer).toHaveCount(0);
    longest.push(
      await longestTask(browser, page, async () => {
        // In the page: the way of a key from here takes longer than ten milliseconds.
        await input(page).evaluate(async (box, text) => {
          const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
          for (let length = 1; length <= text.length; length++) {
            set!.call(box, text.slice(0, length));
            box.dispatchEvent(new Event('input', {bubbles: true}));
            await new Promise((resolve) => setTimeout(resolve, 10));
          }
        }, 'how do I send a message to a smart contract from a wallet');
        await expect(answer).toBeVisible();
      }),
    );
  }
  expectSpeed('longest task of a hundred keystrokes a second', Math.min(...longest), LONG_TASK);
});

test('two tabs search at the same time, each its own language', async ({context, page}) => {
  const other = await context.newPage();
  await ask(page, PAGE, 'cell');
  await ask(other, russian.base + PAGE, 'ячейка');
  await expect(page.locator('.DocSearch-Hit a').first()).toHaveAttribute('href', /^\/v3|^\/blog/);
  await expect(other.locator('.DocSearch-Hit a').first()).toHaveAttribute('href', /^\/ru\//);
});

test('the language changes while the modal is open: the next search is in the new one', async ({page}) => {
  await ask(page, PAGE, 'cell');
  await page.goto(russian.base + PAGE);
  await expect(modal(page)).toHaveCount(0);
  await openModal(page);
  await input(page).fill('ячейка');
  await expect(page.locator('.DocSearch-Hit a').first()).toHaveAttribute('href', /^\/ru\//);
});

test('the language is chosen in the menu after a search, and the way back leads to the search of before', async ({page}) => {
  await ask(page, PAGE, 'cell');
  await page.keyboard.press('Escape');
  const menu = page.locator('.navbar__items--right .dropdown');
  await menu.hover();
  await menu.locator('[lang="ru"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await openModal(page);
  await input(page).fill('ячейка');
  await expect(page.locator('.DocSearch-Hit a').first()).toHaveAttribute('href', /^\/ru\//);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  if (!(await modal(page).isVisible())) await openModal(page);
  await input(page).fill('validator');
  await expect(page.locator('.DocSearch-Hit a').first()).toHaveAttribute('href', /^\/(?:v3|blog)\//);
});
