// A table that is wider than its column scrolls; then, and only then, it must be reachable by keyboard (WCAG 2.1.1).
import type {ClientModule} from '@docusaurus/types';

function update(): void {
  document.querySelectorAll<HTMLElement>('.markdown table').forEach((table) => {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute('tabindex');
  });
}

if (typeof window !== 'undefined') window.addEventListener('resize', update);

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    // After the layout of the new page.
    requestAnimationFrame(update);
  },
};

export default clientModule;
