/**
 * 'Run it here': one listener for all rows. The panel (`mount.tsx`) is loaded with the first press of a button, or
 * when the fragment of the address names it.
 */
import type {Opener, Request} from './mount';

/** As `src/tools/shared/fragment.ts` writes it. */
const SHARED = /^#tool=tvm(?:&|$)/;

export function startRun(root: HTMLElement): () => void {
  let opener: Promise<Opener> | undefined;
  let ended = false;

  async function open(request?: Request): Promise<void> {
    const alert = root.querySelector<HTMLElement>('.run [role=alert]');
    if (alert) alert.textContent = '';
    opener ??= import(/* webpackChunkName: "tvm-run" */ './mount').then(({mount}) => mount(root));
    try {
      const {open: show} = await opener;
      if (!ended) show(request);
    } catch (error) {
      // The next press tries anew.
      opener = undefined;
      console.warn(error);
      if (alert) alert.textContent = alert.dataset.failed ?? '';
    }
  }

  function press(event: Event): void {
    const button = (event.target as Element).closest<HTMLButtonElement>('button');
    if (!button) return;
    const mode = button.dataset.run;
    if (mode === 'program' || mode === 'code') void open({mode});
    else {
      const row = button.closest('tbody')?.closest('section[data-category]') ? button.closest('tr') : null;
      if (row) void open({instruction: row.id});
    }
  }
  function shared(): void {
    if (SHARED.test(window.location.hash) && !document.querySelector('dialog[open]')) void open();
  }

  root.addEventListener('click', press);
  window.addEventListener('hashchange', shared);
  shared();
  return () => {
    ended = true;
    root.removeEventListener('click', press);
    window.removeEventListener('hashchange', shared);
    void opener?.then(({end}) => end()).catch(() => {});
  };
}
