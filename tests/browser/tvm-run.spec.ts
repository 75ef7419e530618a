// Issue 5, part two: 'Run it here' on the instruction reference.
import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {bringAxe, violations} from './lib/axe.ts';
import {languages} from './lib/site.ts';
import {DESKTOP, expect, goOffline, open, PHONE, test} from './lib/test.ts';

const PAGE = '/v3/documentation/tvm/instructions';

interface Measured {
  readonly instructions: Readonly<Record<string, {readonly gas: readonly number[]; readonly example: {readonly after: string} | null}>>;
}
const measured = JSON.parse(readFileSync('data/tvm/measured.json', 'utf8')) as Measured;

const dialog = (page: Page): Locator => page.locator('dialog[open]');
const outcome = (page: Page): Locator => dialog(page).locator('[data-outcome]');
const runButton = (page: Page): Locator => dialog(page).locator('form button[type=submit]');

/** Sections that come near the screen get their real height: the row is pressed once it stays where it is. */
async function runRow(page: Page, id: string): Promise<void> {
  await page.locator(`tr[id="${id}"]`).evaluate(async (row) => {
    for (let before = NaN, top = 0; top !== before;) {
      before = row.getBoundingClientRect().top;
      row.scrollIntoView({block: 'center'});
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      top = row.getBoundingClientRect().top;
    }
  });
  await page.locator(`tr[id="${id}"] button`).click();
  await expect(outcome(page)).toBeVisible();
}

/** The values of the stack in sight, bottom first. */
async function stackInSight(page: Page): Promise<string[]> {
  const texts = await outcome(page).locator('section li code').allTextContents();
  return texts.reverse();
}

