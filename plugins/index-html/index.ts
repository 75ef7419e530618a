import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Makes `/x/index.html` behave as `/x` in the browser, whatever the server does.
 *
 * The router normalizes the path, but after the server's page for another address is already shown, and React then
 * throws that page away. So the address is mended before anything else runs: the home page is the right page already
 * and only changes its address; any other is loaded anew.
 */
export function indexHtml(context: LoadContext): Plugin {
  return {
    name: 'index-html',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script(context.baseUrl)}]}),
  };
}

function script(baseUrl: string): string {
  return `(function(){var l=location,m=/^(.*\\/)index\\.html$/.exec(l.pathname);if(!m)return;var p=m[1]===${JSON.stringify(baseUrl)}?m[1]:m[1].replace(/\\/+$/,'')||'/';var a=p+l.search+l.hash;m[1]===${JSON.stringify(baseUrl)}?history.replaceState(null,'',a):l.replace(l.origin+a)})();`;
}
