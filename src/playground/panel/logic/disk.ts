import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import library from '@generated/playground/default/stdlib.fc';
import {MAX_SOURCE} from '../../engine/limits';
import {fetchLibrary, wantsLibrary} from '../../engine/compile/library';
import {exportFiles} from './export';
import {readProject, type GivenFile, type Opened} from './folder';
import type {Project} from './project';

export type {Opened} from './folder';

/** A project as a zip that Node.js runs. Rejects where FunC's library is needed and does not come. */
export async function zipOf(project: Project): Promise<Uint8Array> {
  const text = wantsLibrary(project.sources) ? await fetchLibrary(library) : undefined;
  const files = Object.entries(exportFiles(project, text)).map(([path, content]) => [`playground/${path}`, strToU8(content)] as const);
  return zipSync(Object.fromEntries(files), {level: 9});
}

/** What the reader chose: a folder, some files, or one zip. */
export async function openFiles(files: readonly File[]): Promise<Opened> {
  const [first] = files;
  if (files.length === 1 && first && /\.zip$/i.test(first.name)) {
    if (first.size > MAX_SOURCE) return {problem: 'too-large'};
    return readProject(unzip(new Uint8Array(await first.arrayBuffer())), first.name.replace(/\.zip$/i, ''));
  }
  const given = files.map((file): GivenFile => ({path: file.webkitRelativePath || file.name, size: file.size, text: () => file.text()}));
  return readProject(given, first?.webkitRelativePath.split('/')[0] || (first?.name ?? ''));
}

/** The files of a zip; what is longer than a source may be is named, and never unpacked. */
function unzip(bytes: Uint8Array): GivenFile[] {
  const files: GivenFile[] = [];
  // Asked with each entry before it is unpacked; its length is that of the memory which it gets.
  let left = MAX_SOURCE;
  const unpacked = unzipSync(bytes, {
    filter: ({name, originalSize}) => {
      const taken = /\.(?:tolk|fc|func|json)$/.test(name) && originalSize <= left;
      if (taken) left -= originalSize;
      else files.push({path: name, size: originalSize, text: () => Promise.resolve('')});
      return taken;
    },
  });
  for (const [path, content] of Object.entries(unpacked))
    files.push({path, size: content.length, text: () => Promise.resolve(strFromU8(content))});
  return files;
}
