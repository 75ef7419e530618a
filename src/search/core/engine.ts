import {SectionIndex} from './index.ts';
import {
  PACKAGE_FORMAT,
  pieceOf,
  readHeads,
  type Heads,
  type HeadPage,
  type Names,
  type PageText,
  type Sections,
  type Stretch,
  type TextPiece,
  type WordFile,
} from './package.ts';
import {closeness, cutTitle} from './phrase.ts';
import {planQuery, UNKNOWN, withoutAsking, type Query} from './query.ts';
import {order, rank, WEIGHTS, weightsOf, type Candidate, type Ground} from './rank.ts';
import type {Area, Kind} from './record.ts';
import {Suggestions} from './suggest.ts';
import {SectionText} from './section-text.ts';
import {synonymIndex, type SynonymIndex} from './synonyms.ts';
import {terms} from './tokens.ts';
import {IndexVocabulary} from './vocabulary.ts';

export interface Filters {
  readonly tags?: readonly string[];
  readonly area?: Area;
  readonly kind?: Kind;
}

export interface Request {
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly filters?: Filters;
  /** A better answer follows: only what stands first is read, and nothing to order the results by it. */
  readonly isProvisional?: boolean;
}

/** A section that was found, with what is needed to show it. */
export interface Found {
  readonly page: HeadPage;
  readonly title: string;
  /** Level of its heading; 1 for a page. */
  readonly level: number;
  /** Headings above the section's own, the page's title first. */
  readonly above: readonly string[];
  readonly kind: Kind;
  readonly number: number;
  /** With the id of the heading; `undefined` while it is out of reach. */
  readonly text: SectionText | undefined;
  readonly matched: ReadonlySet<string>;
  /** The entry of the glossary that the whole question names: it stands above the results, with more of its text. */
  readonly isDefinition: boolean;
}

export interface Answer {
  readonly found: readonly Found[];
  readonly total: number;
  /** How many results choosing an area or a kind would leave, under what is chosen in the other of the two. */
  readonly counts: {readonly area: Readonly<Partial<Record<Area, number>>>; readonly kind: Readonly<Partial<Record<Kind, number>>>};
  /** Other things to look for, where nothing was found. */
  readonly suggestions: readonly string[];
  /** Words of the query were looked for in headings alone: what the text has of them is not here. */
  readonly partial: boolean;
}

/** Gets a file of words by its path in the package; `undefined` where it cannot be had. */
export type WordLoader = (name: string) => Promise<WordFile | undefined>;

/** Gets a piece of text by its path in the package; `undefined` where it cannot be had in time. */
export type TextLoader = (name: string) => Promise<PageText | undefined>;

/** Sections whose text is kept at hand. */
const MOST_KEPT = 1500;
/** Results of a provisional answer whose text is read: about what a screen shows of them. */
const READ_AT_FIRST = 4;
/** How many of a category the modal shows; what stands after them there is below all that is on the screen. */
const SHOWN_OF_CATEGORY = 5;

/** The search of one language: over headings, and over the text as far as {@link need} has got it. No DOM, no network. */
export class Engine {
  readonly language: string;
  private readonly sections: Sections;
  private readonly synonyms: SynonymIndex;
  private readonly index: SectionIndex;
  private vocabulary: IndexVocabulary;
  private readonly stretches: readonly Stretch[];
  /** Names of the files of words that are here. */
  private readonly here = new Set<string>();
  private readonly suggestions: Suggestions;
  private readonly texts = new Map<number, SectionText>();
  private known: ReadonlyMap<string, number> | undefined;

  constructor(heads: Heads) {
    const {sections, lengths, stretches} = readHeads(heads);
    this.language = heads.language;
    this.sections = sections;
    this.stretches = stretches;
    this.suggestions = new Suggestions(sections);
    this.synonyms = synonymIndex(heads.synonyms);
    this.index = new SectionIndex(sections, heads.terms, lengths);
    this.vocabulary = new IndexVocabulary(this.index, sections.title);
  }

  /** Adds the file of names. Throws, and stays as it is, where it is of other pages. */
  addNames(names: Names): void {
    if (this.sections.length > this.sections.own) return;
    this.sections.addNames(names);
    this.index.addNames(names);
    this.vocabulary = new IndexVocabulary(this.index, this.sections.title);
  }

  /** Adds a file of words. Throws, and stays as it is, where it is of another format or damaged. */
  private addWords(name: string, file: WordFile): void {
    if (this.here.has(name)) return;
    if (file.format !== PACKAGE_FORMAT) throw new Error(`search index: format ${file.format} of words, expected ${PACKAGE_FORMAT}`);
    this.index.addWords(file);
    this.here.add(name);
    this.vocabulary.forget();
  }

