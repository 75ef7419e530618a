/** A start tag of a page, with its attributes decoded. */
export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Where the tag ends in the text. */
  readonly end: number;
}

/**
 * The start tags of a page that this site's build has written, in order. Not for HTML of unknown origin: a regular
 * expression is ten times as fast as a parser, and the build's own output is well-formed (its minifier warns else).
 */
export function* tagsOf(html: string): Generator<Tag> {
  const pattern =
    /<!--[\s\S]*?-->|<(script|style)\b([^>]*)>[\s\S]*?<\/\1>|<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi;
  for (const match of html.matchAll(pattern)) {
    const name = (match[1] ?? match[3])?.toLowerCase();
    if (name === undefined) continue;
    yield {name, attributes: attributesOf(match[2] ?? match[4] ?? ''), end: match.index + match[0].length};
  }
}

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(/([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g)) {
    found.set(name.toLowerCase(), decode(double ?? single ?? bare ?? ''));
  }
  return found;
}

const NAMED: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0'};

/** Character references to characters. */
export function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return NAMED[name ?? ''] ?? whole;
  });
}

/** What the checks of the build know of a page. */
export interface HtmlFacts {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly ogLocale: string;
  readonly ogTitle: string;
  /** The picture that a link to the page shows, for each of the two that ask for one. */
  readonly ogImage: string;
  readonly twitterImage: string;
  readonly robots: string;
  readonly alternates: readonly {readonly lang: string; readonly href: string}[];
  /** Every id, in order, so that one that stands twice is seen. */
  readonly ids: readonly string[];
  readonly hrefs: readonly string[];
  /** Images, scripts, styles, fonts: what the page itself loads. */
  readonly assets: readonly string[];
  /** Whether the page is a redirect by `<meta http-equiv=refresh>`. */
  readonly redirect: boolean;
}

/** Reads a page of the build. */
export function htmlFacts(html: string): HtmlFacts {
  let lang = '';
  let title = '';
  let description = '';
  let canonical = '';
  let ogLocale = '';
  let ogTitle = '';
  let ogImage = '';
  let twitterImage = '';
  let robots = '';
  let redirect = false;
  const alternates: {lang: string; href: string}[] = [];
  const ids: string[] = [];
  const hrefs: string[] = [];
  const assets: string[] = [];
  for (const {name, attributes, end} of tagsOf(html)) {
    const at = (key: string): string => attributes.get(key) ?? '';
    const id = attributes.get('id');
    if (id !== undefined) ids.push(id);
    if (name === 'html') lang = at('lang');
    // The first one: drawings in the page have titles of their own.
    else if (name === 'title' && !title) title = decode(html.slice(end, html.indexOf('<', end)));
    else if (name === 'meta') {
      const key = at('name') || at('property');
      if (key === 'description') description = at('content');
      else if (key === 'og:locale') ogLocale = at('content');
      else if (key === 'og:title') ogTitle = at('content');
      else if (key === 'robots') robots = at('content');
      else if (key === 'twitter:image') twitterImage = at('content');
      else if (key === 'og:image') {
        ogImage = at('content');
        assets.push(ogImage);
      }
      if (at('http-equiv').toLowerCase() === 'refresh') redirect = true;
    } else if (name === 'link') {
      const rel = at('rel');
      if (rel === 'canonical') canonical = at('href');
      else if (rel === 'alternate' && attributes.has('hreflang')) alternates.push({lang: at('hreflang'), href: at('href')});
      else if (/stylesheet|icon|preload|modulepreload|manifest|alternate/.test(rel)) assets.push(at('href'));
    } else if (name === 'a' || name === 'area') {
      const href = attributes.get('href');
      if (href !== undefined) hrefs.push(href);
    } else if (name === 'script' || name === 'img' || name === 'source' || name === 'iframe' || name === 'video' || name === 'audio') {
      const src = at('src');
      if (src) assets.push(src);
      for (const part of at('srcset').split(',')) {
        const url = part.trim().split(/\s+/)[0];
        if (url) assets.push(url);
      }
    }
  }
  return {
    lang,
    title: title.trim(),
    description,
    canonical,
    ogLocale,
    ogTitle,
    ogImage,
    twitterImage,
    robots,
    alternates,
    ids,
    hrefs,
    assets,
    redirect,
  };
}
