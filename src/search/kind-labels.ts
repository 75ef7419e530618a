import {translate} from '@docusaurus/Translate';
import type {Kind} from './core/record';

/** What a reader calls each kind of page. The first four are those of the line above a page's title. */
export const kindLabels: Record<Kind | 'tool', () => string> = {
  tutorial: () => translate({id: 'site.kind.tutorial', message: 'Tutorial'}),
  'how-to': () => translate({id: 'site.kind.how-to', message: 'How-to'}),
  reference: () => translate({id: 'site.kind.reference', message: 'Reference'}),
  explanation: () => translate({id: 'site.kind.explanation', message: 'Explanation'}),
  term: () => translate({id: 'search.kind.term', message: 'Term', description: 'Kind of a search result: entry of the glossary'}),
  instruction: () =>
    translate({
      id: 'search.kind.instruction',
      message: 'Instruction',
      description: 'Kind of a search result: instruction of the virtual machine',
    }),
  post: () => translate({id: 'search.kind.post', message: 'Blog post', description: 'Kind of a search result'}),
  tool: () => translate({id: 'search.kind.tool', message: 'Tool', description: 'Kind of a search result: an interactive tool'}),
  page: () => translate({id: 'search.kind.page', message: 'Page', description: 'Kind of a search result: any other page'}),
};
