/** What was pasted last into a box of search, whole: the box keeps 64 characters of it. */
let pasted = '';
let isNoting = false;

/** Notes what is pasted into any box of search from now on. */
export function notePastes(): void {
  if (isNoting) return;
  isNoting = true;
  document.addEventListener(
    'paste',
    ({target, clipboardData}) => {
      if (target instanceof HTMLInputElement && target.type === 'search') pasted = clipboardData?.getData('text').trim() ?? '';
    },
    true,
  );
}

/** A question as it was typed, or the whole of what was pasted where that begins so. */
export function wholeOf(query: string): string {
  const typed = query.trim();
  return typed && pasted.startsWith(typed) ? pasted : typed;
}