  /**
   * Gets the files of words that a query needs: first those of what was typed and of its other names, then those of what
   * else it may mean, which the first ones say. Tells whether all of the first are here; `damaged` hears of a file that is not
   * what it should be.
   */
  async need(typed: string, load: WordLoader, damaged: (error: unknown) => void): Promise<boolean> {
    const get = (query: Query): Promise<boolean> =>
      Promise.all(
        this.missing(query).map(async (name) => {
          const file = await load(name);
          if (!file) return false;
          try {
            this.addWords(name, file);
            return true;
          } catch (error) {
            damaged(error);
            return false;
          }
        }),
      ).then((all) => all.every(Boolean));
    const isHere = await get(planQuery(typed, UNKNOWN, this.synonyms));
    await get(planQuery(typed, this.vocabulary, this.synonyms));
    return isHere;
  }

  /** The files that are not here of those that have the terms of a query. */
  private missing({wanted, unfinished}: Query): string[] {
    const places = wanted.filter(({headings}) => !headings).map(({term}) => this.stretchOf(term));
    if (unfinished) for (let at = this.stretchOf(unfinished); at <= this.stretchOf(`${unfinished}\uffff`); at++) places.push(at);
    return [...new Set(places)].flatMap((place) => this.stretches[place]?.name ?? []).filter((name) => !this.here.has(name));
  }

  /** Place of the file that has a term, if any has. */
  private stretchOf(term: string): number {
    return Math.max(
      0,
      this.stretches.findLastIndex(({start}) => start <= term),
    );
  }

  async search({query: typed, page, hitsPerPage, filters = {}, isProvisional = false}: Request, load: TextLoader): Promise<Answer> {
    const query = planQuery(typed, this.vocabulary, this.synonyms);
    const partial = this.missing(planQuery(typed, UNKNOWN, this.synonyms)).length > 0;
    const ground = {index: this.index, sections: this.sections, language: this.language};
    const ranked = rank(ground, query, (section) => this.hasTag(section, filters));
    const isNarrowed = Boolean(filters.area ?? filters.kind);
    // Which results there are is told from one order for all filters: what was read to order them must not change the counts.
    const ordered = isProvisional ? ranked : await this.reread(ranked, query, load);
    const counts = this.count(ordered, filters);
    const left = withoutShadows(
      ordered.filter(({section}) => this.isWanted(section, filters)),
      this.sections,
    );
    const best = isNarrowed && !isProvisional ? await this.reorder(ground, left, query, load) : left;
    const definition = this.definitions.get(nameOf(query.text));
    const results = withFirst(best, ({section}) => section === definition);
    const shown = results.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    await this.read(isProvisional ? this.firstShown(shown) : shown, load);
    return {
      found: onePerAddress(shown.map((candidate) => this.show(candidate, query, definition))),
      total: results.length,
      counts,
      suggestions: results.length ? [] : this.suggestions.for(typed),
      partial,
    };
  }

  /** Entries of the glossary by their names: `Возврат (bounce)` has two. */
  private get definitions(): ReadonlyMap<string, number> {
    if (this.known) return this.known;
    const known = new Map<string, number>();
    for (const {entries, first, size} of this.sections.pages)
      for (let section = first; entries === 'term' && section < first + size; section++)
        if (this.sections.isEntry(section))
          for (const name of this.sections.title[section]!.split(/[()]/)) if (name.trim()) known.set(nameOf(name), section);
    return (this.known = known);
  }

  private hasTag(section: number, {tags}: Filters): boolean {
    return !tags?.length || tags.includes(this.sections.pageOf(section).tag);
  }

  private isWanted(section: number, {area, kind}: Filters): boolean {
    return (!area || this.sections.pageOf(section).area === area) && (!kind || this.sections.kindOf(section) === kind);
  }

  /** Counts results as the filtered search would have them: without shadows, each group under the other's filter. */
  private count(ordered: readonly Candidate[], {area: chosenArea, kind: chosenKind}: Filters): Answer['counts'] {
    const area: Partial<Record<Area, number>> = {};
    const kind: Partial<Record<Kind, number>> = {};
    const ofKind = new Map<Kind, Candidate[]>();
    const wanted: Candidate[] = [];
    for (const candidate of ordered) {
      const sort = this.sections.kindOf(candidate.section);
      if (!chosenKind || sort === chosenKind) wanted.push(candidate);
      if (chosenArea && this.sections.pageOf(candidate.section).area !== chosenArea) continue;
      const list = ofKind.get(sort);
      if (list) list.push(candidate);
      else ofKind.set(sort, [candidate]);
    }
    // All sections of a page are of one area, so that shadows may go before areas are told apart; not so with kinds.
    for (const {section} of withoutShadows(wanted, this.sections)) {
      const name = this.sections.pageOf(section).area;
      area[name] = (area[name] ?? 0) + 1;
    }
    for (const [name, list] of ofKind) kind[name] = withoutShadows(list, this.sections).length;
    return {area, kind};
  }

