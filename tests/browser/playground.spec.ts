// The playground: contracts compile and run in the page.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import {strings as en, type Strings} from '../../src/playground/panel/strings/en.ts';
import {strings as ru} from '../../src/playground/panel/strings/ru.ts';
import {strings as zh} from '../../src/playground/panel/strings/zh-CN.ts';
import {LONGEST_FRAGMENT} from '../../src/playground/panel/logic/share.ts';
import {bringAxe, violations} from './lib/axe.ts';
import {buildDir, english, languages, text, type Language} from './lib/site.ts';
import {expectSpeed, processTime, TIME} from './lib/speed.ts';
import {expect, FAILED_REQUEST, followRequests, open, PHONE, test} from './lib/test.ts';

/** A page with parts of the counter. */
const PAGE = '/v3/guidelines/quick-start/getting-started';
/** With one of several files, and one in FunC. */
const JETTON_PAGE = '/v3/guidelines/smart-contracts/get-methods';
const FUNC_PAGE = '/v3/concepts/dive-into-ton/go-from-ethereum/solidity-vs-func';
const OWN = /assets\/wasm|assets\/samples|\/playground[-.]|codemirror/;
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED/;

const stringsOf = (language: Language): Strings => ({en, mandarin: zh, ru})[language.name];

async function openPanel(page: Page, language = english, fragment = ''): Promise<Locator> {
  await open(page, language.base + PAGE + fragment);
  const panel = page.locator('[data-playground]');
  if (!fragment) await panel.getByRole('button', {name: text(language, 'playground.open', 'Open the playground')}).click();
  await expect(panel.locator('.cm-content')).toContainText('fun ');
  return panel;
}

const button = (panel: Locator, name: string): Locator => panel.getByRole('button', {name, exact: true});

/** Presses a button and waits until its work is done. */
async function press(panel: Locator, name: string): Promise<void> {
  await button(panel, name).click();
  await settled(panel);
}

async function settled(panel: Locator): Promise<void> {
  await expect(panel.locator('[data-busy]')).toHaveCount(0);
}

/** Puts another text into the editor. */
async function write(panel: Locator, code: string): Promise<void> {
  const content = panel.locator('.cm-content');
  await content.click();
  await content.press('ControlOrMeta+a');
  await panel.page().keyboard.insertText(code);
}

/** The counter from its source to its value after one message. */
async function compileAndCall(panel: Locator): Promise<void> {
  for (const name of [en.compile, en.deploy, en.send, en.call]) await press(panel, name);
  await expect(result(panel).locator('ol code')).toHaveText('1');
}

const result = (panel: Locator): Locator => panel.locator('[data-run-result]').first();
const alert = (panel: Locator): Locator => panel.locator('[role=alert]:not([data-failed])');

/** After whatever went wrong, the counter of the page compiles, deploys and answers. */
async function usable(panel: Locator): Promise<void> {
  await panel.getByLabel(en.sample).selectOption('0');
  // What the test wrote is kept as a reader's work is.
  const undo = button(panel, en.reset);
  await expect(async () => {
    if (await undo.isVisible()) await undo.click();
    await expect(panel.locator('.cm-content')).toContainText('struct Storage', {timeout: 2000});
  }).toPass();
  await press(panel, en.call);
  await expect(result(panel)).toContainText(`${en.runGet('currentValue')} ${en.ok}`);
}

test('R-502 a page with samples loads nothing of the playground before it is asked for', async ({page}) => {
  const {seen, quiet} = followRequests(page, (request) => OWN.test(request.url()) || /worker/i.test(request.url()));
  await open(page, PAGE);
  await page.locator('[data-playground]').scrollIntoViewIfNeeded();
  await quiet();
  expect(seen).toEqual([]);
  // What the first load has of it: the frame and the script that opens it, before any minifier.
  const {transpileModule, ModuleKind, JsxEmit, ScriptTarget} = (await import('typescript')).default;
  const source = ['src/client/playground.ts', 'src/components/Playground/index.tsx', 'src/components/Playground/styles.module.css']
    .map((file) => fs.readFileSync(file, 'utf8'))
    .map((code) =>
      code.startsWith('.')
        ? code
        : transpileModule(code, {
            compilerOptions: {module: ModuleKind.ESNext, jsx: JsxEmit.React, target: ScriptTarget.ES2020, removeComments: true},
          }).outputText,
    )
    .join('\n');
  expect(zlib.brotliCompressSync(source).length).toBeLessThan(3000);
});

