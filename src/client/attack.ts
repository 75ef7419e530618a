// Runs an attack (src/components/Attack) when the reader presses its button. Nothing of it is loaded before.
import type {Mounted} from '../playground/attack/mount';

const mounted = new Map<Element, Promise<Mounted>>();

async function open(frame: HTMLElement): Promise<void> {
  if (mounted.has(frame)) return;
  const alert = frame.querySelector<HTMLElement>('[role=alert]')!;
  alert.textContent = '';
  const attack = import(/* webpackChunkName: "attack" */ '../playground/attack/mount').then(({mount}) => mount(frame));
  mounted.set(frame, attack);
  try {
    await attack;
    frame.dataset.open = '';
  } catch (error) {
    console.warn(error);
    mounted.delete(frame);
    alert.textContent = alert.dataset.failed!;
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.('[data-attack-open]');
    if (button) void open(button.closest<HTMLElement>('[data-attack]')!);
  });
}

/** Docusaurus calls this after each page has come: the attacks of the last one end with it. */
export function onRouteDidUpdate(): void {
  for (const [frame, attack] of mounted) {
    if (frame.isConnected) continue;
    mounted.delete(frame);
    void attack.then(({end}) => end()).catch(() => {});
  }
}
