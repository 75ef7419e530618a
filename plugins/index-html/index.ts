import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Makes `/x/index.html` behave as `/x` in the browser, whatever the server does.
 *
 * The router normalizes the path, but after the server's page for another address is already shown, and React then
 * throws that page away. So the page is loaded anew from its own address before anything else runs.
 *
 * A fragment with a broken escape (`#100%`) is mended by `mend-fragment.ts`, before the router starts.
 */
export function indexHtml(): Plugin {
  return {
    name: 'index-html',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: loadAnew}]}),
    getClientModules: () => [path.join(__dirname, 'mend-fragment.ts')],
  };
}

/** The origin stands before the path: `//host/index.html` must not leave the site. */
const loadAnew =
  "(function(l,m){if(m)l.replace(l.origin+(m[1]||'/')+l.search+l.hash)})(location,/^(.*?)\\/+index\\.html$/.exec(location.pathname))";