  /** The results of a filter in an order for which they alone are scored and read, not what the filter leaves out. */
  private reorder(ground: Ground, results: readonly Candidate[], query: Query, load: TextLoader): Promise<Candidate[]> {
    const left = new Set(results.map(({section}) => section));
    return this.reread(
      rank(ground, query, (section) => left.has(section)),
      query,
      load,
    );
  }

  /** Orders the first results again, now that their text can be read: words that stand together count for more. */
  private async reread(candidates: Candidate[], query: Query, load: TextLoader): Promise<Candidate[]> {
    if (query.sequence.length < 2) return candidates;
    const pages = new Set<number>();
    const first: Candidate[] = [];
    for (const candidate of candidates) {
      const page = this.sections.page[candidate.section]!;
      if (!pages.has(page) && pages.size === WEIGHTS.rereadPages) continue;
      pages.add(page);
      if (first.push(candidate) === WEIGHTS.rereadSections) break;
    }
    await this.read(first, load);
    const weight = weightsOf(this.language).closeness;
    for (const candidate of first) {
      const text = this.texts.get(candidate.section);
      if (text)
        candidate.score *=
          1 +
          weight *
            Math.max(
              closeness(text.content, query),
              ...[this.sections.title[candidate.section]!, ...(candidate.name === undefined ? [] : [candidate.name])].map((title) =>
                closeness(cutTitle(title), query),
              ),
            );
    }
    return order(candidates, this.sections);
  }

  /** Sees to it that the texts of these sections are there, as far as they can be had. */
  private async read(candidates: readonly Candidate[], load: TextLoader): Promise<void> {
    const pieces = new Map<string, TextPiece>();
    for (const {section} of candidates) {
      if (this.texts.has(section)) continue;
      const piece = pieceOf(this.sections.pageOf(section), section);
      pieces.set(piece.name, piece);
    }
    const texts = await Promise.all([...pieces.values()].map(async (piece) => [piece, await load(piece.name)] as const));
    const wanted = new Set(candidates.map(({section}) => section));
    for (const [{first, size}, text] of texts) {
      if (text?.length !== size) continue;
      text.forEach(([id, content, code], place) => {
        if (wanted.has(first + place)) this.texts.set(first + place, new SectionText(id, content, code));
      });
    }
    // Typing on for an hour should not fill the memory of a phone.
    for (const section of this.texts.keys()) {
      if (this.texts.size <= MOST_KEPT) break;
      if (!wanted.has(section)) this.texts.delete(section);
    }
  }

  /** What stands first in either order of the results: by rank, as the search page has them, and by category, as the modal. */
  private firstShown(shown: readonly Candidate[]): Candidate[] {
    const categoryOf = ({section}: Candidate): string => this.sections.pageOf(section).category;
    const categories = [...new Set(shown.map(categoryOf))];
    const grouped = categories.flatMap((category) =>
      shown.filter((candidate) => categoryOf(candidate) === category).slice(0, SHOWN_OF_CATEGORY),
    );
    return [...new Set([...grouped.slice(0, READ_AT_FIRST + 2), ...shown.slice(0, READ_AT_FIRST)])];
  }

  private show({section: number}: Candidate, query: Query, definition: number | undefined): Found {
    return {
      page: this.sections.pageOf(number),
      title: this.sections.title[number]!,
      level: this.sections.level[number]!,
      above: this.sections.above(number),
      kind: this.sections.kindOf(number),
      number,
      text: this.texts.get(number),
      matched: new Set(query.wanted.map(({term}) => term)),
      isDefinition: number === definition,
    };
  }
}

/** A name as its terms, in whatever form it is written; of a question, what it asks about. */
const nameOf = (text: string): string => terms(withoutAsking(text)).join(' ');

/** The list with the item first for which this holds, where there is one. */
function withFirst<Item>(list: readonly Item[], isFirst: (item: Item) => boolean): readonly Item[] {
  const place = list.findIndex(isFirst);
  return place < 1 ? list : [list[place]!, ...list.slice(0, place), ...list.slice(place + 1)];
}

/** Sections whose id is out of reach lead to the top of their page: once is enough. */
function onePerAddress(found: readonly Found[]): Found[] {
  const tops = new Set<HeadPage>();
  return found.filter(({page, text}) => {
    if (text?.id) return true;
    if (tops.has(page)) return false;
    tops.add(page);
    return true;
  });
}

/** Without the records of whole pages of which a section stands before: the section says where on the page. */
function withoutShadows(candidates: readonly Candidate[], {page: pageOf, level}: Sections): Candidate[] {
  const isSeen: boolean[] = [];
  return candidates.filter(({section}) => {
    const page = pageOf[section]!;
    if (level[section] === 1 && isSeen[page]) return false;
    isSeen[page] = true;
    return true;
  });
}
