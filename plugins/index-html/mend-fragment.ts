// Escapes a fragment with a broken escape (`#100%`), now and whenever it changes: the framework decodes it without care to
// find where to scroll, and the whole site would crash. Client modules run before the router starts and listens.
function mend(): void {
  const {hash, pathname, search} = window.location;
  try {
    decodeURIComponent(hash.slice(1));
  } catch {
    window.history.replaceState(window.history.state, '', `${pathname}${search}#${encodeURIComponent(hash.slice(1))}`);
  }
}

if (typeof window !== 'undefined') {
  mend();
  window.addEventListener('popstate', mend);
}
