import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {PhrasingContent, RootContent, Table, TableCell} from 'mdast';
import {editUrl} from '../../site/edit-url.ts';
import {translations as locales} from '../../site/locales.ts';
import {meta} from '../../site/meta.ts';
import {folderOf, inLanguage, interfaceFile, translationLanguages, type PageFile, type Translated} from '../../site/page-files.ts';
import type {Language} from '../../site/page-files.ts';
import {cell, link, paragraph, row, table, text} from '../nodes.ts';
import {countOf, waits, type Change, type PageEntry, type Section} from './entries.ts';
import {counted, words} from './messages.ts';

/** So many pages that wait stand in the table with their links, so that the HTML stays below 60 kB whatever the state of the site. */
export const LINKED = 32;

/** Labels of the navigation bar for the parts of the site, by the name of their sidebar. */
const PARTS: Readonly<Record<string, string>> = {
  learn: 'Concepts',
  develop: 'Documentation',
  guidelines: 'Guidelines',
  contribute: 'Contribute',
  blog: 'Blog',
};

const labelOf = (language: Translated): string => locales.find(({htmlLang}) => htmlLang === language)?.label ?? language;

/** Titles are English on each page: a page in another language marks them so. */
const english = (language: Language): Record<string, string> => (language === 'en' ? {} : {lang: 'en'});

/** An element of HTML that Markdown has no form for. */
function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (RootContent | PhrasingContent)[],
): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children,
  } as unknown as RootContent;
}

/** The state of all translations as Markdown, in the language of the page that shows it. */
export function render(sections: readonly Section[], language: Language, root = process.cwd()): RootContent[] {
  const all = sections.flatMap(({pages}) => pages);
  const say = words[language];
  const waiting = all.filter(waits);
  const linked = new Set(waiting.slice(0, LINKED));
  const nameOf = sectionNames(root, language);

  const content: RootContent[] = [summary(all, language)];
  if (!waiting.length) content.push(paragraph(text(counted(say.allFresh, all.length, language))));
  else content.push(outOfSearch([waitingTable(sections, linked, language, nameOf)]));
  if (waiting.length > linked.size) content.push(paragraph(text(counted(say.more, waiting.length - linked.size, language))));
  const list = sections.flatMap((section) => [
    paragraph(
      {type: 'strong', children: [text(nameOf(section))]},
      text(`${say.colon}${counted(say.pages, section.pages.length, language)}${freshIn(section, language)}`),
    ),
    ...titlesByState(section, language),
  ]);
  content.push(
    element('details', {}, [
      element('summary', {}, [text(counted(say.list, all.length, language))]),
      element('div', {'data-search': 'off', 'data-markdown': 'off'}, list),
    ]),
  );
  return content;
}

/** The titles of other pages are no words of this one: search finds those pages. */
const outOfSearch = (children: readonly RootContent[]): RootContent => element('div', {'data-search': 'off'}, children);

/** One row for each language: how many of its pages are in which state, and how long it has been waiting. */
function summary(all: readonly PageEntry[], language: Language): Table {
  const say = words[language];
  const states = ['fresh', 'stale', 'missing'] as const;
  const number = new Intl.NumberFormat(language);
  return table(
    row(cell(text(say.language)), ...states.map((state) => cell(text(say.counts[state]))), cell(text(say.staleSince))),
    ...translationLanguages.map((one) => {
      const dates = all.flatMap((entry) => entry.in[one].change?.since?.date ?? []).sort();
      return row(
        cell(text(labelOf(one))),
        ...states.map((state) => cell(text(number.format(countOf(all, one, state))))),
        cell(text(dates[0] ?? '—')),
      );
    }),
  );
}

/** The pages that wait, by section: what has changed in English, and for each language its state, which leads to its file. */
function waitingTable(
  sections: readonly Section[],
  linked: ReadonlySet<PageEntry>,
  language: Language,
  nameOf: (section: Section) => string,
): Table {
  const say = words[language];
  const rows = sections.flatMap((section) => {
    const waiting = section.pages.filter((entry) => linked.has(entry));
    if (!waiting.length) return [];
    const head: TableCell = {...cell(text(nameOf(section))), data: {hName: 'th', hProperties: {colSpan: 2}}};
    const counts = translationLanguages.map((one) =>
      cell(text(say.freshOf.replace('#', String(countOf(section.pages, one, 'fresh'))).replace('@', String(section.pages.length)))),
    );
    return [
      row(head, ...counts),
      ...waiting.map((entry) =>
        row(
          cell(link(entry.address, entry.title, english(language))),
          cell(...changesOf(entry, language)),
          ...translationLanguages.map((one) => cell(stateCell(entry, one, language))),
        ),
      ),
    ];
  });
  return table(row(cell(text(say.page)), cell(text(say.change)), ...translationLanguages.map((one) => cell(text(labelOf(one))))), ...rows);
}

