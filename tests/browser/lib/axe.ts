// axe-core in the page under test. Injected through the debugger, so the content security policy stays as it is.
import fs from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';

const source = fs.readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Violations of WCAG 2.2 AA on the page as it stands, one line each: rule, first place, how many places. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const found = await page.evaluate(async (tags) => {
    const {axe} = window as unknown as {axe: {run: (context: Document, options: object) => Promise<AxeResults>}};
    const results = await axe.run(document, {runOnly: {type: 'tag', values: tags}, resultTypes: ['violations']});
    return results.violations.map(({id, nodes}) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.any[0]?.message ?? ''}`);
  }, TAGS);
  return found.map((line) => `${new URL(page.url()).pathname}: ${line}`);
}
