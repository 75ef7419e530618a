// For paper: a page in dark mode is printed in light mode, and what is folded is printed open. The stylesheet does the rest.
if (typeof window !== 'undefined') {
  const root = document.documentElement;
  let undo: (() => void)[] = [];
  window.addEventListener('beforeprint', () => {
    if (root.dataset.theme === 'dark') {
      root.dataset.theme = 'light';
      undo.push(() => (root.dataset.theme = 'dark'));
    }
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
      details.open = true;
      undo.push(() => (details.open = false));
    }
  });
  window.addEventListener('afterprint', () => {
    undo.forEach((restore) => restore());
    undo = [];
  });
}

export {};
