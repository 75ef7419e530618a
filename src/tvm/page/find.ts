/** The page's only script: shows the rows that fit. It reads them from the page, so there is no data to load. */
import {fragment} from './fragment.ts';
import {compile, fromAddress, rowOf, toAddress, type Query, type Row} from './query.ts';

interface Entry {
  readonly element: HTMLTableRowElement;
  readonly section: Group;
  readonly row: Row;
}
interface Group {
  readonly element: HTMLElement;
  count: number;
}

function read(root: HTMLElement): Entry[] {
  const entries: Entry[] = [];
  for (const element of Array.from(root.querySelectorAll<HTMLElement>('section[data-category]'))) {
    const section: Group = {element, count: 0};
    for (const line of Array.from(element.querySelectorAll<HTMLTableRowElement>('tbody tr'))) {
      const [name, opcode, stack, gas, text] = Array.from(line.cells);
      const cell = (one: HTMLTableCellElement | undefined): string => one?.textContent ?? '';
      // The button before it is no text of the row.
      const what = cell(text).slice(text?.querySelector('button')?.textContent?.length ?? 0);
      entries.push({
        element: line,
        section,
        row: rowOf({
          name: name?.querySelector('a')?.textContent ?? '',
          aliases: name?.querySelector('small')?.textContent ?? '',
          opcode: cell(opcode),
          stack: cell(stack),
          gas: cell(gas),
          text: what,
          category: element.dataset.category ?? '',
          since: Number(line.dataset.v ?? 0),
        }),
      });
    }
  }
  return entries;
}

export function start(root: HTMLElement): () => void {
  const form = root.querySelector<HTMLFormElement>('form.find');
  const output = form?.querySelector('output');
  const nothing = root.querySelector<HTMLElement>('.nothing');
  if (!form || !output) return () => {};
  let entries: Entry[] | undefined;
  let announce: ReturnType<typeof setTimeout> | undefined;
  let address: ReturnType<typeof setTimeout> | undefined;

  const fields = form.elements;
  const field = (name: keyof Query): HTMLInputElement => fields.namedItem(name) as HTMLInputElement;
  const names: (keyof Query)[] = ['q', 'category', 'takes', 'gives', 'since', 'gas'];
  const query = (): Query => Object.fromEntries(names.map((name) => [name, field(name).value.trim()])) as unknown as Query;

  function show(): void {
    entries ??= read(root);
    const search = compile(query());
    const shown = new Map<Group, number>();
    let count = 0;
    for (const {element, section, row} of entries) {
      const fits = search.empty || search.fits(row);
      if (element.hidden === fits) element.hidden = !fits;
      shown.set(section, (shown.get(section) ?? 0) + (fits ? 1 : 0));
      if (fits) count++;
    }
    for (const [{element}, number] of shown) {
      if (element.hidden !== (number === 0)) element.hidden = number === 0;
      // The number beside the title of the section is that of the rows in sight.
      const badge = element.querySelector('h2 small');
      if (badge && badge.textContent !== String(number)) badge.textContent = String(number);
    }
    root.classList.toggle('finding', !search.empty);
    if (nothing) nothing.hidden = count > 0;
    // The sentence stands among the rows that are not there; here it is only read out.
    output!.style.opacity = count ? '' : '0';
    clearTimeout(announce);
    const text =
      count === 0
        ? (form!.dataset.none ?? '')
        : search.empty
          ? ''
          : (form!.dataset.count ?? '').replace('{n}', String(count)).replace('{all}', String(entries.length));
    // Read out once the reader stops typing.
    announce = setTimeout(() => (output!.textContent = text), 250);
    clearTimeout(address);
    address = setTimeout(() => history.replaceState(history.state, '', `${location.pathname}${toAddress(query())}${location.hash}`), 300);
  }

  function first(): HTMLAnchorElement | undefined {
    return entries?.find(({element}) => !element.hidden)?.element.querySelector('a') ?? undefined;
  }
  function move(from: HTMLAnchorElement, step: 1 | -1): void {
    const links = (entries ?? []).filter(({element}) => !element.hidden).map(({element}) => element.querySelector('a')!);
    const next = links[links.indexOf(from) + step];
    if (next) next.focus();
    else if (step === -1) field('q').focus();
  }
  function key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (target === field('q')) {
      if (event.key === 'ArrowDown' || event.key === 'Enter') {
        event.preventDefault();
        show();
        const link = first();
        link?.focus();
        if (event.key === 'Enter') link?.click();
      } else if (event.key === 'Escape' && field('q').value) {
        event.preventDefault();
        field('q').value = '';
        show();
      }
    } else if (target.matches('tbody th a') && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      move(target as HTMLAnchorElement, event.key === 'ArrowDown' ? 1 : -1);
    }
  }
  /** A link to a row that a filter hides shows it. */
  function reveal(): void {
    const id = fragment();
    const row = id ? document.getElementById(id)?.closest<HTMLElement>('[hidden]') : null;
    if (!row) return;
    form!.reset();
  }
  const submit = (event: Event): void => event.preventDefault();
  const reset = (): void => {
    setTimeout(show);
  };

  /** From the sentence that nothing fits: the button goes with it, so the focus is led back to the field. */
  const clear = (event: Event): void => {
    if (!(event.target as HTMLElement).closest('button')) return;
    form.reset();
    field('q').focus();
  };

  nothing?.addEventListener('click', clear);
  form.addEventListener('input', show);
  form.addEventListener('submit', submit);
  form.addEventListener('reset', reset);
  root.addEventListener('keydown', key);
  window.addEventListener('hashchange', reveal);
  const initial = fromAddress(location.search);
  if (names.some((name) => initial[name])) {
    for (const name of names) field(name).value = initial[name];
    show();
    reveal();
  }
  return () => {
    clearTimeout(announce);
    clearTimeout(address);
    nothing?.removeEventListener('click', clear);
    form.removeEventListener('input', show);
    form.removeEventListener('submit', submit);
    form.removeEventListener('reset', reset);
    root.removeEventListener('keydown', key);
    window.removeEventListener('hashchange', reveal);
  };
}
