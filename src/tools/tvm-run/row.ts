/** What the reference says of an instruction, read from its row in the page. */
export interface RowFacts {
  readonly name: string;
  /** Fragment of the row. */
  readonly id: string;
  readonly stack: string;
  readonly gas: string;
  readonly text: string;
}

/** The row with this fragment; nothing where the page has none. */
export function rowOf(root: ParentNode, id: string): RowFacts | undefined {
  const row = /^[\w-]+$/.test(id) ? root.querySelector<HTMLTableRowElement>(`tr[id="${id}"]`) : null;
  if (!row) return undefined;
  const [name, , stack, gas, what] = Array.from(row.cells);
  const text = what?.firstChild ? [...what.childNodes].filter((node) => node.nodeName !== 'SMALL' && node.nodeName !== 'BUTTON') : [];
  return {
    name: name?.querySelector('a')?.textContent ?? '',
    id,
    stack: stack?.textContent ?? '',
    gas: gas?.textContent ?? '',
    text: text.map((node) => node.textContent ?? '').join(''),
  };
}
