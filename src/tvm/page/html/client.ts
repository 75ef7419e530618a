/** What the browser's bundle gets in place of `server.ts`: the page's HTML is there already, its data is never sent as JavaScript. */
export function referenceHtml(_locale: string): string {
  return '';
}

export const referenceIds: readonly string[] = [];
