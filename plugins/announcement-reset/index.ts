import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Shows the announcement bar on the first load after its id changes.
 *
 * The theme's inline script hides the bar before the first paint when the reader closed one, and compares ids only
 * after hydration: a reader who closed the last announcement would see the new one from the second page load on.
 * This inline script runs right after the theme's own and compares before the first paint.
 */
export function announcementReset(context: LoadContext): Plugin {
  const bar = context.siteConfig.themeConfig.announcementBar as {id: string} | undefined;
  return {
    name: 'announcement-reset',
    injectHtmlTags() {
      return bar ? {preBodyTags: [{tagName: 'script', innerHTML: inlineScript(bar.id)}]} : {};
    },
  };
}

/**
 * Keys and attribute are those of `theme-common/contexts/announcementBar` and of `theme-classic/inlineScripts`; a
 * misspelt default id of older versions counts as `announcement-bar`, as there.
 */
function inlineScript(id: string): string {
  const ids = id === 'announcement-bar' ? [id, 'annoucement-bar'] : [id];
  const isOther = ids.map((known) => `i!==${JSON.stringify(known)}`).join('&&');
  return `(function(r){try{var i=localStorage.getItem('docusaurus.announcement.id');if(${isOther})r.setAttribute('data-announcement-bar-initially-dismissed','false')}catch(e){}})(document.documentElement)`;
}
