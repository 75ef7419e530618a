/** `./lib/../messages` to `messages`; what would lead out of the root stays in it. */
export function normalizePath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** What a compiler is told where a source asks for a file that is not there; it adds file and line. */
export const noFile = (path: string): string =>
  `there is no file ${path} in the playground: put its text in the place of this line, or leave the line out`;

/** What `noFile` says. */
export const NO_FILE = /there is no file \S+ in the playground/;

/** The text of a file, or `undefined`. Only what was given counts: a source may ask for a file named `constructor`, which every object has. */
export const own = (files: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(files, name) ? files[name] : undefined;
