import type {Answer, Hit, Question, SearchAddress} from './answer.ts';
import {hitOf} from './hit.ts';
import {SectionIndex} from './index.ts';
import {expectFormat, wordFileName, type Heads, type TextFile, type WordFile} from './package.ts';
import {closeness, cut} from './phrase.ts';
import {cleanQuery, planQuery, UNKNOWN, withoutAsking, type Query} from './query.ts';
import {order, rank, WEIGHTS, weightsOf, type Candidate} from './rank.ts';
import {Sections, type TextPiece} from './sections.ts';
import {suggestionsFor} from './suggest.ts';
import {synonymIndex, type SynonymIndex} from './synonyms.ts';
import {terms} from './tokens.ts';
import {IndexVocabulary} from './vocabulary.ts';

/** Gets a file of words or of text by its path in the package; `undefined` where it cannot be had, or not in time. */
export type WordLoader = (name: string) => Promise<WordFile | undefined>;
export type TextLoader = (name: string) => Promise<TextFile | undefined>;

/** Texts by the number of their section. */
type Texts = ReadonlyMap<number, TextFile[number]>;

/** The search of one language: over headings, and over the text as far as {@link need} has got it. No DOM, no network. */
export class Engine {
  private readonly language: string;
  private readonly sections: Sections;
  private readonly synonyms: SynonymIndex;
  private built: {readonly index: SectionIndex; readonly vocabulary: IndexVocabulary} | undefined;
  /** The files of words, in the order of the alphabet, by the first term of each. */
  private readonly wordFiles: readonly {readonly start: string; readonly name: string}[];
  /** Names of those that are here. */
  private readonly here = new Set<string>();

  /** @param origin that the addresses of results begin with */
  constructor(
    private readonly heads: Heads,
    private readonly origin: string,
  ) {
    expectFormat(heads);
    this.language = heads.language;
    this.sections = new Sections(heads.pages);
    this.wordFiles = heads.words.map(([start, hash]) => ({start, name: wordFileName(hash)}));
    this.synonyms = synonymIndex(heads.synonyms);
  }

  /** What is looked up. Building it takes a phone a third of a second, so the first question asks for its files of words before. */
  private get lookup(): {readonly index: SectionIndex; readonly vocabulary: IndexVocabulary} {
    if (!this.built) {
      const index = new SectionIndex(this.sections, this.heads);
      this.built = {index, vocabulary: new IndexVocabulary(index, this.sections.title)};
    }
    return this.built;
  }

  /**
   * Gets the files of words that a query needs: first those of what was typed and of its other names, then those of what
   * else it may mean, which the first ones say. Tells whether all of the first are here; `damaged` hears of a file that is not
   * what it should be.
   */
  async need(typed: string, load: WordLoader, damaged: (error: unknown) => void): Promise<boolean> {
    const get = async (name: string): Promise<void> => {
      const file = await load(name);
      if (!file || this.here.has(name)) return;
      try {
        this.lookup.index.addWords(file);
      } catch (error) {
        return damaged(error);
      }
      this.here.add(name);
      this.lookup.vocabulary.forget();
    };
    const plain = planQuery(typed, UNKNOWN, this.synonyms);
    const first = this.missing(plain).map(get);
    // Built while they are on their way.
    void this.lookup;
    await Promise.all(first);
    await Promise.all(this.missing(planQuery(typed, this.lookup.vocabulary, this.synonyms)).map(get));
    return this.missing(plain).length === 0;
  }

  /** The files that are not here of those that have the terms of a query. */
  private missing({wanted, unfinished}: Query): string[] {
    const places = wanted.filter(({headings}) => !headings).map(({term}) => this.fileOf(term));
    if (unfinished) for (let at = this.fileOf(unfinished); at <= this.fileOf(`${unfinished}\uffff`); at++) places.push(at);
    return [...new Set(places)].flatMap((place) => this.wordFiles[place]?.name ?? []).filter((name) => !this.here.has(name));
  }

  /** Place of the file that has a term, if any has. */
  private fileOf(term: string): number {
    return Math.max(
      0,
      this.wordFiles.findLastIndex(({start}) => start <= term),
    );
  }

