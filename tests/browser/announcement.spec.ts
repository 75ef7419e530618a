// The announcement bar and what the browser remembers of it.
import {announcementBar} from '../../site/announcement.ts';
import {ANY_SCRIPT} from './lib/chunks.ts';
import {languages, russian, text} from './lib/site.ts';
import {alike, expect, FAILED_REQUEST, hydrated, open, test} from './lib/test.ts';

const ID = announcementBar!.id!;
const BAR = '.theme-announcement-bar';
const ID_KEY = 'docusaurus.announcement.id';
const DISMISS_KEY = 'docusaurus.announcement.dismiss';

const stored = () => [localStorage.getItem('docusaurus.announcement.id'), localStorage.getItem('docusaurus.announcement.dismiss')];

for (const language of languages) {
  const testOnce = alike(test, language, russian);
  testOnce(`R-209 announcement of ${language.name} is in its language, and closing it stores the dismissal`, async ({page}) => {
    await open(page, language.baseUrl);
    const bar = page.locator(BAR);
    await expect(bar).toBeVisible();
    const expected = text(language, `theme.announcement.${ID}`, announcementBar!.content!);
    await expect(bar).toHaveText(new RegExp(expected.replace(/<[^>]*>/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    await expect(bar.locator('a')).toHaveAttribute('href', new RegExp(`^${language.base}/blog/`));
    expect(await page.evaluate(stored)).toEqual([ID, 'false']);
    await bar.getByRole('button', {name: text(language, 'theme.AnnouncementBar.closeButtonAriaLabel', 'Close')}).click();
    await expect(bar).toHaveCount(0);
    expect(await page.evaluate(stored)).toEqual([ID, 'true']);
    await page.reload();
    await hydrated(page);
    await expect(bar).toHaveCount(0);
    await open(page, '/ru/blog');
    await expect(bar).toHaveCount(0);
  });
}

test('R-209 a dismissed announcement is hidden before the first paint', async ({newPage, watch}) => {
  watch.allow(FAILED_REQUEST);
  const page = await newPage({stored: {[ID_KEY]: ID, [DISMISS_KEY]: 'true'}});
  await page.route(ANY_SCRIPT, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator(BAR)).toBeHidden();
});

for (const old of ['an-older-announcement', 'announcement-bar', 'annoucement-bar']) {
  test(`R-209 a new id shows the bar again on the first load to a reader who dismissed "${old}"`, async ({newPage, watch}) => {
    watch.allow(FAILED_REQUEST);
    const page = await newPage({stored: {[ID_KEY]: old, [DISMISS_KEY]: 'true'}});
    // Before the scripts have come …
    await page.route(ANY_SCRIPT, (route) => route.abort());
    await page.goto('/');
    await expect(page.locator(BAR)).toBeVisible();
    // … and when they have.
    await page.unroute(ANY_SCRIPT);
    await open(page, '/');
    await expect(page.locator(BAR)).toBeVisible();
    expect(await page.evaluate(stored)).toEqual([ID, 'false']);
    await page.reload();
    await hydrated(page);
    await expect(page.locator(BAR)).toBeVisible();
  });
}
