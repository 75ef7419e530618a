import fs from 'node:fs';
import path from 'node:path';

/** A line that opens or closes a region, in the comment syntax of any language of the samples. */
const OPEN = /^\s*(?:\/\/|;;|#|--)\s*region\s+([\w-]+)\s*$/;
const CLOSE = /^\s*(?:\/\/|;;|#|--)\s*endregion\b.*$/;

/**
 * The text that `file=samples/counter/counter.tolk#storage` stands for: the region's lines (or the whole file's) without
 * region markers, without the indentation that all lines share and without blank lines at either end.
 * Throws where the file is not under `samples/`, does not exist, or has no such region.
 */
export function quoteFile(reference: string, root = process.cwd()): string {
  const [file = '', region] = reference.split('#');
  const absolute = path.resolve(root, file);
  if (!absolute.startsWith(path.resolve(root, 'samples') + path.sep))
    throw new Error(`file=${reference}: only files under samples/ can be quoted`);
  if (!fs.existsSync(absolute)) throw new Error(`file=${reference}: there is no file ${file}`);
  const lines = fs.readFileSync(absolute, 'utf8').replace(/\r\n?/g, '\n').split('\n');
  if (region === undefined) return tidy(lines);
  const part = regionOf(lines, region);
  if (part === undefined) {
    const known = lines.flatMap((line) => OPEN.exec(line)?.[1] ?? []);
    throw new Error(`file=${reference}: ${file} has no region "${region}"${known.length ? ` (there are: ${known.join(', ')})` : ''}`);
  }
  return tidy(part);
}

/** Lines between a region's markers; regions may lie in each other. `undefined` where there is none of that name. */
function regionOf(lines: readonly string[], name: string): string[] | undefined {
  const start = lines.findIndex((line) => OPEN.exec(line)?.[1] === name);
  if (start < 0) return undefined;
  let depth = 1;
  for (let index = start + 1; index < lines.length; index++) {
    const line = lines[index] as string;
    if (OPEN.test(line)) depth++;
    else if (CLOSE.test(line) && --depth === 0) return lines.slice(start + 1, index);
  }
  return undefined;
}

function tidy(lines: readonly string[]): string {
  const kept = lines.filter((line) => !OPEN.test(line) && !CLOSE.test(line));
  const indents = kept.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const common = indents.length ? Math.min(...indents) : 0;
  return kept
    .map((line) => line.slice(common).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
    .replace(/\n{3,}/g, '\n\n');
}
