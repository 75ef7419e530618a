const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** Whether Tab may stop here now: what is hidden by a style, its own or one around it, has no box. */
function isStop(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible'
  );
}

/**
 * Keeps Tab and Shift+Tab within `container`, from the last stop to the first and back. The modal has a trap of its own,
 * which takes its ends once, as it opens, whether they can be seen or not. Each step is taken here, not the ends alone:
 * Safari's own Tab leaves links out. A focus that was lost with its element begins at an end. Returns what undoes it.
 */
export function trapFocus(container: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    // Found anew at each key: results, favourites and buttons come and go.
    const stops = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isStop);
    // Not `document.activeElement`: the modal's own trap was asked before and may have moved the focus.
    const from = event.target instanceof Node && container.contains(event.target) ? event.target : undefined;
    const lies = (side: number) => (stop: HTMLElement) => from !== undefined && (from.compareDocumentPosition(stop) & side) !== 0;
    const next = event.shiftKey
      ? (stops.filter(lies(Node.DOCUMENT_POSITION_PRECEDING)).at(-1) ?? stops.at(-1))
      : (stops.find(lies(Node.DOCUMENT_POSITION_FOLLOWING)) ?? stops[0]);
    event.preventDefault();
    next?.focus();
    // As the browser's own Tab does.
    if (next instanceof HTMLInputElement) next.select();
  };
  // On the document: a removed element leaves the focus outside the modal.
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