/** What has changed in English since: once where all languages wait for the same change, else by language. */
function changesOf(entry: PageEntry, language: Language): PhrasingContent[] {
  const stale = translationLanguages.filter((one) => entry.in[one].state === 'stale');
  if (!stale.length) return [text('—')];
  const links = stale.map((one) => changeLink(entry, entry.in[one].change, language));
  if (links.every((one) => JSON.stringify(one) === JSON.stringify(links[0]))) return links.slice(0, 1);
  return links.flatMap((one, index) => [
    text(`${index ? words[language].comma : ''}${labelOf(stale[index] as Translated)}${words[language].colon}`),
    one,
  ]);
}

function changeLink({page}: PageEntry, change: Change | undefined, language: Language): PhrasingContent {
  const say = words[language];
  const history = `${meta.repository}/commits/${meta.branch}/${page.english}`;
  if (!change) return link(history, say.history);
  const when = change.since ? say.since.replace('@', change.since.date) : say.uncommitted;
  const label = `${when}${say.colon}+${change.added} −${change.removed}`;
  if (!change.since) return link(history, label);
  // GitHub names the place of a file in a difference by the SHA-256 of its path. It shows few files of a comparison and
  // many of a commit: one change is shown as such.
  const place = `#diff-${createHash('sha256').update(page.english).digest('hex')}`;
  const difference =
    change.commits === 1 ? `commit/${change.since.commit.slice(0, 10)}` : `compare/${change.from.slice(0, 10)}...${meta.branch}`;
  return link(`${meta.repository}/${difference}${place}`, label);
}

function stateCell(entry: PageEntry, one: Translated, language: Language): PhrasingContent {
  const {state} = entry.in[one];
  const label = words[language].states[state];
  if (state === 'fresh') return text(label);
  return link(state === 'missing' ? newFileUrl(entry.page, one) : editTranslationUrl(entry.page, one), label);
}

function editTranslationUrl(page: PageFile, one: Translated): string {
  const locale = locales.find(({htmlLang}) => htmlLang === one)?.name as string;
  const key = ({doc: 'docPath', blog: 'blogPath', page: 'pagesPath'} as const)[page.kind];
  return editUrl({locale, [key]: `${page.id}${path.posix.extname(page.file)}`});
}

/** GitHub's form for a new file, with its name filled in. */
function newFileUrl(page: PageFile, one: Translated): string {
  const {dir, base} = path.posix.parse(inLanguage(page, one));
  return `${meta.repository}/new/${meta.branch}/${dir}?filename=${encodeURIComponent(base)}`;
}

/** How many pages of a section are fresh, by language; nothing where all are. */
function freshIn({pages}: Section, language: Language): string {
  if (!pages.some(waits)) return '';
  const say = words[language];
  return `${say.comma}${say.fresh}${say.colon}${translationLanguages
    .map((one) => `${labelOf(one)} ${countOf(pages, one, 'fresh')}`)
    .join(say.comma)}`;
}

/** The titles of a section's pages: first those that are fresh, then those that wait, under what they wait for. */
function titlesByState({pages}: Section, language: Language): RootContent[] {
  const say = words[language];
  const groups = new Map<string, PageEntry[]>([['', []]]);
  for (const entry of pages) {
    const states = translationLanguages.map((one) => `${labelOf(one)}${say.colon}${say.states[entry.in[one].state]}`).join(say.comma);
    const key = waits(entry) ? states : '';
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups].flatMap<RootContent>(([states, entries]) => {
    if (!entries.length) return [];
    const list: RootContent = {
      type: 'list',
      ordered: false,
      spread: false,
      data: {hProperties: english(language)},
      children: entries.map(({title}) => ({type: 'listItem', spread: false, children: [paragraph(text(title))]})),
    };
    return states ? [paragraph(text(states)), list] : [list];
  });
}

/** Names a section as the menus of the site do, by the translations of their labels. */
function sectionNames(root: string, language: Language): (section: Section) => string {
  const labels = (file: string): Readonly<Record<string, {message: string}>> => {
    const at = path.join(root, file);
    return language !== 'en' && fs.existsSync(at) ? (JSON.parse(fs.readFileSync(at, 'utf8')) as Record<string, {message: string}>) : {};
  };
  const navbar = labels(interfaceFile('docusaurus-theme-classic/navbar.json', language));
  const sidebar = labels(`${folderOf('doc', language)}.json`);
  return ({part, category}) => {
    const label = PARTS[part];
    const name = label === undefined ? words[language].elsewhere : (navbar[`item.label.${label}`]?.message ?? label);
    if (!category) return name;
    return `${name} › ${sidebar[`sidebar.${part}.category.${category.key}`]?.message ?? category.label}`;
  };
}
