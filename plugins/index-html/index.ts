import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Makes `/x/index.html` behave as `/x` in the browser, whatever the server does.
 *
 * The router normalizes the path, but after the server's page for another address is already shown, and React then
 * throws that page away. So the address is mended before anything else runs: the home page is the right page already
 * and only changes its address; any other is loaded anew.
 *
 * A fragment with a broken escape (`#100%`) is escaped, now and whenever it changes: the framework decodes it without
 * care to find where to scroll, and the whole site would crash.
 */
export function indexHtml(context: LoadContext): Plugin {
  return {
    name: 'index-html',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script(context.baseUrl)}]}),
  };
}

/** It listens before the router does. */
const mendFragment =
  "(function(){function mend(){var l=location,f=l.hash.slice(1);try{decodeURIComponent(f)}catch(e){history.replaceState(history.state,'',l.pathname+l.search+'#'+encodeURIComponent(f))}}mend();addEventListener('popstate',mend)})();";

function script(baseUrl: string): string {
  return `(function(){var l=location,m=/^(.*\\/)index\\.html$/.exec(l.pathname);if(!m)return;var p=m[1]===${JSON.stringify(baseUrl)}?m[1]:m[1].replace(/\\/+$/,'')||'/';var a=p+l.search+l.hash;m[1]===${JSON.stringify(baseUrl)}?history.replaceState(null,'',a):l.replace(l.origin+a)})();${mendFragment}`;
}
