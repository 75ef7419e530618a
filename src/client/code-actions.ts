// The buttons of all code samples (src/components/CodeFigure): one listener for the document, so that it serves every
// page, also after a navigation, without a component each.

const COPIED_FOR_MS = 2000;

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.<HTMLButtonElement>('button[data-code]');
    const figure = button?.closest('figure');
    if (!button || !figure) return;
    if (button.dataset.code === 'run') return; // src/client/playground.ts
    if (button.dataset.code === 'wrap') button.setAttribute('aria-pressed', String(figure.toggleAttribute('data-wrap')));
    else void copy(figure.querySelector('code')?.textContent ?? '').then((done) => done && confirmCopy(button));
  });
}

/** Writes `text` to the clipboard; false where the browser refuses. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages served without TLS have no clipboard object.
    const area = document.createElement('textarea');
    area.value = text;
    area.className = 'code-clipboard';
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}

/** Shows a mark on the button and says the word to those who do not see it. */
function confirmCopy(button: HTMLButtonElement): void {
  const word = button.parentElement?.dataset.copied ?? '';
  button.dataset.done = '';
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  status.className = 'code-status';
  button.after(status);
  // A live region speaks when it changes: it must be in the page before its text.
  requestAnimationFrame(() => {
    status.textContent = word;
  });
  window.setTimeout(() => {
    delete button.dataset.done;
    status.remove();
  }, COPIED_FOR_MS);
}

export {};
