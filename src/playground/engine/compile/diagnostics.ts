import type {Diagnostic} from '../protocol.ts';

/** `counter.tolk:3:5: error: undefined symbol`; Tolk leaves out a column that is the first: `counter.tolk:1: error: …`. */
const PLACE = /^(?<file>[^\s:][^:\n]*):(?<line>\d+):(?:(?<column>\d+):)?\s*(?:(?<severity>error|warning|note):\s*)?(?<message>.*)$/;
const ENVELOPE = /^(?:FunC|Fift) (?:compilation )?error: \(?\s*|^Fift error: /;

/**
 * What a compiler said, by place. `entry` is the file to blame where it names none. Lines of source and of carets, with
 * which compilers illustrate a message, are left out: the editor shows the place itself.
 */
export function readDiagnostics(text: string, entry: string): {errors: Diagnostic[]; warnings: Diagnostic[]} {
  const errors: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  const loose: string[] = [];
  for (const raw of text.replace(/\r\n?/g, '\n').split('\n')) {
    const line = raw.replace(ENVELOPE, '').trimEnd();
    const found = PLACE.exec(line.trim())?.groups;
    if (found) {
      const {file = entry, severity, message = ''} = found;
      if (severity === 'note') continue;
      (severity === 'warning' ? warnings : errors).push({file, line: Number(found.line), column: Number(found.column ?? 1), message});
    } else if (!/^\s*(?:\d+\s*)?\||^\s|^$/.test(line)) loose.push(line.replace(/\s*\)$/, ''));
  }
  // FunC names what is undefined in the line before the one that has the place.
  const sentence = loose.filter((line) => line !== '')[0];
  if (sentence !== undefined) {
    const first = errors[0];
    if (!first) errors.push({file: entry, line: 0, column: 0, message: sentence});
    else if (!/\s/.test(first.message)) errors[0] = {...first, message: sentence};
  }
  return {errors, warnings};
}
