/** Folder of English text for each content plugin's folder under `i18n/<language>/`. */
const FOLDERS = [
  ['docusaurus-plugin-content-docs/current/', 'docs/'],
  ['docusaurus-plugin-content-blog/', 'blog/'],
  ['docusaurus-plugin-content-pages/', 'src/pages/'],
] as const;

/**
 * English file of a translated one, both relative to the site; `undefined` when the file is no translation.
 * `i18n/ru/docusaurus-plugin-content-docs/current/v3/x.mdx` gives `docs/v3/x.mdx`.
 */
export function englishFileOf(file: string): string | undefined {
  const rest = /^i18n\/[^/]+\/(.*)$/.exec(file.split('\\').join('/'))?.[1];
  if (rest === undefined) return undefined;
  for (const [from, to] of FOLDERS) if (rest.startsWith(from)) return to + rest.slice(from.length);
  return undefined;
}
