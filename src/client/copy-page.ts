// "Copy page": fetches the Markdown twin that the button names and puts it on the clipboard.
const SHOWN_FOR = 2000;

async function copy(button: HTMLElement, twin: string): Promise<void> {
  const label = button.textContent;
  try {
    const response = await fetch(twin);
    if (!response.ok) throw new Error(`${twin}: ${response.status}`);
    await navigator.clipboard.writeText(await response.text());
    button.textContent = button.dataset.copied ?? label;
  } catch (error) {
    console.warn(error);
    button.textContent = button.dataset.failed ?? label;
  }
  button.setAttribute('aria-live', 'polite');
  window.setTimeout(() => (button.textContent = label), SHOWN_FOR);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element | null)?.closest<HTMLElement>('[data-copy-page]');
    const twin = button?.dataset.copyPage;
    if (button && twin) void copy(button, twin);
  });
}

export {};
