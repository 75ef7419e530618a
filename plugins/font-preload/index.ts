import type {HtmlTags, LoadContext, Plugin} from '@docusaurus/types';

/** Fonts of the first screen, by language. Chinese text is set in the reader's own fonts; its Latin parts in Inter. */
const PRELOADED: Record<string, readonly string[]> = {
  en: ['inter-latin-5.3.0'],
  mandarin: ['inter-latin-5.3.0'],
  ru: ['inter-latin-5.3.0', 'inter-cyrillic-5.3.0'],
};

/** Preloads what the first screen needs; the rest loads when a page uses it (`unicode-range`). */
export function fontPreload(context: LoadContext): Plugin {
  const tags: HtmlTags = (PRELOADED[context.i18n.currentLocale] ?? []).map((name) => ({
    tagName: 'link',
    attributes: {rel: 'preload', href: `/fonts/${name}.woff2`, as: 'font', type: 'font/woff2', crossorigin: 'anonymous'},
  }));
  return {name: 'font-preload', injectHtmlTags: () => ({headTags: tags})};
}
