/** Lists and pages that no one shares: they have the card of the site (`image` of the configuration). */
const WITHOUT = /\/(?:tags|authors|page|archive)(?:\/|$)|\/search$|\/404(?:\.html)?$/;

/** Where the social card of a page lies. `path` is its address, `baseUrl` the beginning of its language. */
export function cardOf(path: string, baseUrl: string): string | undefined {
  const page = path.slice(baseUrl.length).replace(/\/$/, '');
  if (WITHOUT.test(`/${page}`)) return undefined;
  return `${baseUrl}img/cards/${page || 'index'}.png`;
}
