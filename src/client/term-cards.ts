// Escape closes a glossary card without moving the focus (WCAG 1.4.13); the cards themselves are CSS.
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    document.querySelectorAll<HTMLElement>('[data-term]:is(:hover, :focus-within)').forEach((term) => {
      term.dataset.dismissed = '';
      const restore = (): void => {
        delete term.dataset.dismissed;
        term.removeEventListener('mouseleave', restore);
        term.removeEventListener('focusout', restore);
      };
      term.addEventListener('mouseleave', restore);
      term.addEventListener('focusout', restore);
    });
  });
}

export {};
