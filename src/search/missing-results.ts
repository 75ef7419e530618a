import {translate} from '@docusaurus/Translate';

/** Address of a new issue that says what was not found. */
export function missingResultsUrl(repository: string, language: string, query: string): string {
  const title = translate(
    {id: 'search.report.title', message: 'Search finds nothing for “{query}”', description: 'Title of an issue'},
    {query},
  );
  const body = `${translate({id: 'search.report.body', message: 'What I expected to find:', description: 'Begins the text of an issue'})}\n\n\n(${language})`;
  return `${repository}/issues/new?${new URLSearchParams({title, body}).toString()}`;
}
