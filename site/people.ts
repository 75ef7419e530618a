/**
 * Who is shown as the last one to change a page, by the author's name in git. `undefined` shows no name: a machine is
 * nobody to ask. Add a line where your commits were made under a name that readers should not see.
 */
const NAMES: readonly (readonly [author: RegExp, name: string | undefined])[] = [
  [/^Seed [0-9a-f]+ maintainers$/, 'TON Docs maintainers'],
  [/^root$|\[bot\]$|^ubuntu$/, undefined],
];

/** The name that readers see for an author in git. */
export function personOf(author: string | undefined): string | undefined {
  const known = NAMES.find(([pattern]) => author !== undefined && pattern.test(author));
  return known ? known[1] : author;
}
