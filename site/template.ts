import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {DataAttributeQueryStringInlineJavaScript} from '@docusaurus/theme-classic/lib/inlineScripts';
import {SvgSpriteDefs} from '@docusaurus/theme-classic/lib/inlineSvgSprites';

const GENERATOR = '<meta name="generator" content="Docusaurus v<%= it.version %>">';
const TAGS = '<%~ it.preBodyTags %>';

/** What the theme puts before the body of each page, and no page of ours wants. */
const UNWANTED_TAGS = [
  // Ours comes from the file of icons (`src/theme/Icon/ExternalLink`).
  `<svg style="display: none;">${SvgSpriteDefs}</svg>`,
  // Sets any `data-` attribute of the page that a link names (`?docusaurus-data-…=`): no link should dress the page.
  DataAttributeQueryStringInlineJavaScript,
];

/**
 * Docusaurus' template of a page without what no page of ours needs: its bytes stand before the text of every page.
 * Throws where Docusaurus has changed its template; that the tags are gone, a test of the built pages shows.
 */
export function pageTemplate(): string {
  const missing = [GENERATOR, TAGS].find((part) => !defaultTemplate.includes(part));
  if (missing) throw new Error(`site/template.ts: the template of Docusaurus no longer has ${missing}`);
  const without = UNWANTED_TAGS.map((tag) => `.replace(${JSON.stringify(tag)}, '')`).join('');
  return defaultTemplate.replace(GENERATOR, '').replace(TAGS, () => `<%~ it.preBodyTags${without} %>`);
}