test('R-502 counter: compile, deploy, message, get method; first use within 5 MB, then from the cache, then offline', async ({
  newContext,
  watch,
}) => {
  const context = await newContext();
  const page = await context.newPage();
  // First use: what arrives is weighed as the server sends it, precompressed.
  const files = new Set<string>();
  context.on('request', (request) => files.add(new URL(request.url()).pathname));
  await open(page, PAGE);
  const before = new Set(files);
  const panel = page.locator('[data-playground]');
  await panel.getByRole('button').first().click();
  await press(panel, en.compile);
  await expect(panel.locator('[data-compile=ok]')).toContainText('fc4dee2af758ce8cf5e114ffee828bfaa4063452fcb50ac8d02ca1c3e7a21049');
  await press(panel, en.deploy);
  await expect(result(panel)).toContainText(`${en.runDeploy} ${en.ok}`);
  await press(panel, en.send);
  await expect(result(panel)).toContainText(`${en.runInternal} ${en.ok}`);
  await press(panel, en.call);
  await expect(result(panel)).toContainText(en.runGet('currentValue'));
  // Zero at deployment, increased by one.
  await expect(result(panel).locator('ol code')).toHaveText('1');
  const first = [...files].filter((file) => !before.has(file));
  expect(first.filter((file) => file.endsWith('.wasm')).length).toBe(2);
  // wasm at level 9, which is quick; deployment uses 11, which is a tenth less.
  const weight = first.reduce((sum, file) => {
    const body = fs.readFileSync(path.join(buildDir, file));
    const quality = file.endsWith('.wasm') ? 9 : 11;
    const params = {[zlib.constants.BROTLI_PARAM_QUALITY]: quality, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length};
    return sum + zlib.brotliCompressSync(body, {params}).length;
  }, 0);
  console.log(`first use: ${(weight / 1e6).toFixed(2)} MB at brotli 9 and 11`);
  expect(weight).toBeLessThan(5_000_000);

  // Again, in a new page: nothing of the compiler is fetched.
  files.clear();
  const next = await context.newPage();
  await compileAndCall(await openPanel(next));
  await next.close();
  expect([...files].filter((file) => file.endsWith('.wasm'))).toEqual([]);

  // And without a network.
  const third = await context.newPage();
  await open(third, PAGE);
  watch.allow(NO_NETWORK);
  await context.setOffline(true);
  const offline = third.locator('[data-playground]');
  await offline.getByRole('button').first().click();
  await press(offline, en.call);
  await expect(result(offline)).toContainText(`${en.runGet('currentValue')} ${en.ok}`);
});

test('R-502 counter with the files kept: compile, deploy, message, get method in 3 seconds', TIME, async ({newContext}) => {
  const context = await newContext();
  const times: number[] = [];
  // The first has to fetch what the others have.
  for (let use = 0; use < 3; use++) {
    const page = await context.newPage();
    const panel = await openPanel(page);
    times.push(await processTime(page, () => compileAndCall(panel)));
    await page.close();
  }
  expectSpeed('a use of the playground', Math.min(...times.slice(1)), 3000);
});

test('R-502 compile errors stand at their line, and lead there', async ({page}) => {
  const panel = await openPanel(page);
  await write(panel, 'fun onInternalMessage(in: InMessage) {\n    val a = missing();\n}\n');
  await press(panel, en.compile);
  const errors = panel.locator('[data-compile=failed] li');
  await expect(errors).toHaveText(['Line 2 undefined symbol `missing`']);
  await expect(panel.locator('.cm-lintRange-error')).toHaveText('missing');
  await button(panel, en.line(2)).click();
  await expect(panel.locator('.cm-activeLine')).toHaveText('    val a = missing();');
  await expect(panel.locator('.cm-content')).toBeFocused();
  await button(panel, en.reset).click();
  await press(panel, en.compile);
  await expect(panel.locator('[data-compile=ok]')).toBeVisible();
});