test('issue 5: ten instructions of ten categories run in the page as the data says', async ({page}) => {
  await open(page, PAGE);
  const categories = new Set<string>();
  for (const id of ['XCHG_0I', 'TLEN', 'PUSHINT_8', 'ADD', 'DIVMOD', 'LESS', 'CTOS', 'ENDC', 'DEPTH', 'DICTGET', 'SHA256U', 'THROW']) {
    categories.add((await page.locator(`section[data-category]:has(tr[id="${id}"])`).getAttribute('data-category'))!);
    await runRow(page, id);
    const {gas, example} = measured.instructions[id]!;
    const step = await outcome(page).locator('[data-step-gas]').getAttribute('data-step-gas');
    expect(gas, `${id} costs ${step}`).toContain(Number(step));
    // What the measurement printed in full, from the top down.
    if (example?.after && !/[{]/.test(example.after)) {
      // Long stacks and numbers are cut there: of a stack the upper part is compared.
      const wanted = example.after.replace(/^… /, '');
      const cut = (value: string): string => (value.length > 42 ? `${value.slice(0, 12)}…${value.slice(-6)}` : value);
      const shown = (await stackInSight(page)).map(cut).join(' ');
      expect(wanted.endsWith(shown) || shown.endsWith(wanted), `${id} leaves ${shown}, measured ${example.after}`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator(`tr[id="${id}"] button`)).toBeFocused();
  }
  expect(categories.size).toBeGreaterThanOrEqual(10);
});

test('issue 5: what only a transaction has is there, and the panel says what it assumed', async ({page}) => {
  await open(page, PAGE);
  for (const [id, value] of [
    ['PREVMCBLOCKS', /^\[\[-1 9223372036854775808 84773657 /],
    ['PREVKEYBLOCK', /^\[-1 9223372036854775808 847\d+ /],
    ['PREVMCBLOCKS_100', /^\[\[-1 9223372036854775808 84773600 /],
    ['INMSG_VALUE', /^1000000000$/],
    ['INMSGPARAM', /^10$/],
  ] as const) {
    await runRow(page, id);
    await expect(outcome(page), id).toHaveAttribute('data-outcome', '0');
    expect((await stackInSight(page)).at(-1), id).toMatch(value);
    await expect(outcome(page).locator('[data-assumed]')).toContainText('an incoming message of 1 GRAM');
    await expect(outcome(page).locator('[data-assumed]')).toContainText('August 8, 2026, after its block 84,773,657');
    await page.keyboard.press('Escape');
  }
  // What can only throw says so, and does.
  await expect(page.locator('tr[id="SETCP_SPECIAL"]')).toContainText('always throws exit code 6');
  await runRow(page, 'SETCP_SPECIAL');
  await expect(outcome(page)).toHaveAttribute('data-outcome', '6');
});

test('issue 5: stack and operands are edited, typed and checked', async ({page}) => {
  await open(page, PAGE);
  await runRow(page, 'ADD');
  await dialog(page).getByLabel('Value of s0').fill('40');
  await dialog(page).getByLabel('Value of s1').fill('0x2');
  await expect(outcome(page)).toContainText('The input has changed');
  await dialog(page).getByLabel('Value of s0').press('Enter');
  await expect(outcome(page).locator('section li code')).toHaveText(['42']);
  await dialog(page).getByLabel('Type of s0').selectOption('slice');
  await expect(dialog(page)).toContainText('a cell is expected');
  await dialog(page).getByLabel('Value of s0').fill('x{AB}');
  await runButton(page).click();
  await expect(outcome(page)).toHaveAttribute('data-outcome', '7');
  await expect(outcome(page).getByRole('link', {name: '7'})).toHaveAttribute('href', /tvm-exit-codes#7$/);
  await expect(outcome(page).locator('[data-part=exception]')).toContainText('50');
  await dialog(page).getByLabel('Value of s0').fill('x{AZ}');
  await expect(dialog(page)).toContainText('Character 4');
  await runButton(page).click();
  await expect(dialog(page).getByLabel('Value of s0')).toBeFocused();
  await page.keyboard.press('Escape');

  await runRow(page, 'LDU');
  await dialog(page).getByLabel('c', {exact: true}).fill('300');
  await expect(dialog(page)).toContainText('300 is not possible');
  await dialog(page).getByLabel('c', {exact: true}).fill('8');
  await runButton(page).click();
  await expect(outcome(page)).toHaveAttribute('data-outcome', '0');
});

test('issue 5: a program is typed, run and stepped by keyboard', async ({page}) => {
  await open(page, PAGE);
  await page.getByRole('button', {name: 'Run a program'}).click();
  await expect(outcome(page)).toHaveCount(0);
  const program = dialog(page).getByLabel('Program', {exact: true});
  await program.fill('PUSHINT 2\nPUSHINT 3\nMULL');
  await expect(dialog(page)).toContainText('Line 3, character 1: “MULL” is no instruction. MUL is near.');
  await program.fill('PUSHINT 2\nPUSHINT 3\nMUL\nPUSHCONT { INC }\nEXECUTE');
  await program.press('Control+Enter');
  await expect(outcome(page)).toBeVisible();
  const stack = outcome(page).locator('section li code');
  await expect(stack).toHaveText(['7', '5']);
  const steps = outcome(page).getByRole('listbox', {name: 'Steps'});
  await steps.focus();
  await page.keyboard.press('Home');
  await expect(stack).toHaveText(['5']);
  for (const values of [
    ['2', '5'],
    ['3', '2', '5'],
    ['6', '5'],
  ]) {
    await page.keyboard.press('ArrowRight');
    await expect(stack).toHaveText(values);
  }
  await expect(outcome(page)).toContainText('line 3');
  await expect(outcome(page)).toContainText('gas left');
  await page.keyboard.press('ArrowLeft');
  await expect(stack).toHaveText(['3', '2', '5']);
  await outcome(page).getByRole('button', {name: 'Last'}).click();
  await expect(stack).toHaveText(['7', '5']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Run a program'})).toBeFocused();
});

test("issue 5: the counter's code is taken apart into linked instructions", async ({page}) => {
  await open(page, PAGE);
  await page.getByRole('button', {name: 'Disassemble code'}).click();
  await dialog(page).getByRole('button', {name: 'The counter of the samples'}).click();
  await expect(dialog(page).locator('[data-disassembly="62"]')).toBeVisible();
  await expect(dialog(page)).toContainText('Method 0, recv_internal');
  await expect(dialog(page).locator('[data-instruction="SDBEGINSQ"]').first()).toContainText('x{6DBC78DB}');
  await dialog(page).getByRole('link', {name: 'LDSTDADDR'}).first().click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/#LDSTDADDR$/);
  await expect(page.locator('[id="LDSTDADDR"]')).toBeInViewport();
  await expect(page.locator('[id="LDSTDADDR"] a').first()).toBeFocused();
});

test('issue 5: hostile and broken input ends in a message and a usable panel', async ({page}) => {
  await open(page, PAGE);
  await page.getByRole('button', {name: 'Disassemble code'}).click();
  const code = dialog(page).getByLabel('Code as a bag of cells');
  for (const [text, message] of [
    ['b5ee9c7', 'A hexadecimal digit is missing'],
    ['te6cc*', 'Character 6'],
    ['b5ee9c720101', 'no bag of cells that can be read'],
    ['b5ee9c72ff', 'Byte'],
    ['00'.repeat(400), 'no bag of cells that can be read'],
    ['<img src=x onerror=alert(1)>', 'Character 1'],
  ] as const) {
    await code.fill(text);
    await expect(dialog(page)).toContainText(message);
  }
  // Bits that are no instruction: NOP, then 5480.
  await code.fill('b5ee9c72010101010005000006005480');
  await expect(dialog(page).locator('[data-bad]')).toContainText('Bit 8: no instruction begins with 5480.');
  await dialog(page).getByRole('button', {name: 'Program', exact: true}).click();
  const program = dialog(page).getByLabel('Program', {exact: true});
  await program.fill('PUSHCONT { NOP } AGAIN');
  await runButton(page).click();
  await expect(outcome(page)).toHaveAttribute('data-outcome', '-14');
  await expect(outcome(page)).toContainText('left out');
  await program.fill('{'.repeat(5000));
  await expect(dialog(page)).toContainText('is no instruction');
  await program.fill('NOP');
  await runButton(page).click();
  await expect(outcome(page)).toHaveAttribute('data-outcome', '0');
});

test('issue 5: the address brings program and stack as text, and runs nothing', async ({page}) => {
  const hash = `#tool=tvm&p=${encodeURIComponent('PUSHINT 1 // <b>x</b>\nADD')}&s=${encodeURIComponent('int 41\nslice <script>')}`;
  await open(page, `${PAGE}${hash}`);
  await expect(dialog(page).getByLabel('Program', {exact: true})).toHaveValue('PUSHINT 1 // <b>x</b>\nADD');
  await expect(dialog(page).getByLabel('Value of s0')).toHaveValue('<script>');
  await expect(dialog(page)).toContainText('a cell is expected');
  await expect(outcome(page)).toHaveCount(0);
  await dialog(page).getByRole('button', {name: 'Remove s0'}).click();
  await runButton(page).click();
  await expect(outcome(page).locator('section li code')).toHaveText(['42']);
  await expect(page).toHaveURL(/s=int%2041&/);
  await page.reload();
  await expect(dialog(page).getByLabel('Value of s0')).toHaveValue('41');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

for (const hash of ['#tool=tvm&i=%3Cb%3E', '#tool=tvm&i=ADD&o=5&s=', '#%', '#tool=tvm&mode=nonsense'])
  test(`issue 5: a strange address is only text: ${hash}`, async ({page}) => {
    await open(page, `${PAGE}${hash}`);
    await expect(page.locator('section[data-category] tbody tr').first()).toBeVisible();
    if (hash !== '#%') await expect(runButton(page)).toBeVisible();
  });

test('issue 5: offline after the first use', async ({page, context, watch}) => {
  await open(page, PAGE);
  await runRow(page, 'INC');
  await page.keyboard.press('Escape');
  await goOffline(context, watch);
  await runRow(page, 'DEC');
  await expect(outcome(page)).toHaveAttribute('data-outcome', '0');
  await context.setOffline(false);
});

test('issue 5: the panel is not in the first load, and one listener serves all rows', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, PAGE);
  expect(asked.filter((url) => /tvm-run|\.wasm/.test(url))).toEqual([]);
  expect(await page.locator('section[data-category] tbody tr button').count()).toBe(936);
});

for (const {name, base} of languages)
  for (const viewport of name === 'en' || process.env.TEST_ALL ? [PHONE, DESKTOP] : [PHONE])
    test(`issue 5: panel in ${name}, ${viewport.width} px: fits, no violation`, async ({newPage}) => {
      const page = await newPage({viewport, colorScheme: viewport === PHONE ? 'dark' : 'light'});
      await bringAxe(page);
      await open(page, base + PAGE);
      await page.locator('tr[id="DICTGET"] button').scrollIntoViewIfNeeded();
      await runRow(page, 'DICTGET');
      expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      // The page below it is looked at among the templates.
      expect(await violations(page, 'dialog[open]')).toEqual([]);
    });
