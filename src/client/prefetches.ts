// Takes the elements out of the head that fetched pages ahead: the framework adds some for each link in sight, the same
// again for the parts that pages share, and never removes one. What they fetched stays in the browser's cache.
import type {ClientModule} from '@docusaurus/types';

const done = new Set<HTMLLinkElement>();
const fetched = new Set<string>();

if (typeof window !== 'undefined') {
  const note = ({target}: Event): void => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'prefetch') return;
    if (fetched.has(target.href)) target.remove();
    else done.add(target);
    fetched.add(target.href);
  };
  // They do not bubble.
  document.addEventListener('load', note, true);
  document.addEventListener('error', note, true);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    for (const link of done) link.remove();
    done.clear();
  },
};

export default clientModule;