  /** Answers a question. `isProvisional`: a better answer follows, so that no text is waited for. */
  async search(question: Question, load: TextLoader, isProvisional = false): Promise<Answer> {
    const {query: typed, page, hitsPerPage, tags, snippetWords} = question;
    const {sections, language, origin} = this;
    const {index, vocabulary} = this.lookup;
    const query = planQuery(typed, vocabulary, this.synonyms);
    const hasTag = (section: number): boolean => !tags.length || tags.includes(sections.pageOf(section).tag);
    const reread = async (candidates: readonly Candidate[]): Promise<readonly Candidate[]> =>
      isProvisional ? candidates : await this.reread(candidates, query, load);
    // Which results there are is told from one order for all filters: what is read for one of them must not change the counts.
    const all = withoutShadows(await reread(rank(index, sections, query, language, hasTag)), sections);
    const wanted = all.filter(({section}) => this.isIn(section, question));
    const ordered = wanted.length < all.length ? await reread(wanted) : wanted;
    const definition = this.definitionOf(query.text, ordered);
    const results = [...ordered.filter(({section}) => section === definition), ...ordered.filter(({section}) => section !== definition)];
    const shown = results.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const texts: Texts = isProvisional ? new Map() : await this.read(shown, load);
    const matched = new Set(query.wanted.map(({term}) => term));
    const hits = shown.map(({section}) =>
      hitOf(sections, section, texts.get(section), {origin, language, matched, snippetWords, isDefinition: section === definition}),
    );
    const isMissing = this.missing(planQuery(typed, UNKNOWN, this.synonyms)).length > 0;
    return {
      hits: onePerAddress(hits),
      nbHits: results.length,
      nbPages: Math.ceil(results.length / hitsPerPage),
      facets: this.facets(all, question),
      suggestions: results.length || !cleanQuery(typed) ? [] : suggestionsFor(typed, sections),
      text: isProvisional ? 'coming' : isMissing ? 'missing' : 'here',
      source: 'embedded',
    };
  }

  /** The entry of the glossary that a question names; `Возврат (bounce)` has two names. */
  private definitionOf(question: string, found: readonly Candidate[]): number | undefined {
    const asked = nameOf(question);
    const {sections} = this;
    return found.find(
      ({section}) =>
        sections.isEntry(section) &&
        sections.kindOf(section) === 'term' &&
        sections.title[section]!.split(/[()]/).some((name) => name.trim() && nameOf(name) === asked),
    )?.section;
  }

  private isIn(section: number, {area, kind}: Pick<SearchAddress, 'area' | 'kind'>): boolean {
    return (!area || this.sections.pageOf(section).area === area) && (!kind || this.sections.kindOf(section) === kind);
  }

  /** Counts results by area and by kind, each under the other's filter. */
  private facets(all: readonly Candidate[], {area, kind}: Question): Answer['facets'] {
    const areas: Record<string, number> = {};
    const kinds: Record<string, number> = {};
    for (const {section} of all) {
      const [ownArea, ownKind] = [this.sections.pageOf(section).area, this.sections.kindOf(section)];
      if (this.isIn(section, {kind})) areas[ownArea] = (areas[ownArea] ?? 0) + 1;
      if (this.isIn(section, {area})) kinds[ownKind] = (kinds[ownKind] ?? 0) + 1;
    }
    return {area: areas, kind: kinds};
  }

  /** Orders the first results again, now that their text can be read: words that stand together count for more. */
  private async reread(candidates: readonly Candidate[], query: Query, load: TextLoader): Promise<readonly Candidate[]> {
    if (query.sequence.length < 2) return candidates;
    const pages = new Set<number>();
    const first: Candidate[] = [];
    for (const candidate of candidates) {
      const page = this.sections.page[candidate.section]!;
      if (!pages.has(page) && pages.size === WEIGHTS.rereadPages) continue;
      pages.add(page);
      if (first.push(candidate) === WEIGHTS.rereadSections) break;
    }
    const texts = await this.read(first, load);
    const weight = weightsOf(this.language).closeness;
    for (const candidate of first) {
      const text = texts.get(candidate.section);
      if (!text || candidate.isRead) continue;
      candidate.isRead = true;
      const parts = [text[1], this.sections.title[candidate.section]!, this.sections.title[candidate.named]!];
      candidate.score *= 1 + weight * Math.max(...parts.map((part) => closeness(cut(part), query)));
    }
    return order(candidates, this.sections);
  }

  /** The texts of these sections, as far as they can be had. */
  private async read(candidates: readonly Candidate[], load: TextLoader): Promise<Texts> {
    const pieces = new Map<number, TextPiece>();
    for (const {section} of candidates) {
      const piece = this.sections.pieceOf(section);
      pieces.set(piece.first, piece);
    }
    const texts = new Map<number, TextFile[number]>();
    await Promise.all(
      [...pieces.values()].map(async ({name, first, size}) => {
        const file = await load(name);
        if (file?.length === size) file.forEach((text, place) => texts.set(first + place, text));
      }),
    );
    return texts;
  }
}

/** A name as its terms, in whatever form it is written; of a question, what it asks about. */
const nameOf = (text: string): string => terms(withoutAsking(text)).join(' ');

/** Sections whose id is out of reach lead to the top of their page: once is enough. */
const onePerAddress = (hits: readonly Hit[]): Hit[] => {
  const seen = new Set<string>();
  return hits.filter(({url}) => !seen.has(url) && seen.add(url));
};

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
