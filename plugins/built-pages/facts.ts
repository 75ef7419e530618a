import type {Element, Nodes, Root} from 'hast';

/** What the HTML of a built page says of the page, its links and what it loads. */
export interface Facts {
  /** Classes of `<html>`: by these the theme tells the sorts of pages apart. */
  readonly classes: readonly string[];
  readonly lang: string;
  /** Text of `<title>`: the page's own title, what it is part of, the site's name, with ` | ` between. */
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** When a post appeared (`article:published_time`). */
  readonly published: string;
  readonly ogLocale: string;
  /** The picture that a link to the page shows, for each of the two that ask for one. */
  readonly ogImage: string;
  readonly twitterImage: string;
  readonly robots: string;
  /** `docsearch:docusaurus_tag`. */
  readonly searchTag: string;
  readonly alternates: readonly {readonly lang: string; readonly href: string}[];
  /** Labels from the outermost category of the sidebar to the page itself (`BreadcrumbList`); none where it stands in none. */
  readonly breadcrumbs: readonly string[];
  /** Every id, in order, so that one that stands twice is seen. */
  readonly ids: readonly string[];
  /** Addresses of links, each once. */
  readonly hrefs: readonly string[];
  /** Images, scripts, styles, fonts, each once: what the page itself loads. */
  readonly assets: readonly string[];
  /** Whether the page is a redirect by `<meta http-equiv=refresh>`. */
  readonly isRedirect: boolean;
  readonly hasHeading: boolean;
}

/** The names by which `<meta>` says each fact. */
const META = {
  description: 'description',
  published: 'article:published_time',
  ogLocale: 'og:locale',
  ogImage: 'og:image',
  twitterImage: 'twitter:image',
  robots: 'robots',
  searchTag: 'docsearch:docusaurus_tag',
} as const;

const LOADED = /stylesheet|icon|preload|modulepreload|manifest|alternate/;
const LOADING: ReadonlySet<string> = new Set(['script', 'img', 'source', 'iframe', 'video', 'audio']);

const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';

/** A property as text: lists of words are joined by spaces, what is not there is empty. */
const valueOf = ({properties}: Element, name: string): string => {
  const value = properties[name];
  return Array.isArray(value) ? value.join(' ') : value === undefined || value === null ? '' : String(value);
};

/** Reads the facts of a parsed page. Throws where its structured data are no JSON. */
export function factsOf(root: Root): Facts {
  let [lang, title, canonical] = ['', '', ''];
  let classes: string[] = [];
  let breadcrumbs: string[] = [];
  let [isRedirect, hasHeading] = [false, false];
  const meta = new Map<string, string>();
  const alternates: Facts['alternates'][number][] = [];
  const ids: string[] = [];
  const hrefs = new Set<string>();
  const assets = new Set<string>();
  const visit = (node: Nodes): void => {
    if (node.type === 'element') {
      const at = (name: string): string => valueOf(node, name);
      const {tagName, properties} = node;
      if (properties.id !== undefined) ids.push(at('id'));
      if (tagName === 'html') {
        lang = at('lang');
        classes = at('className').split(' ').filter(Boolean);
      }
      // The first one: drawings in the page have titles of their own.
      else if (tagName === 'title') title ||= textOf(node);
      else if (tagName === 'h1') hasHeading = true;
      else if (tagName === 'meta') {
        const name = at('name') || at('property');
        if (name && !meta.has(name)) meta.set(name, at('content'));
        if (at('httpEquiv').toLowerCase() === 'refresh') isRedirect = true;
        if (name === META.ogImage) assets.add(at('content'));
      } else if (tagName === 'link') {
        const rel = at('rel');
        if (rel === 'canonical') canonical = at('href');
        else if (rel === 'alternate' && properties.hrefLang !== undefined) alternates.push({lang: at('hrefLang'), href: at('href')});
        else if (LOADED.test(rel)) assets.add(at('href'));
      } else if ((tagName === 'a' || tagName === 'area') && properties.href !== undefined) hrefs.add(at('href'));
      else if (LOADING.has(tagName)) {
        for (const url of [
          at('src'),
          ...at('srcSet')
            .split(',')
            .map((part) => part.trim().split(/\s+/)[0]!),
        ])
          if (url) assets.add(url);
        if (at('type') === 'application/ld+json' && !breadcrumbs.length) breadcrumbs = breadcrumbsOf(textOf(node));
      }
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(root);
  const said = Object.fromEntries(Object.entries(META).map(([fact, name]) => [fact, meta.get(name) ?? ''])) as Record<
    keyof typeof META,
    string
  >;
  return {
    classes,
    lang,
    title: title.trim(),
    ...said,
    canonical,
    alternates,
    breadcrumbs,
    ids,
    hrefs: [...hrefs],
    assets: [...assets],
    isRedirect,
    hasHeading,
  };
}

function breadcrumbsOf(json: string): string[] {
  const data = JSON.parse(json) as {'@type'?: string; itemListElement?: readonly {readonly name: string}[]};
  return data['@type'] === 'BreadcrumbList' ? (data.itemListElement ?? []).map(({name}) => name) : [];
}
