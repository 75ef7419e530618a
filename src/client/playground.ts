// Opens the playground (src/components/Playground): when the reader presses its button or 'Run' on a sample, and where
// the fragment of the address holds a shared run or names it, as the page of tools does. Nothing of it is loaded before.
import type {Mounted} from '../playground/panel/mount';

/** A shared run, as `src/playground/panel/logic/share.ts` writes it, or the playground's own name. */
const ASKED = /^#(?:run=|tool=playground$)/;

let mounted: Promise<Mounted> | undefined;
let place: Element | undefined;

async function open(opener?: HTMLElement): Promise<void> {
  const figure = opener?.closest('figure') ?? undefined;
  const section = document.querySelector<HTMLElement>('[data-playground]');
  if (!section) return;
  const alert = section.querySelector<HTMLElement>('[role=alert]')!;
  alert.textContent = '';
  delete section.dataset.failed;
  if (place !== section) {
    place = section;
    mounted = import(/* webpackChunkName: "playground" */ '../playground/panel/mount').then(({mount}) => mount(section));
  }
  try {
    (await mounted!).show(figure, opener);
  } catch (error) {
    console.warn(error);
    place = undefined;
    section.dataset.failed = '';
    alert.textContent = alert.dataset.failed!;
    // The alert stays at the edge of the screen, wherever the reader is, until the next press.
    document.addEventListener('pointerdown', () => (alert.textContent = ''), {once: true});
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>('[data-playground-open],[data-code=run]');
    if (button) void open(button);
  });
  window.addEventListener('hashchange', shared);
}

/** The page of its own needs no button, and a link to a shared run none either. */
function shared(): void {
  if (ASKED.test(window.location.hash) || document.querySelector('[data-alone]:not([data-open])')) void open();
}

/** Docusaurus calls this after each page has come: the panel of the last one ends with it. */
export function onRouteDidUpdate(): void {
  if (place && !place.isConnected) {
    void mounted?.then((panel) => panel.end()).catch(() => {});
    place = undefined;
  }
  shared();
}
