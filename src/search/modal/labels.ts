import {translate} from '@docusaurus/Translate';

/** Text of the button, before and after the modal has come. */
export const searchLabel = (): string =>
  translate({id: 'theme.SearchBar.label', message: 'Search', description: 'The ARIA label and placeholder for search button'});
