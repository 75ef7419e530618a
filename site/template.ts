import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {DataAttributeQueryStringInlineJavaScript} from '@docusaurus/theme-classic/lib/inlineScripts';

/** What stands in Docusaurus' template, or in what the theme puts before the body, and is not wanted in a page. */
const UNWANTED = {
  template: ['<meta name="generator" content="Docusaurus v<%= it.version %>">'],
  tags: [
    // Ours comes from the file of icons (`src/theme/Icon/ExternalLink`).
    /<svg style="display: none;">[^]*?<\/svg>/.source,
    // Sets any `data-` attribute of the page that a link names (`?docusaurus-data-…=`): no link should dress the page.
    literal(DataAttributeQueryStringInlineJavaScript),
  ],
};

const TAGS = '<%~ it.preBodyTags %>';

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\n/g, '\\n');
}

/**
 * Docusaurus' template of a page without what no page of ours needs: its bytes stand before the text of every page.
 * Throws where Docusaurus has changed its template; that the tags are gone, a test of the built pages shows.
 */
export function pageTemplate(): string {
  const missing = [TAGS, ...UNWANTED.template].find((part) => !defaultTemplate.includes(part));
  if (missing) throw new Error(`site/template.ts: the template of Docusaurus no longer has ${missing}`);
  const template = UNWANTED.template.reduce((text, part) => text.replace(part, ''), defaultTemplate);
  return template.replace(TAGS, () => `<%~ it.preBodyTags${UNWANTED.tags.map((tag) => `.replace(/${tag}/, '')`).join('')} %>`);
}
