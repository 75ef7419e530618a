import type {IndexSettings, SearchClient, SynonymHit} from '@algolia/client-search';
import type {SearchRecord} from '../../src/search/core/record.ts';
import {languages} from '../../site/page-files.ts';
import type {Synonyms} from '../../src/search/core/synonyms.ts';

/** The provider knows languages by their first two letters. */
const LANGUAGES = languages.map((language) => language.slice(0, 2)) as NonNullable<IndexSettings['indexLanguages']>;

/** The part of the provider's official client that an upload needs. */
export type UploadClient = Pick<SearchClient, 'replaceAllObjects' | 'saveSynonyms' | 'setSettings' | 'waitForTask'>;

/** What a page of results needs of the index. The names of the attributes are those of {@link SearchRecord}. */
export const SETTINGS: IndexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(asked)',
    'content',
    'code',
    'unordered(hierarchy.lvl0)',
  ],
  // The modal filters by the first two, the search page by all.
  attributesForFaceting: ['language', 'docusaurus_tag', 'area', 'kind', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'url', 'type', 'area', 'kind'],
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:15'],
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(popularity)', 'asc(position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  indexLanguages: LANGUAGES,
  queryLanguages: LANGUAGES,
  ignorePlurals: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  // `get_wallet_data` is one word, and its parts are others.
  separatorsToIndex: '_',
  camelCaseAttributes: ['content', 'code'],
};

/** The provider refuses larger records. */
const MOST_BYTES = 9500;

/** A record that the provider takes: of a long section the beginning, which is what its heading promises. */
export function fitted(record: SearchRecord): SearchRecord {
  let result = record;
  for (let bytes = sizeOf(result); bytes > MOST_BYTES; bytes = sizeOf(result)) {
    const share = Math.min(0.95, (MOST_BYTES / bytes) * 0.98);
    result = {...result, content: cutAt(result.content, share), code: cutAt(result.code, share)};
  }
  return result;
}

const sizeOf = (record: SearchRecord): number => Buffer.byteLength(JSON.stringify(record));

function cutAt(text: string, share: number): string {
  const characters = Array.from(text);
  return characters.slice(0, Math.floor(characters.length * share)).join('');
}

/** The lists of all languages in the provider's form; an index has one list, and a line of two languages is sent once. */
export function synonymObjects(lists: readonly Synonyms[]): SynonymHit[] {
  const lines = new Map<string, SynonymHit>();
  const idOf = (words: readonly string[]): string => words.join(' = ').slice(0, 500);
  for (const {both, one} of lists) {
    for (const words of both) lines.set(idOf(words), {objectID: idOf(words), type: 'synonym', synonyms: [...words]});
    for (const [from, to] of one)
      lines.set(idOf([from, to]), {objectID: idOf([from, to]), type: 'oneWaySynonym', input: from, synonyms: [to]});
  }
  return [...lines.values()];
}

/**
 * Puts the records of all languages in one index: first settings and synonyms, then the records beside the old ones and
 * in one step in their place, so that no reader finds nothing. Settings and synonyms go along with the copy.
 */
export async function upload(
  client: UploadClient,
  indexName: string,
  records: readonly SearchRecord[],
  synonyms: readonly Synonyms[],
): Promise<void> {
  if (!records.length) throw new Error('search:push: there are no records; an empty index would replace the one that is there');
  const {taskID: settingsTask} = await client.setSettings({indexName, indexSettings: SETTINGS});
  const {taskID: synonymsTask} = await client.saveSynonyms({
    indexName,
    synonymHit: synonymObjects(synonyms),
    replaceExistingSynonyms: true,
  });
  await client.waitForTask({indexName, taskID: settingsTask});
  await client.waitForTask({indexName, taskID: synonymsTask});
  await client.replaceAllObjects({indexName, objects: records.map((record) => ({...fitted(record)})), batchSize: 1000});
}