test('R-502 a button on a sample opens it; FunC and contracts of several files run', async ({page}) => {
  await open(page, JETTON_PAGE);
  await page.locator('figure[data-run="samples/jetton/jetton-minter.tolk"] [data-code=run]').first().click();
  const panel = page.locator('[data-playground]');
  await expect(panel.getByLabel(en.sample).locator('option:checked')).toHaveText('jetton-minter.tolk + jetton-wallet.tolk');
  await press(panel, en.compile);
  await expect(panel.locator('[data-compile=ok]')).toBeVisible();
  await panel.getByLabel(en.file, {exact: true}).selectOption('messages.tolk');
  await expect(panel.locator('.cm-content')).toContainText('struct (0x');
  // A contract that refuses: the exit code is explained and linked.
  await panel.getByLabel(en.sample).selectOption('0');
  await panel.getByLabel(en.preset).selectOption({label: 'Reset'});
  await panel.getByLabel(en.from).selectOption('stranger');
  await press(panel, en.send);
  await expect(result(panel)).toContainText(`401: ${en.ownCodeNamed('ERROR_NOT_OWNER')}`);
  await expect(result(panel)).toContainText(en.bounced);
  await result(panel).getByText(en.trace).click();
  await expect(result(panel).locator('tr[data-thrown]')).toContainText('THROWIFNOT 401');
  const link = result(panel).getByRole('link', {name: en.codeLink(401)});
  await expect(link).toHaveAttribute('href', '/v3/documentation/tvm/tvm-exit-codes#contracts');
  // What nobody accepts from outside.
  await panel.getByLabel(en.messageKind).selectOption('external');
  await press(panel, en.send);
  await expect(result(panel)).toContainText(en.refusedText);

  await open(page, FUNC_PAGE);
  await page.locator('figure[data-run="samples/counter/counter.fc"] [data-code=run]').first().click();
  await expect(panel.locator('.cm-content')).toContainText('cell get_data()');
  await press(panel, en.call);
  await expect(panel.locator('[data-compile=ok]')).toContainText('FunC 0.4.6');
  await expect(result(panel)).toContainText(`${en.runGet('currentValue')} ${en.ok}`);
});

test('R-502 FunC includes stdlib.fc, which comes when a source asks for it; another file is named with its line', async ({page}) => {
  const {seen} = followRequests(page, (request) => request.url().endsWith('.fc'));
  await open(page, FUNC_PAGE);
  await page.locator('figure[data-run="samples/counter/counter.fc"] [data-code=run]').first().click();
  const panel = page.locator('[data-playground]');
  await expect(panel.locator('.cm-content')).toContainText('cell get_data()');
  await press(panel, en.compile);
  await expect(panel.locator('[data-compile=ok]')).toBeVisible();
  expect(seen.filter((url) => url.includes('stdlib'))).toEqual([]);
  const body = '() recv_internal(int value, slice body) impure {\n    set_data(begin_cell().store_slice(body).end_cell());\n}\n';
  await write(panel, `#include "imports/stdlib.fc";\n${body}`);
  await press(panel, en.compile);
  await expect(panel.locator('[data-compile=ok]')).toContainText('4ad45399f6708ef639dcb7b5bae649fcfb56e9caaed0f7e3083538574dd1e92e');
  expect(seen.filter((url) => /\/assets\/samples\/stdlib\.[0-9a-f]{16}\.fc$/.test(url))).toHaveLength(1);
  await write(panel, `#include "stdlib.fc";\n#include "mathlib.fc";\n${body}`);
  await press(panel, en.compile);
  await expect(panel.locator('[data-compile=failed] li')).toHaveText([
    /Line 2 there is no file mathlib\.fc in the playground: put its text/,
  ]);
});

test('R-502 all languages have the files at one address, once in the build, kept for good', async ({newPage}) => {
  const files = fs
    .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.wasm$|[\\/]assets[\\/]samples[\\/]/.test(file));
  expect(files.filter((file) => file.endsWith('.wasm'))).toHaveLength(3);
  expect(files.filter((file) => !file.startsWith('assets'))).toEqual([]);
  const addresses = new Set<string>();
  for (const language of languages.filter(({name}) => name !== 'mandarin')) {
    const page = await newPage();
    const answers: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.wasm'))
        answers.push(response.headerValue('cache-control').then((value) => `${response.url()} ${value}`));
    });
    const panel = await openPanel(page, language);
    await press(panel, stringsOf(language).compile);
    await expect(panel.locator('[data-compile=ok]')).toBeVisible();
    expect(answers).toHaveLength(1);
    addresses.add((await answers[0])!);
  }
  expect([...addresses]).toEqual([expect.stringMatching(/:\d+\/assets\/wasm\/tolk\.[0-9a-f]{16}\.wasm .*immutable$/)]);
});

