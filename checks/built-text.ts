import fs from 'node:fs';
import path from 'node:path';
import type {Check, Problem} from './lib/check.ts';
import {loadBuild} from './lib/build.ts';

/** In the HTML that readers get, no character was damaged on the way, and every page was rendered. */
export const builtText = {
  name: 'built-text',
  about: 'In the build: no replacement or null character in a page, no page that is only the loading state.',
  scope: 'built',
  async run(context) {
    const build = loadBuild(context);
    if (!build) return {problems: [], summary: 'there is no build/', skipped: true};
    const problems: Problem[] = [];
    for (const page of build.pages) {
      const html = fs.readFileSync(path.join(context.root, page.file), 'utf8');
      const damaged = /.{0,20}[\0\uFFFD].{0,20}/u.exec(html)?.[0];
      if (damaged !== undefined) {
        problems.push({
          file: page.file,
          line: 0,
          rule: 'built-text/damaged',
          message: `A character was lost: “${damaged}”.`,
          remedy: 'See plugins/null-bytes: the server renderer writes null bytes between characters of several bytes.',
        });
      }
      if (!page.facts.redirect && !/<h1[\s>]/.test(html)) {
        problems.push({
          file: page.file,
          line: 0,
          rule: 'built-text/no-title',
          message: 'The page has no first-level heading: it may be the loading or failure state in place of its content.',
          remedy: 'Open the file; if the content is there, give the page a heading.',
        });
      }
    }
    return {problems, summary: `${build.pages.length} pages`};
  },
} satisfies Check;
