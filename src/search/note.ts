import {translate} from '@docusaurus/Translate';
import type {SearchStatus} from './client/status.ts';

/** What to say quietly of an answer: that this site gave it in the provider's place, or that only headings were searched. */
export function noteOf({failed, source, partial}: SearchStatus): string | undefined {
  if (failed) return undefined;
  if (source === 'fallback')
    return translate({
      id: 'search.note.fallback',
      message: 'The search service does not answer; these results come from this site’s own index.',
      description: 'Under search results that this site gave because the search service did not',
    });
  if (partial === 'coming')
    return translate({
      id: 'search.note.partial',
      message: 'Only titles and headings were searched; the full text is still loading.',
      description: 'Under search results while the text of the pages is on its way',
    });
  if (partial === 'missing')
    return translate({
      id: 'search.note.missing',
      message: 'Only titles and headings were searched; the full text cannot be loaded.',
      description: 'Under search results where the text of the pages could not be loaded',
    });
  return undefined;
}
