import type {Language} from '../../engine/protocol';
import {baseName, closureOf, firstEntry, importsOf, withoutRoot, type Sources} from './files';
import {groupOf} from './groups';

/** Contracts that can run: of the page, or a template. */
export interface Sample {
  /** What the reader sees: the names of the contracts, the caption, or the language with a number. Once on a page. */
  readonly name: string;
  readonly language: Language;
  /** The files under `samples/` that hold the contracts, the first to deploy first; none where the text is here. */
  readonly files: readonly string[];
  /** The text of a contract that has no file. */
  readonly text?: string;
  /** The figures on the page, to find it again. */
  readonly figures: readonly Element[];
}

const LABEL: Readonly<Record<Language, string>> = {tolk: 'Tolk', func: 'FunC'};
const ENDING: Readonly<Record<Language, string>> = {tolk: '.tolk', func: '.fc'};

/** The samples of a page in their order; parts of one file are one sample, and so are contracts that need each other. */
export function samplesOf(page: ParentNode): Sample[] {
  const samples: (Sample & {figures: Element[]})[] = [];
  for (const figure of page.querySelectorAll<HTMLElement>('figure[data-run]')) {
    const file = figure.dataset.run || undefined;
    const language: Language = figure.dataset.lang === 'func' ? 'func' : 'tolk';
    const known = file === undefined ? undefined : samples.find(({files}) => files.includes(file));
    if (known) known.figures.push(figure);
    else {
      const files = file === undefined ? [] : groupOf(file);
      const caption = figure.querySelector('.code-title > span')?.textContent ?? undefined;
      const name = files.length > 0 ? files.map(baseName).join(' + ') : (caption ?? `${LABEL[language]} ${samples.length + 1}`);
      const text = file === undefined ? (figure.querySelector('code')?.textContent ?? '') : undefined;
      samples.push({name, language, files, text, figures: [figure]});
    }
  }
  return samples;
}

/** The files of a project: the one that is compiled first, and all texts. */
export interface Files {
  readonly entry: string;
  readonly sources: Sources;
}

/** Text of a file under `samples/`: a file of the site, fetched when it is chosen. The panel holds the addresses alone. */
async function sampleText(file: string): Promise<string> {
  const {default: address} = (await import(
    /* webpackInclude: /\.(?:tolk|fc)$/ */
    /* webpackMode: "eager" */
    `@site/samples/${file.replace(/^samples\//, '')}`
  )) as {default: string};
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Lines that mark the parts of a file which pages quote. */
const MARKERS = /^[ \t]*(?:\/\/|;;)[ \t]*(?:region[ \t]+[\w-]+|endregion\b.*)$\n?/gm;

/**
 * Loads a sample: its text, or its files with everything that they import. `first` is the file under `samples/` to begin
 * with. Rejects where a file does not come.
 */
export async function loadSample({language, files, text}: Sample, first = files[0]): Promise<Files> {
  if (first === undefined) {
    const entry = `contract${ENDING[language]}`;
    return {entry, sources: {[entry]: text ?? ''}};
  }
  const found: Record<string, string> = {};
  for (const queue = [...files]; queue.length > 0;) {
    const name = queue.shift()!;
    if (Object.hasOwn(found, name)) continue;
    const read = (await sampleText(name)).replace(/\r\n?/g, '\n').replace(MARKERS, '').trim();
    found[name] = `${read}\n`;
    queue.push(...importsOf(name, read));
  }
  const sources = withoutRoot(found);
  // The order of the files is that in which they were found: the names are the same without the root.
  const entry = Object.keys(sources)[Object.keys(found).indexOf(first)] ?? firstEntry(sources) ?? '';
  return {entry, sources: inOrder(sources, entry)};
}

/** The contract that is shown first, what it imports, and the rest. */
const inOrder = (sources: Sources, entry: string): Sources =>
  Object.fromEntries([...new Set([...closureOf(sources, entry), ...Object.keys(sources)])].map((name) => [name, sources[name]!]));
