/** Nothing: `DocItem/Metadata` writes the list, with the categories that have no page, which the theme leaves out and the search needs. */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
