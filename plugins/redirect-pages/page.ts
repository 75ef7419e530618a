/** What a redirect page says to a reader whose browser does not follow it by itself. */
const TEXT: Record<string, string> = {
  en: 'This page has moved:',
  'zh-CN': '此页面已移至：',
  ru: 'Эта страница переехала:',
};

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/**
 * HTML of the page that stands at an old address. `to` is a path with base URL, or an address of another site.
 * The script keeps query and fragment; without scripts the `refresh` leads on. No inline script, so that the content
 * security policy needs no hash for each of some hundreds of pages.
 */
export function redirectPage(to: string, siteUrl: string, language: string): string {
  const absolute = to.startsWith('/') ? siteUrl + to : to;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(absolute)}</title><meta name="robots" content="noindex"><link rel="icon" href="data:,"><link rel="canonical" href="${escape(absolute)}"><script src="/redirect.js" data-to="${escape(to)}"></script><meta http-equiv="refresh" content="0; url=${escape(to)}"></head><body><p>${TEXT[language] ?? TEXT.en} <a href="${escape(to)}">${escape(absolute)}</a></p></body></html>\n`;
}