test('R-502 wrong input of every kind is explained, and the panel stays usable', async ({page}) => {
  const panel = await openPanel(page);
  // A bag of cells that is none.
  await panel.getByLabel(en.bodyKind).selectOption('boc');
  await panel.getByLabel(en.boc).fill('b5ee9c72 this is garbage');
  await press(panel, en.send);
  await expect(alert(panel)).toContainText(en.errorsByCode['bad-boc']);
  await expect(alert(panel)).toContainText(en.fieldNames.body!);
  // A wrong type for the stack, and one that the VM itself refuses.
  await button(panel, en.addArgument).click();
  await panel.getByLabel(en.fieldNew(1), {exact: true}).fill('five');
  await press(panel, en.call);
  await expect(alert(panel)).toContainText(en.errorsByCode['bad-integer']);
  // An address, an amount, a number too large for its field.
  await panel.getByLabel(en.from).selectOption('other');
  await panel.getByLabel(en.otherAddress, {exact: true}).fill('EQwrong');
  await panel.getByLabel(en.bodyKind).selectOption('empty');
  await press(panel, en.send);
  await expect(alert(panel)).toContainText(en.errorsByCode['bad-address']);
  await panel.getByLabel(en.fieldBits('value')).fill('8');
  await panel.getByLabel('value', {exact: true}).fill('256');
  await press(panel, en.deploy);
  await expect(alert(panel)).toContainText(en.errorsByCode['bad-integer']);
  // A million characters and one more.
  await write(panel, `// ${'x'.repeat(1_000_000)}`);
  await press(panel, en.compile);
  await expect(alert(panel)).toContainText(en.errorsByCode['source-too-large']);
  await write(panel, `fun main() { return ${'('.repeat(200_000)}`);
  await press(panel, en.compile);
  await expect(alert(panel).or(panel.locator('[data-compile=failed]'))).toBeVisible();
  await usable(panel);
});

test('R-502 a run that never ends is stopped by its gas; a worker that is killed is replaced; work is cancelled', async ({page}) => {
  const panel = await openPanel(page);
  await write(
    panel,
    'fun onInternalMessage(in: InMessage) {}\nget fun forever(): int {\n    var i = 0;\n    while (true) { i += 1; }\n    return i;\n}\n',
  );
  await press(panel, en.call);
  await expect(result(panel)).toContainText('-14: Out of gas');
  await result(panel).getByText(en.trace).click();
  await expect(result(panel).locator('tbody tr')).toHaveCount(200);

  // Cancelled in the middle: the same again takes long enough.
  await button(panel, en.call).click();
  await button(panel, en.cancel).click();
  await expect(alert(panel)).toContainText(en.errorsByCode.cancelled);
  await usable(panel);

  // Killed while it works, and while it rests.
  const worker = (): ReturnType<Page['workers']>[number] =>
    page
      .workers()
      .filter((one) => !/search/.test(one.url()))
      .at(-1)!;
  await worker().evaluate(() => {
    setTimeout(() => {
      throw new Error('killed by the test');
    }, 0);
  });
  await usable(panel);
  await worker().evaluate(() => self.close());
  await usable(panel);
});

test('R-502 files that do not come, or come broken, are explained; the next try works', async ({page, watch}) => {
  watch.allow(FAILED_REQUEST, NO_NETWORK, /ERR_CONTENT_DECODING|wasm/i);
  let answer: 'abort' | 'garbage' | 'slow' | 'good' = 'abort';
  let release = (): void => {};
  await page.route('**/assets/wasm/*', async (route) => {
    if (answer === 'abort') return route.abort('failed');
    if (answer === 'garbage') return route.fulfill({contentType: 'application/wasm', body: 'not wasm at all'});
    if (answer === 'slow') await new Promise<void>((resolve) => (release = resolve));
    return route.continue();
  });
  const panel = await openPanel(page);
  await press(panel, en.compile);
  await expect(alert(panel)).toContainText(en.errorsByCode['file-missing']);
  answer = 'garbage';
  await press(panel, en.compile);
  await expect(alert(panel)).toContainText(en.errorsByCode['file-broken']);
  // Cancelled while it arrives.
  answer = 'slow';
  await button(panel, en.compile).click();
  await button(panel, en.cancel).click();
  await expect(alert(panel)).toContainText(en.errorsByCode.cancelled);
  release();
  answer = 'good';
  await usable(panel);
});

test('R-502 without a network and without kept files the panel says so', async ({page, context, watch}) => {
  watch.allow(FAILED_REQUEST, NO_NETWORK);
  const panel = await openPanel(page);
  await context.setOffline(true);
  await press(panel, en.compile);
  await expect(alert(panel)).toContainText(en.errorsByCode['file-missing']);
  await context.setOffline(false);
  await usable(panel);
});

