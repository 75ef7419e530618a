import type {Synonyms} from '../../src/search/core/synonyms.ts';

export const synonyms: Synonyms = {both: [], one: []};
