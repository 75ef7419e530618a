/** Arrow keys in a tree of buttons: up and down to the next in sight, right opens, left closes or goes to the parent. */
export function treeKey(event: {readonly key: string; readonly target: EventTarget; preventDefault(): void}, tree: HTMLElement): void {
  const button = (event.target as Element).closest<HTMLButtonElement>('button[data-node]');
  if (!button) return;
  const all = [...tree.querySelectorAll<HTMLButtonElement>('button[data-node]')];
  const open = button.getAttribute('aria-expanded') === 'true';
  const to = (target: HTMLButtonElement | null | undefined): void => {
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  if (event.key === 'ArrowDown') to(all[all.indexOf(button) + 1]);
  else if (event.key === 'ArrowUp') to(all[all.indexOf(button) - 1]);
  else if (event.key === 'Home') to(all[0]);
  else if (event.key === 'End') to(all.at(-1));
  else if (event.key === 'ArrowRight') {
    if (open) to(all[all.indexOf(button) + 1]);
    else button.click();
  } else if (event.key === 'ArrowLeft') {
    if (open) button.click();
    else to(button.closest('li')?.parentElement?.closest('li')?.querySelector<HTMLButtonElement>('button[data-node]'));
  }
}
