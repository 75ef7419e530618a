import {isLibrary} from '../../engine/compile/library';
import type {Language} from '../../engine/protocol';

/** A contract of the page that can run. */
export interface Sample {
  /** What the reader sees: the caption, the file's name, or the language with a number. */
  readonly name: string;
  readonly language: Language;
  /** The file under `samples/` that holds it; absent where the page itself does. */
  readonly file?: string;
  /** The figure on the page, for the text of a contract that stands there, and for finding it again. */
  readonly figures: readonly Element[];
}

const LABEL: Readonly<Record<Language, string>> = {tolk: 'Tolk', func: 'FunC'};

/** The samples of a page in their order; parts of one file are one sample. */
export function samplesOf(page: ParentNode): Sample[] {
  const samples: (Sample & {figures: Element[]})[] = [];
  for (const figure of page.querySelectorAll<HTMLElement>('figure[data-run]')) {
    const file = figure.dataset.run || undefined;
    const language: Language = figure.dataset.lang === 'func' ? 'func' : 'tolk';
    const known = file === undefined ? undefined : samples.find((sample) => sample.file === file);
    if (known) known.figures.push(figure);
    else {
      const caption = figure.querySelector('.code-title > span')?.textContent ?? undefined;
      const name = file?.split('/').at(-1) ?? caption ?? `${LABEL[language]} ${samples.length + 1}`;
      samples.push({name, language, file, figures: [figure]});
    }
  }
  return samples;
}

/** The files of a contract: the one that is compiled, and what it imports. */
export interface Files {
  readonly entry: string;
  readonly sources: Readonly<Record<string, string>>;
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

const IMPORTS: Readonly<Record<Language, RegExp>> = {
  tolk: /^[ \t]*import\s+"([^"@][^"]*)"/gm,
  func: /^[ \t]*#include\s+"([^"]+)"/gm,
};

/** Loads a sample: from the page, or from its file with everything that it imports. Rejects where a file does not come. */
export async function loadSample({language, file, figures}: Sample): Promise<Files> {
  const ending = language === 'tolk' ? '.tolk' : '.fc';
  if (file === undefined) {
    const entry = `contract${ending}`;
    return {entry, sources: {[entry]: figures[0]?.querySelector('code')?.textContent ?? ''}};
  }
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const entry = file.slice(folder.length);
  const sources: Record<string, string> = {};
  for (const queue = [entry]; queue.length;) {
    const name = queue.shift()!;
    if (sources[name] !== undefined) continue;
    const text = (await sampleText(folder + name)).replace(/\r\n?/g, '\n').replace(MARKERS, '').trim();
    sources[name] = `${text}\n`;
    for (const [, imported = ''] of text.matchAll(IMPORTS[language])) {
      const target = imported.replace(/^\.\//, '');
      // The engine has it.
      if (language === 'func' && isLibrary(target)) continue;
      queue.push(/\.\w+$/.test(target) ? target : target + ending);
    }
  }
  return {entry, sources};
}
