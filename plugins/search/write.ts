import fs from 'node:fs/promises';
import path from 'node:path';
import {RECORD_SCHEMA, type RecordFile, type SearchRecord} from '../../src/search/core/record.ts';
import type {Synonyms} from '../../src/search/core/synonyms.ts';
import {buildPackage} from './package.ts';

/** Where a build leaves the records of each language, `<language>.json`: readers never need them, upload and bench do. */
export const RECORDS_DIR = '.cache/search/records';

export interface WriteOptions {
  /** Folder of one built language. */
  readonly outDir: string;
  readonly recordsDir: string;
  readonly language: string;
  readonly records: readonly SearchRecord[];
  readonly synonyms: Synonyms;
}

/** Writes the package of a language under `<outDir>/search/`, and its records. Files of an earlier build do not stay. */
export async function writeSearch({outDir, recordsDir, language, records, synonyms}: WriteOptions): Promise<void> {
  if (!records.length) throw new Error(`search: no record in ${outDir}; readers would find nothing (${language})`);
  const dir = path.join(outDir, 'search');
  await fs.rm(dir, {recursive: true, force: true});
  await fs.mkdir(path.join(dir, 'text'), {recursive: true});
  await fs.mkdir(path.join(dir, 'words'), {recursive: true});
  await fs.mkdir(recordsDir, {recursive: true});
  const {files, manifest} = buildPackage(language, records, synonyms);
  for (const [name, content] of files) await fs.writeFile(path.join(dir, name), content);
  const all: RecordFile = {schema: RECORD_SCHEMA, language, build: JSON.stringify(manifest), records};
  await fs.writeFile(path.join(recordsDir, `${language}.json`), JSON.stringify(all));
}

/**
 * The records that a build left. Throws where there are none, of another version, or of another build than `outDir`: the
 * manifest names each file of a package by its content, so all of it is compared; the headings alone say nothing of names.
 */
export async function readRecords(recordsDir: string, outDir: string, language: string): Promise<RecordFile> {
  const file = path.join(recordsDir, `${language}.json`);
  const text = await fs.readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing: run \`npm run build\` first`);
  });
  const found = JSON.parse(text) as RecordFile;
  if (found.schema !== RECORD_SCHEMA) throw new Error(`${file}: schema ${found.schema}, expected ${RECORD_SCHEMA}; build again`);
  const manifest: unknown = JSON.parse(await fs.readFile(path.join(outDir, 'search/manifest.json'), 'utf8'));
  if (JSON.stringify(manifest) !== found.build) throw new Error(`${file} is of another build than ${outDir}; build again`);
  return found;
}
