/** Address of a page's Markdown twin (`plugins/markdown-twins` writes it): beside the page, with the ending `.md`. */
export function twinAddress(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}
