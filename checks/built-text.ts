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
      const {damage, hasHeading, isRedirect} = page.facts;
      if (damage !== undefined) {
        problems.push({
          file: page.file,
          line: 0,
          rule: 'built-text/damaged',
          message: `A character was lost: “${damage}”.`,
          remedy: 'See plugins/null-bytes: the server renderer writes null bytes between characters of several bytes.',
        });
      }
      if (!isRedirect && !hasHeading) {
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