test('R-502 a run is shared in the address, which is only ever text', async ({page, context, watch}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = await openPanel(page);
  await write(panel, '// <img src=x onerror=alert(1)>\nfun onInternalMessage(in: InMessage) {}\nget fun answer(): int { return 42; }\n');
  await button(panel, en.share).click();
  await expect(panel).toContainText(en.shareCopied);
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/#run=[\w-]+$/);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('about:blank');
  await page.goto(address);
  await expect(panel).toContainText(en.sharedOpened);
  await expect(panel.locator('.cm-content')).toContainText('<img src=x onerror=alert(1)>');
  await expect(panel.locator('img')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('run=') || url.endsWith('.wasm'))).toEqual([]);
  await press(panel, en.call);
  await expect(result(panel).locator('ol code')).toHaveText('42');

  // Too long to share.
  let noise = '';
  for (let seed = 7; noise.length < 120_000; seed = (seed * 48271) % 2147483647) noise += seed.toString(36);
  await write(panel, `// ${noise}`);
  await button(panel, en.share).click();
  await expect(panel).toContainText(en.shareTooLong(0, 0).split(':')[0]!);

  // Hostile fragments: then the panel shows what was kept, which is not that text any more.
  await button(panel, en.reset).click();
  await expect(panel.locator('.cm-content')).toContainText('fun ');
  watch.allow(/URI malformed/);
  for (const fragment of ['#run=AAAA', '#run=%3Cscript%3E', `#run=${'x'.repeat(LONGEST_FRAGMENT + 1)}`, '#run=__proto__']) {
    await page.goto('about:blank');
    const broken = await openPanel(page, english, fragment);
    await expect(broken).toContainText(en.sharedProblems[fragment.length > 10_000 ? 'too-long' : 'broken']);
  }
  await usable(panel);
});

test('R-502 the whole panel speaks the language of the page', async ({page}) => {
  for (const language of languages) {
    const t = stringsOf(language);
    const panel = await openPanel(page, language);
    await press(panel, t.call);
    await expect(result(panel)).toContainText(`${t.runGet('currentValue')} ${t.ok}`);
    await expect(result(panel).getByRole('link')).toHaveAttribute('href', `${language.base}/v3/documentation/tvm/tvm-exit-codes#0`);
    for (const heading of [t.code, t.deployTitle, t.messageTitle, t.getTitle, t.earlierResults])
      await expect(panel.getByRole('heading', {name: heading, exact: true})).toBeVisible();
    if (language.name === 'en') continue;
    const words = await panel.innerText();
    for (const english of [en.compile, en.deployTitle, en.addField, en.results, en.filesNote]) expect(words).not.toContain(english);
  }
});

test('R-502 by keyboard alone', async ({page}) => {
  await open(page, PAGE);
  const panel = page.locator('[data-playground]');
  await panel.getByRole('button', {name: 'Open the playground'}).focus();
  await page.keyboard.press('Enter');
  await expect(panel.locator('.cm-content')).toContainText('fun ');
  const content = panel.locator('.cm-content');
  const tab = async (to: Locator): Promise<void> => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      if (await to.evaluate((element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement)) return;
    }
    throw new Error('not reached by Tab');
  };
  // The panel has the focus: Tab goes on in it.
  await expect(panel.locator('[data-playground-dock]')).toBeFocused();
  await tab(content);
  await page.keyboard.type('// typed\n');
  await expect(content).toContainText('// typed');
  await tab(button(panel, en.compile));
  await page.keyboard.press('Enter');
  await settled(panel);
  await expect(panel.locator('[data-compile=ok]')).toBeVisible();
  await tab(button(panel, en.call));
  await page.keyboard.press('Enter');
  await settled(panel);
  await expect(result(panel)).toContainText(en.ok);
  await tab(result(panel).locator('summary').first());
});

test('R-502, R-701 the open panel has no accessibility problem in either mode, and fits a phone', async ({newContext}) => {
  const context = await newContext({viewport: PHONE});
  await bringAxe(context);
  const page = await context.newPage();
  const panel = await openPanel(page);
  await press(panel, en.send);
  await result(panel).getByText(en.trace).click();
  await panel.getByLabel(en.bodyKind).selectOption('boc');
  await panel.getByRole('textbox', {name: en.boc}).fill('zz');
  await press(panel, en.send);
  await expect(alert(panel)).toBeVisible();
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    expect(await violations(page), theme).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  for (const target of await panel.getByRole('button').all()) {
    if (!(await target.isVisible())) continue;
    const box = await target.boundingBox();
    expect(Math.min(box!.width, box!.height), await target.innerText()).toBeGreaterThanOrEqual(24);
  }
});
