import {MAX_SOURCE} from '../../engine/limits';
import {CONTRACTS, INPUTS} from './export';
import {firstEntry, isSource, MOST_FILES, withoutRoot} from './files';
import {startOf, type Project} from './project';
import {parseProject} from './share';

/** A file of the reader's, not read yet. */
export interface GivenFile {
  /** With its folders: `project/contracts/a.tolk`. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly text: () => Promise<string>;
}

export type Opened =
  /** `leftOut`: sources that are no files of the project, since their names or their number do not fit. */
  | {readonly name: string; readonly project: Project; readonly leftOut: number}
  /** No source in it; more than can be compiled; no zip or no text. */
  | {readonly problem: 'nothing' | 'too-large' | 'broken'};

/** Folders of packages, tools and results: their sources are not the reader's. */
const FOREIGN = /(?:^|\/)(?:node_modules|build|dist|\..*)\//;

/**
 * A project from the reader's files. With the inputs that the playground saved it opens as it was; else the first
 * contract is the one to begin with.
 */
export async function readProject(files: readonly GivenFile[], name: string): Promise<Opened> {
  const sources = files.filter(({path}) => !FOREIGN.test(path) && /\.(?:tolk|fc|func)$/.test(path));
  const saved = files.find(({path}) => !FOREIGN.test(path) && (path === INPUTS || path.endsWith(`/${INPUTS}`)));
  const root = saved && saved.path.slice(0, -INPUTS.length) + CONTRACTS;
  const texts: Record<string, string> = {};
  let size = 0;
  let leftOut = 0;
  for (const {path, size: bytes, text} of sources) {
    const inside = root === undefined ? path : path.startsWith(root) ? path.slice(root.length) : undefined;
    // A folder's own name may be anything: it is the root that goes.
    if (
      inside === undefined ||
      !isSource(inside.slice(root === undefined ? inside.indexOf('/') + 1 : 0)) ||
      Object.keys(texts).length >= MOST_FILES
    ) {
      leftOut++;
      continue;
    }
    if ((size += bytes) > MAX_SOURCE) return {problem: 'too-large'};
    texts[inside] = (await text()).replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  }
  if (saved && saved.size <= MAX_SOURCE && Object.keys(texts).length > 0) {
    const project = withInputs(await saved.text(), texts);
    if (project) return {name, project, leftOut};
  }
  const found = withoutRoot(texts);
  const entry = firstEntry(found);
  return entry === undefined ? {problem: 'nothing'} : {name, project: startOf({entry, sources: found}), leftOut};
}

/** The inputs of a saved project with the texts that lie beside them now. Nothing where they are no longer its inputs. */
function withInputs(text: string, sources: Readonly<Record<string, string>>): Project | undefined {
  try {
    const [version, state] = JSON.parse(text) as [unknown, Record<string, unknown>];
    const project = parseProject(JSON.stringify([version, {...state, sources}]));
    return 'problem' in project ? undefined : project;
  } catch {
    return undefined;
  }
}
