// Escape closes a menu of the navbar that opened by hover or focus (WCAG 2.2, 1.4.13): the theme's menus are opened by CSS
// alone and stay while the pointer does.
import type {ClientModule} from '@docusaurus/types';

const CLOSED = 'site-menu-closed';

/** Shows a menu's next opening again, once pointer and focus have left it. */
function openAgain(menu: Element): void {
  const again = (): void => {
    if (menu.matches(':hover') || menu.contains(document.activeElement)) return;
    menu.classList.remove(CLOSED);
    menu.removeEventListener('mouseleave', again);
    menu.removeEventListener('focusout', late);
  };
  // While focus leaves, the document has none.
  const late = (): void => void requestAnimationFrame(again);
  menu.addEventListener('mouseleave', again);
  menu.addEventListener('focusout', late);
}

if (typeof window !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of document.querySelectorAll('.navbar .dropdown')) {
      if (!menu.matches(':hover, .dropdown--show') && !menu.contains(document.activeElement)) continue;
      const button = menu.querySelector<HTMLElement>('[aria-haspopup]');
      // Focus goes back to the button, as in every menu; the theme closes what it opened when focus comes from outside.
      if (menu.contains(document.activeElement)) button?.focus();
      if (menu.classList.contains('dropdown--show')) document.dispatchEvent(new MouseEvent('mousedown'));
      menu.classList.add(CLOSED);
      openAgain(menu);
    }
  });
}

const clientModule: ClientModule = {};

export default clientModule;
