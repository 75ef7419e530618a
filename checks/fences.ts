import {codeLanguage, codeLanguages} from '../site/languages/index.ts';
import {parseFenceMeta, sourceOf} from '../remark/samples/fence.ts';
import {quoteFile} from '../remark/samples/quote.ts';
import type {Check, Problem} from './lib/check.ts';
import type {Context} from './lib/context.ts';
import type {FenceFact} from './lib/facts.ts';

const KNOWN_WORDS = 'title="…" file=samples/… fragment in=contract of="…" must-fail="…" version="…" no-check="…" output-of="…" {1,3-5}';

/** Every fence says what it is, in words that the tools know. */
export const fences = {
  name: 'fences',
  about: 'Each fence has a known language and known words after it; a quoted file and its region exist.',
  scope: 'pages',
  async run(context) {
    const pages = await context.selected();
    const problems: Problem[] = [];
    let count = 0;
    for (const {file, facts} of pages) {
      count += facts.fences.length;
      for (const fence of facts.fences) {
        problems.push(...check(context, fence).map((finding) => ({file, line: fence.line, ...finding})));
      }
    }
    return {problems, summary: `${count} fences in ${pages.length} pages`};
  },
} satisfies Check;

type Finding = Omit<Problem, 'file' | 'line'>;

function check(context: Context, fence: FenceFact): Finding[] {
  // The diagram transformer says itself what a dot fence lacks.
  if (fence.lang === 'dot') return [];
  const findings: Finding[] = [];
  const add = (rule: string, message: string, remedy: string): void => {
    findings.push({rule: `fences/${rule}`, message, remedy});
  };
  const ids = ['dot', ...codeLanguages.map(({id}) => id)];
  if (!fence.lang) add('language', 'This fence has no language.', `Write one after the backticks: ${ids.join(', ')}.`);
  else if (!ids.includes(fence.lang)) {
    const meant = codeLanguage(fence.lang)?.id;
    add('language', `"${fence.lang}" is no language of this site.`, meant ? `Write ${meant}.` : `Use one of: ${ids.join(', ')}.`);
  }
  const meta = parseFenceMeta(fence.meta);
  for (const word of meta.unknown) add('meta', `"${word}" after the language means nothing.`, `Known: ${KNOWN_WORDS}.`);
  if (meta.noCheck !== undefined && meta.noCheck.trim().length < 8)
    add('meta', 'no-check="…" gives no reason.', 'Say why the tool cannot check this fence.');
  if (meta.mustFail !== undefined && !meta.mustFail.trim())
    add('meta', 'must-fail="…" is empty.', 'Give part of the message with which the tool refuses the code.');
  if (meta.in !== undefined && !meta.fragment) add('meta', `in=${meta.in} stands without fragment.`, 'Write: fragment in=contract.');

  if (meta.file === undefined) {
    const named = sourceOf(meta);
    if (named !== undefined && context.read(named) === undefined)
      add('title', `The caption leads to ${named}, which does not exist.`, 'Correct the path in title="…".');
    if (!fence.code.trim()) add('empty', 'This fence is empty.', 'Write the code, or quote a file: file=samples/….');
    return findings;
  }
  if (fence.code.trim()) add('quote', 'A fence that quotes a file has a body of its own.', 'Empty the body: the build fills in the file.');
  try {
    quoteFile(meta.file, context.root);
  } catch (error) {
    add('quote', `${(error as Error).message}.`, 'Correct file=…, or put "// region name" and "// endregion" around the part to quote.');
  }
  return findings;
}
