import type {Words} from './words.ts';

/** A page in the lists: `address` is canonical, `twin` the address of its Markdown. */
export interface Entry {
  readonly title: string;
  readonly description?: string;
  readonly address: string;
  readonly twin: string;
  /** Its article as Markdown. */
  readonly body: string;
}

/** Entries under a heading, in reading order; categories of a sidebar are sections inside one. */
export interface Section {
  readonly title: string;
  readonly items: readonly (Entry | Section)[];
}

/** What both files say of the site. */
export interface About {
  readonly title: string;
  readonly summary: string;
  /** Addresses of `llms.txt` and `llms-full.txt` of this language. */
  readonly index: string;
  readonly fullText: string;
  /** `llms.txt` of the other languages. */
  readonly others: readonly {readonly label: string; readonly index: string}[];
}

const isSection = (item: Entry | Section): item is Section => 'items' in item;

/** Text inside the brackets of a link. */
const label = (text: string): string => text.replace(/[\\[\]]/g, '\\$&');

function line({title, description, twin}: Entry): string {
  return `- [${label(title)}](${twin})${description ? `: ${description}` : ''}\n`;
}

/** A section's own pages first: a page after an inner section would read as part of that. */
function listed(section: Section, level: number): string {
  const own = section.items.filter((item) => !isSection(item)) as Entry[];
  const inner = section.items.filter(isSection);
  const list = own.length ? `${own.map(line).join('')}\n` : '';
  return `${'#'.repeat(Math.min(level, 6))} ${section.title}\n\n${list}${inner.map((item) => listed(item, level + 1)).join('')}`;
}

/** `llms.txt`, as llmstxt.org describes it: what the site is, then its pages with a link to the Markdown of each. */
export function indexOf({title, summary, fullText, others}: About, sections: readonly Section[], words: Words): string {
  const languages = others.map((language) => `[${language.label}](${language.index})`).join(', ');
  const notes = [words.about(fullText), ...(languages ? [`${words.languages}: ${languages}`] : [])].join('\n\n');
  return `# ${title}\n\n> ${summary}\n\n${notes}\n\n${sections.map((section) => listed(section, 2)).join('')}`.trimEnd() + '\n';
}

/** Every entry of a section, in reading order. */
export function entriesOf(section: Section): Entry[] {
  return section.items.flatMap((item) => (isSection(item) ? entriesOf(item) : [item]));
}

/** `llms-full.txt`: the text of all docs pages. A page that stands in two sidebars is given once. */
export function fullTextOf({title, summary, index}: About, sections: readonly Section[], words: Words): string {
  const pages = new Map(sections.flatMap(entriesOf).map((entry) => [entry.address, entry]));
  const texts = [...pages.values()].map((page) => {
    const description = page.description ? `> ${page.description}\n\n` : '';
    return `# ${page.title}\n\n${words.address}: ${page.address}\n\n${description}${page.body.trim()}\n`;
  });
  return [`# ${title}\n\n> ${summary}\n\n${words.aboutFull(index)}\n`, ...texts].join('\n---\n\n');
}
