import {useCallback, useEffect, useRef, useState} from 'react';
import {mergeParams, readFragment, writeFragment} from '../fragment';

const WRITE_AFTER = 300;

/**
 * The state of a tool, kept in the fragment of the address. Values are text, whatever comes from the address too: a tool
 * checks them as it checks what is typed.
 *
 * Reads the fragment when the tool appears and when it changes; writes it 300 ms after the reader's last change, without
 * a new entry in the history. The fragment of a heading stays until the reader changes something in the tool.
 *
 * `tooLong` says that the state does not fit into an address, which then names the tool alone.
 */
export function useToolState<P extends Readonly<Record<string, string>>>(
  tool: string,
  initial: P,
): [state: P, change: (part: Partial<P>) => void, tooLong: boolean] {
  const defaults = useRef(initial).current;
  const [state, setState] = useState<P>(() => fromAddress(tool, defaults) ?? defaults);
  const [tooLong, setTooLong] = useState(false);
  const timer = useRef<number>();
  const latest = useRef(state);

  useEffect(() => {
    const read = (): void => {
      const found = fromAddress(tool, defaults);
      if (!found) return;
      window.clearTimeout(timer.current);
      latest.current = found;
      setState(found);
    };
    window.addEventListener('hashchange', read);
    return () => {
      window.removeEventListener('hashchange', read);
      window.clearTimeout(timer.current);
    };
  }, [tool, defaults]);
  useEffect(keepInLanguageLinks, []);

  const change = useCallback(
    (part: Partial<P>) => {
      latest.current = {...latest.current, ...part};
      setState(latest.current);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        // What the tool has by itself needs no place in the address.
        const params = Object.fromEntries(Object.entries(latest.current).filter(([name, value]) => value !== defaults[name]));
        const fragment = writeFragment({tool, params});
        setTooLong(fragment === undefined);
        const {pathname, search} = window.location;
        window.history.replaceState(window.history.state, '', `${pathname}${search}#${fragment ?? `tool=${tool}`}`);
      }, WRITE_AFTER);
    },
    [tool, defaults],
  );
  return [state, change, tooLong];
}

function fromAddress<P extends Readonly<Record<string, string>>>(tool: string, defaults: P): P | undefined {
  const found = readFragment(window.location.hash);
  return found?.tool === tool ? mergeParams(defaults, found.params) : undefined;
}

/** The links of the language dropdown have the fragment that the router knows, not the one that was put in its place. */
function keepInLanguageLinks(): () => void {
  const correct = (event: Event): void => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[lang]');
    if (link && readFragment(window.location.hash)) link.hash = window.location.hash;
  };
  document.addEventListener('click', correct, true);
  return () => document.removeEventListener('click', correct, true);
}
