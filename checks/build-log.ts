import fs from 'node:fs';
import path from 'node:path';
import type {Check, Problem} from './lib/check.ts';

/** The build said nothing that predicts a broken page. */
export const buildLog = {
  name: 'build-log',
  about: 'The log of the build (file named by BUILD_LOG) has no HTML minifier diagnostics, broken links or duplicate routes.',
  scope: 'built',
  async run(context) {
    const name = process.env.BUILD_LOG;
    if (!name) return {problems: [], summary: 'BUILD_LOG names no file', skipped: true};
    const file = path.resolve(context.root, name);
    if (!fs.existsSync(file)) {
      const missing: Problem = {
        file: name,
        line: 0,
        rule: 'build-log/missing',
        message: 'BUILD_LOG names a file that is not there.',
        remedy: 'Write the output of `npm run build` to it, as `npm test` does.',
      };
      return {problems: [missing], summary: name};
    }
    const problems = readBuildLog(fs.readFileSync(file, 'utf8'), name);
    return {problems, summary: name};
  },
} satisfies Check;

/** Warnings that this site treats as errors; each has been seen to break a page for readers. */
const WARNINGS: readonly {readonly pattern: RegExp; readonly rule: string; readonly remedy: string}[] = [
  {
    pattern: /HTML minifier diagnostic/,
    rule: 'html',
    remedy:
      'The HTML is malformed (a block in a paragraph, a link in a link): React will fail to hydrate the page. Mend the component or the Markdown.',
  },
  {pattern: /Docusaurus found broken (links|anchors)/, rule: 'links', remedy: 'Mend the links that follow in the log.'},
  {pattern: /Duplicate routes found/i, rule: 'routes', remedy: 'Rename one of the pages.'},
  {
    pattern: /Markdown (link|image) with URL .* (could not|couldn['’]t) be resolved/i,
    rule: 'links',
    remedy: 'Use the absolute address of the page.',
  },
  {pattern: /unused Markdown directive/i, rule: 'directive', remedy: 'Escape the colon: the text after it is not shown.'},
  {pattern: /^\s*\[WARNING\].*(?:tag|author)s? .*not (?:found|defined)/i, rule: 'tags', remedy: 'Add it to tags.yml or authors.yml.'},
];

/** Problems in the text of a log; the page that a diagnostic belongs to is the last address before it. */
export function readBuildLog(text: string, file: string): Problem[] {
  const problems: Problem[] = [];
  let address = '';
  const lines = text.replace(/\u001b\[[\d;]*m/g, '').split(/\r?\n/);
  lines.forEach((line, index) => {
    address = /^- "?(\/[^":]*)"?:\s*$/.exec(line)?.[1] ?? address;
    const warning = WARNINGS.find(({pattern}) => pattern.test(line));
    if (warning)
      problems.push({
        file,
        line: index + 1,
        rule: `build-log/${warning.rule}`,
        message: `${warning.rule === 'html' && address ? `${address}: ` : ''}${line.trim()}`,
        remedy: warning.remedy,
      });
  });
  return problems;
}
