// The table of contents follows the reader: on a page of fifty sections the active entry would be out of sight. On a phone
// the contents are one line that stays under the navbar (src/css/site.css); it closes when an entry has been chosen.
import type {ClientModule} from '@docusaurus/types';

const ACTIVE = '.thin-scrollbar > .table-of-contents .table-of-contents__link--active';
/** Pixels that the active entry keeps from the edge of the list. */
const MARGIN = 48;

let last: Element | null = null;

/** Scrolls the list, and nothing else, to the entry that the theme has marked. */
function follow(): void {
  const link = document.querySelector(ACTIVE);
  if (link === last) return;
  last = link;
  const list = link?.closest('.thin-scrollbar');
  if (!link || !list) return;
  const [entry, frame] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  if (entry.top < frame.top + MARGIN || entry.bottom > frame.bottom - MARGIN)
    list.scrollTop += entry.top - frame.top - (frame.height - entry.height) / 2;
}

if (typeof document !== 'undefined') {
  // After the theme, which marks the entry on the same event.
  document.addEventListener('scroll', () => void requestAnimationFrame(follow), {passive: true});
  document.addEventListener('click', ({target}) => {
    const contents = target instanceof Element && target.closest('a') ? target.closest('.theme-doc-toc-mobile') : null;
    contents?.querySelector('button')?.click();
  });
}

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    requestAnimationFrame(follow);
  },
};

export default clientModule;
