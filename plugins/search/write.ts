import fs from 'node:fs/promises';
import path from 'node:path';
import {RECORD_SCHEMA, type RecordFile, type SearchRecord} from '../../src/search/core/record.ts';
import type {Synonyms} from '../../src/search/core/synonyms.ts';
import {buildPackage} from './package.ts';

/** Writes records and package of a language under `<outDir>/search/`. Files of an earlier build do not stay. */
export async function writeSearch(outDir: string, language: string, records: readonly SearchRecord[], synonyms: Synonyms): Promise<void> {
  if (!records.length) throw new Error(`search: no record in ${outDir}; readers would find nothing (${language})`);
  const dir = path.join(outDir, 'search');
  await fs.rm(dir, {recursive: true, force: true});
  await fs.mkdir(path.join(dir, 'text'), {recursive: true});
  const {files} = buildPackage(language, records, synonyms);
  for (const [name, content] of files) await fs.writeFile(path.join(dir, name), content);
  const all: RecordFile = {schema: RECORD_SCHEMA, language, records};
  await fs.writeFile(path.join(dir, 'records.json'), JSON.stringify(all));
}
