import type {Element} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {BlockContent, Blockquote, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {find, hasClass, isElement, lineOf, textOf} from './nodes.ts';
import type {Words} from './words.ts';

/** Kinds of admonition as GitHub and most readers of Markdown know them. */
const ALERTS: Readonly<Record<string, string>> = {
  note: 'NOTE',
  info: 'NOTE',
  secondary: 'NOTE',
  tip: 'TIP',
  success: 'TIP',
  important: 'IMPORTANT',
  warning: 'WARNING',
  caution: 'WARNING',
  danger: 'CAUTION',
};

/** Languages of samples that no reader of Markdown knows as such. */
const PLAIN = new Set(['output', 'text', 'plaintext']);

const raw = (value: string): RootContent => ({type: 'html', value});
const paragraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const strong = (text: string): PhrasingContent => ({type: 'strong', children: [{type: 'text', value: text}]});
const flow = (state: State, node: Element): BlockContent[] => state.toFlow(state.all(node)) as BlockContent[];

/** `<figure data-lang>`: a sample with its title, and the verdict of the check under it. */
function codeFigure(figure: Element): RootContent[] {
  const lang = String(figure.properties.dataLang ?? '');
  const caption = find(figure, (element) => hasClass(element, 'code-title'));
  const title = caption && lineOf(caption.children.find((child) => isElement(child)));
  const code = find(figure, (element) => element.tagName === 'code');
  const verdict = find(figure, (element) => hasClass(element, 'code-verdict'));
  const refusal = verdict && find(verdict, (element) => element.tagName === 'samp');
  const said = verdict && lineOf(find(verdict, (element) => element.tagName === 'a'));
  return [
    {
      type: 'code',
      // A title needs a word before it: without one it would be the language.
      lang: PLAIN.has(lang) || lang === '' ? (title ? 'text' : null) : lang,
      meta: title ? `title="${title.replace(/"/g, "'")}"` : null,
      value: textOf(code).replace(/\n+$/, ''),
    },
    ...(said ? [paragraph([{type: 'emphasis', children: [{type: 'text', value: refusal ? `${said}:` : said}]}, ...refused(refusal)])] : []),
  ];
}

function refused(refusal: Element | undefined): PhrasingContent[] {
  return refusal
    ? [
        {type: 'text', value: ' '},
        {type: 'inlineCode', value: lineOf(refusal)},
      ]
    : [];
}

/** A drawing is its caption and its text alternative. */
function drawing(image: Element, figure: Element, words: Words): Blockquote {
  const caption = lineOf(find(figure, (element) => element.tagName === 'figcaption'));
  const alternative = String(image.properties.ariaLabel ?? '');
  const title = caption ? `${words.diagram}: ${caption}` : words.diagram;
  const text = paragraph([strong(/[.!?。！？]$/.test(title) ? title : `${title}.`), {type: 'text', value: ` ${alternative}`}]);
  return {type: 'blockquote', children: [text]};
}

function admonition(state: State, node: Element, labels: readonly string[]): Blockquote {
  const kind = /theme-admonition-([a-z]+)/.exec((node.properties.className as string[]).join(' '))?.[1] ?? 'note';
  const [heading, ...content] = node.children.filter((child) => isElement(child)) as Element[];
  const title = lineOf(heading);
  const inner = content.flatMap((child) => flow(state, child));
  const children: BlockContent[] = [paragraph([raw(`[!${ALERTS[kind] ?? 'NOTE'}]`) as PhrasingContent])];
  if (title && !labels.includes(title.toLowerCase())) children.push(paragraph([strong(title)]));
  return {type: 'blockquote', children: [...children, ...inner]};
}

/** Tabs one after the other, each under its label. */
function tabs(state: State, node: Element): BlockContent[] {
  const list = find(node, (element) => element.properties.role === 'tablist');
  const labels = (list?.children ?? []).filter((child) => isElement(child)).map(lineOf);
  const panels: Element[] = [];
  const collect = (element: Element): void => {
    for (const child of element.children) {
      if (!isElement(child)) continue;
      if (child.properties.role === 'tabpanel') panels.push(child);
      else collect(child);
    }
  };
  collect(node);
  return panels.flatMap((panel, index) => [paragraph([strong(labels[index] ?? String(index + 1))]), ...flow(state, panel)]);
}

function details(state: State, node: Element): BlockContent[] {
  const summary = node.children.find((child) => isElement(child, 'summary'));
  const rest: Element = {...node, children: node.children.filter((child) => child !== summary)};
  return [paragraph([strong(lineOf(summary))]), ...flow(state, rest)];
}

/** Keeps `<sup>` and `<sub>`: 2⁶⁴ must not become 264. */
const keptTag: Handle = (state, node) => [raw(`<${node.tagName}>`), ...(state.all(node) as RootContent[]), raw(`</${node.tagName}>`)];

/** A heading with its id, which is the same in all languages: `## Cell {#cell}`. */
const heading: Handle = (state, node) => {
  const result = defaultHandlers.h2(state, node) as {children: RootContent[]};
  if (node.properties.id) result.children.push(raw(` {#${String(node.properties.id)}}`));
  return result as never;
};

/**
 * The elements of this site's pages that plain rules would garble, each by its tag.
 *
 * @param address canonical address of the page: links and pictures become absolute against it
 */
export function handlers(address: string, words: Words): Record<string, Handle> {
  const absolute = (url: unknown): string => {
    try {
      return new URL(String(url ?? ''), address).href;
    } catch {
      return String(url);
    }
  };
  return {
    h2: heading,
    h3: heading,
    h4: heading,
    h5: heading,
    h6: heading,
    sup: keptTag,
    sub: keptTag,
    details,
    figure: (state, node) => {
      if (node.properties.dataLang !== undefined) return codeFigure(node);
      const image = find(node, (element) => element.properties.role === 'img');
      return image ? drawing(image, node, words) : defaultHandlers.figure(state, node);
    },
    div: (state, node) => {
      if (hasClass(node, 'theme-admonition')) return admonition(state, node, words.admonitions);
      if (hasClass(node, 'tabs-container')) return tabs(state, node);
      return defaultHandlers.div(state, node);
    },
    // The notice that a translation is behind or missing.
    aside: (state, node) => ({type: 'blockquote', children: flow(state, node)}),
    a: (state, node) => {
      const children = state.all(node as Element) as PhrasingContent[];
      const href = node.properties.href;
      if (typeof href !== 'string' || !children.length) return children;
      return {type: 'link', url: absolute(href), title: null, children};
    },
    img: (_state, node) => ({type: 'image', url: absolute(node.properties.src), alt: String(node.properties.alt ?? ''), title: null}),
  };
}
