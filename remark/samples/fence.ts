/**
 * The words after a fence's language, as the contribution pages document them.
 *
 * In: `{1,3-4} title="counter.tolk" fragment in=contract must-fail="undefined symbol"`
 */
export interface FenceMeta {
  /** Caption above the code. */
  readonly title?: string;
  /** Highlighted lines, 1-based. */
  readonly lines: ReadonlySet<number>;
  /** The code is part of something: the check puts it into the context that `in` or `of` names. */
  readonly fragment: boolean;
  /** Where a fragment stands: in a function body (default) or among the declarations of a contract. */
  readonly in?: string;
  /** The titled sample of the same page (or `samples/…` file) whose declarations a fragment uses. */
  readonly of?: string;
  /** Part of the message with which the tool must refuse the code. */
  readonly mustFail?: string;
  /** Published version of the tool that checks this fence, instead of the newest. */
  readonly version?: string;
  /** Why the tool cannot check the fence. */
  readonly noCheck?: string;
  /** The titled sample of the same page whose output this is. */
  readonly outputOf?: string;
  /** File under the repository's root whose text (or `#region`) stands here. */
  readonly file?: string;
  /** Words that mean nothing: a misspelled `fragment` must not pass in silence. */
  readonly unknown: readonly string[];
}

const VALUES = ['title', 'in', 'of', 'must-fail', 'version', 'no-check', 'output-of', 'file'] as const;

/** Reads a fence's meta. Never throws: words that it does not know are listed in `unknown`. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const values = new Map<string, string>();
  const unknown: string[] = [];
  const lines = new Set<number>();
  let fragment = false;
  // Markdown resolves backslashes before anyone sees them: a value with double quotes in it stands between single ones.
  for (const [word, name, double, single, bare] of (meta ?? '').matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))|\S+/g)) {
    if (name !== undefined) {
      if ((VALUES as readonly string[]).includes(name)) values.set(name, double ?? single ?? bare ?? '');
      else unknown.push(word);
    } else if (word === 'fragment') fragment = true;
    else if (/^\{[\d,\s-]+\}$/.test(word)) for (const line of expandLines(word.slice(1, -1))) lines.add(line);
    else unknown.push(word);
  }
  return {
    title: values.get('title'),
    lines,
    fragment,
    in: values.get('in'),
    of: values.get('of'),
    mustFail: values.get('must-fail'),
    version: values.get('version'),
    noCheck: values.get('no-check'),
    outputOf: values.get('output-of'),
    file: values.get('file'),
    unknown,
  };
}

/** The file of `samples/` that a fence quotes, or that its caption names; its caption leads there. */
export function sourceOf({file, title = ''}: FenceMeta): string | undefined {
  return file?.split('#')[0] ?? /\bsamples\/[\w./-]*\w/.exec(title)?.[0];
}

/** `1,3-4` to 1, 3, 4. */
function expandLines(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [from, to = from] = part.split('-').map((end) => Number.parseInt(end, 10));
    if (from === undefined || to === undefined || Number.isNaN(from) || Number.isNaN(to)) return [];
    return Array.from({length: Math.max(0, to - from + 1)}, (_, offset) => from + offset);
  });
}
