// Accessibility by axe: WCAG 2.2 A and AA.
import fs from 'node:fs';
import type {BrowserContext, Page} from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const source = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  violations: {id: string; help: string; nodes: {target: unknown[]; failureSummary?: string}[]}[];
  incomplete: {id: string}[];
}

/** Puts axe into every document of a context, before its own scripts and past its policy. */
export async function bringAxe(target: BrowserContext | Page): Promise<void> {
  await target.addInitScript({content: source});
}

/** What is wrong on the page as it stands, or in the part of it that a selector names, one line for each place. */
export async function violations(page: Page, within?: string): Promise<string[]> {
  const {violations: found} = await page.evaluate(
    async ([tags, part]) => {
      const {axe} = window as unknown as {axe: {run: (context: object | string, options: object) => Promise<Found>}};
      // Halfway through a transition a link can be focusable while its text is still hidden.
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let calm = 0; calm < 5; calm = document.getAnimations().length ? 0 : calm + 1) {
        await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
        await frame();
      }
      return axe.run(part ?? document, {runOnly: {type: 'tag', values: tags}, resultTypes: ['violations']});
    },
    [TAGS, within] as const,
  );
  return found.flatMap(({id, help, nodes}) =>
    nodes.map(
      ({target, failureSummary}) => `${id}: ${target.join(' ')} (${failureSummary?.split('\n').slice(1).join(' ').trim() ?? help})`,
    ),
  );
}
