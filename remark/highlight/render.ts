import {codeLanguage, type CodeLanguage} from '../../site/languages/index.ts';
import {tokenize} from './highlighter.ts';
import {classOfColor, type TokenClass} from './theme.ts';

/** A run of characters of one class. */
interface Run {
  text: string;
  readonly class: TokenClass | undefined;
  readonly marked: boolean;
}

const TEXT: CodeLanguage = {id: 'text'};

/**
 * Code as HTML for the inside of `<code>`: text, `<span class="k">` around classed runs, `<span class="hl">` around
 * marked lines (1-based). Its text content is the code itself, so that copying needs nothing else. A word that names no
 * language gives plain text: the sample check reports it.
 */
export async function renderCode(code: string, lang: string, marked: ReadonlySet<number> = new Set()): Promise<string> {
  const lines = await tokenize(code, codeLanguage(lang) ?? TEXT);
  const runs: Run[] = [];
  lines.forEach((tokens, index) => {
    const mark = marked.has(index + 1);
    for (const token of tokens) append(runs, token.content, classOfColor(token.color), mark);
    if (index < lines.length - 1) append(runs, '\n', undefined, mark);
  });
  let html = '';
  let open = false;
  for (const run of runs) {
    if (run.marked !== open) {
      html += run.marked ? '<span class="hl">' : '</span>';
      open = run.marked;
    }
    html += run.class === undefined ? escapeHtml(run.text) : spanOf(run.class, run.text);
  }
  return open ? `${html}</span>` : html;
}

/** Adds a token to the last run where class and mark allow; space takes the class of what stands before it. */
function append(runs: Run[], text: string, tokenClass: TokenClass | undefined, marked: boolean): void {
  const last = runs[runs.length - 1];
  if (last?.marked === marked && (last.class === tokenClass || text.trim() === '')) last.text += text;
  else runs.push({text, class: tokenClass, marked});
}

/** Space at the end of a run stands outside of its element: a run that only spaces follow must not drag them along. */
function spanOf(name: TokenClass, text: string): string {
  const inside = text.trimEnd();
  return `<span class="${name}">${escapeHtml(inside)}</span>${text.slice(inside.length)}`;
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
