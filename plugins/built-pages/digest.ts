import {fromHtml} from 'hast-util-from-html';
import {readPage as readTwin, type PageFacts, type TwinFault} from '../markdown-twins/page.ts';
import {bodyOf} from '../markdown-twins/to-markdown.ts';
import {readPage as readSearched, type Page} from '../search/page.ts';
import {factsOf, type Facts} from './facts.ts';

/** All that plugins and checks know of a built page. */
export interface Digest extends Facts {
  /** Text around a character that was lost in building; absent in a sound page. */
  readonly damage?: string;
  /** What search has of it; absent where it has nothing of its own to be found by. */
  readonly searched?: Page;
  /** Its Markdown, or what it lacks for that. */
  readonly twin: {readonly page: PageFacts; readonly body: string} | TwinFault;
}

/** The tag of a file whose name holds a hash of its content, and the file's address. */
const BUNDLED = /<(?:script|link)\b[^>]*?\s(?:src|href)="?([^">\s]+\.[\da-f]{8,}\.(?:js|css))\b[^>]*>(?:<\/script>)?/g;

/**
 * Parts the HTML of a page from the tags of the bundler's files: with these, any change of any script or style would make
 * every page another one.
 */
export function withoutBundle(html: string): {html: string; assets: string[]} {
  const assets: string[] = [];
  const rest = html.replace(BUNDLED, (_tag, address: string) => {
    assets.push(address);
    return '';
  });
  return {html: rest, assets};
}

/** The digest of a page's HTML. Depends on nothing but the HTML, so that it can be kept by that. */
export function digestOf(html: string): Digest {
  const root = fromHtml(html);
  const facts = factsOf(root);
  const twin = readTwin(root, facts);
  const lost = html.search(/[\0\uFFFD]/);
  return {
    ...facts,
    ...(lost >= 0 && {damage: html.slice(Math.max(0, lost - 20), lost + 21)}),
    searched: readSearched(root, facts),
    twin: 'fault' in twin ? twin : {page: twin.page, body: bodyOf(twin.article, twin.page.address, facts.lang)},
  };
}
