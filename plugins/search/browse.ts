import fs from 'node:fs';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

const GLOSSARY = 'v3/concepts/glossary';

/** What the search page lists where nothing is searched for: the tags of the docs and the terms of the glossary. */
export function browseData(
  version: LoadedVersion,
  baseUrl: string,
): {
  tags: {label: string; to: string}[];
  glossary: string;
  terms: [id: string, term: string][];
} {
  const tags = new Map(version.docs.flatMap((doc) => doc.tags).map(({label, permalink}) => [permalink, label]));
  const glossary = version.docs.find(({id}) => id === GLOSSARY);
  const source = glossary && fs.readFileSync(glossary.source.replace(/^@site\//, ''), 'utf8');
  return {
    tags: [...tags].map(([to, label]) => ({label, to})).sort((a, b) => (a.label < b.label ? -1 : 1)),
    glossary: glossary?.permalink ?? `${baseUrl}${GLOSSARY}`,
    terms: [...(source ?? '').matchAll(/^### (.+?) \{#([\w-]+)\}$/gm)].map(([, term, id]) => [id!, term!.replace(/[`*\\]/g, '')]),
  };
}
