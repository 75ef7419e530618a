// The state of the translations is in the HTML: it is read without a script, in each language.
import {languages} from './lib/site.ts';
import {expect, test} from './lib/test.ts';

const PAGE = '/v3/contribute/localization-program/how-to-contribute';

test.use({javaScriptEnabled: false});

for (const {base, name} of languages) {
  test(`the state of the translations stands on the page for translators, ${name}`, async ({page}) => {
    await page.goto(`${base}${PAGE}`);
    await expect(page.locator('h2#state')).toBeVisible();
    const summary = page.locator('article table').first();
    for (const language of ['简体中文', 'Русский']) await expect(summary.locator('tr', {hasText: language})).toHaveCount(1);

    const list = page.locator('article details').first();
    await expect(list.locator('li').first()).toBeHidden();
    await list.locator('summary').click();
    await expect(list.locator('li').first()).toBeVisible();
    expect(await list.locator('li').count()).toBeGreaterThanOrEqual(288);
  });
}
