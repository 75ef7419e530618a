import {CLASSES, Neighbours} from './neighbours.ts';
import {halfOctaves, NumberPredictor, Predictor} from './predictor.ts';
import {Decoder, Encoder, type BitCoder} from './range-coder.ts';
import {SECTION, SECTIONS, sectionTree, type SectionTree} from './section-tree.ts';
import {codeTerms} from './term-coder.ts';

/** Where a term occurs: ascending section numbers, each followed by how often (1 … {@link Postings.most}). */
export interface Posting {
  readonly term: string;
  readonly sections: readonly number[];
  readonly frequencies: readonly number[];
}

/** The inverted text of a language: terms in ascending order of their UTF-16 units. */
export interface Postings {
  /** How often a term counts at most in a section. With 1 the file says nothing about it. */
  readonly most: number;
  /** How many sections each page has. */
  readonly sizes: readonly number[];
  /** How many different terms each section has: as many as there are entries that name it. */
  readonly lengths: readonly number[];
  readonly entries: readonly Posting[];
}

const FORMAT = 3;

/**
 * Inverted text to bytes. Nothing is left to compress in them, so any server sends them as they are. Throws where the lengths
 * are not those of the entries.
 */
export function encodePostings(postings: Postings): Uint8Array {
  const coder = new Encoder();
  code(coder, postings);
  return coder.finish();
}

/** The reverse of {@link encodePostings}. Throws when the bytes are no such thing. */
export function decodePostings(bytes: Uint8Array): Postings {
  return code(new Decoder(bytes), undefined);
}

/** Writes the postings, or reads them where there are none to write. */
function code(coder: BitCoder, given: Postings | undefined): Postings {
  const numbers = new NumberPredictor(3);
  const number = (context: number, value: number | undefined): number => {
    numbers.contexts[0] = context;
    return numbers.code(coder, value ?? 0);
  };
  const format = number(0, FORMAT);
  if (format !== FORMAT) throw new Error(`search index: format ${format}, expected ${FORMAT}`);
  const most = number(0, given?.most);
  const pages = number(0, given?.sizes.length);
  const sizes = list(coder, pages, (page) => number(1, given?.sizes[page]));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const lengths = list(coder, total, (section) => number(2, given?.lengths[section]));
  const terms = codeTerms(
    coder,
    given?.entries.map(({term}) => term),
  );
  const lists = new Lists(coder, sectionTree(sizes, lengths), lengths, most);
  const entries = list(coder, terms.length, (index) => lists.code(terms[index]!, given?.entries[index]));
  if (!lists.isDone) throw new Error('search index: sections have other terms than they are said to have');
  return {most, sizes, lengths, entries};
}

/** So many things, one after the other, as long as there are bytes to read. */
function list<Item>(coder: BitCoder, count: number, item: (index: number) => Item): Item[] {
  const items: Item[] = [];
  for (let index = 0; index < count; index++) {
    if (coder.exhausted) throw new Error('search index: the file is cut short');
    items.push(item(index));
  }
  return items;
}

/** Classes of expected numbers and of ratios, {@link halfOctaves} of them in these units, and how many there are. */
const EXPECTED = 32;
const EXPECTED_UNIT = 64;
const RATIOS = 40;
const RATIO_UNIT = 512;
/** Levels of the tree that are parted: {@link SECTIONS} is the last. */
const LEVELS = SECTIONS + 1;
/** From how many sections that are still to come on a node tells them apart no more. */
const FEW = 3;
/** Classes of terms by what they share with the one before. */
const KINSHIPS = 4;
/** Length from which on terms are alike, where their length is a context. */
const LONG = 16;

const expected = (sections: number): number => Math.min(EXPECTED - 1, halfOctaves(sections * EXPECTED_UNIT));

/** The two questions that are asked at a node. They have the same contexts, but not the same answers. */
interface Questions {
  readonly ofWord: Predictor;
  /** Of two Chinese characters: what is around them tells more than what the node is. */
  readonly ofPair: Predictor;
}

/**
 * Where terms occur: down the tree of all sections, for each node that has the term whether its left half has it, and then
 * whether its right half has it too. Both sides know beforehand how many sections have the term, and how many terms each node
 * has yet to be given; from these comes how many of the sections are to be expected in a half.
 */
class Lists {
  private readonly totals = new NumberPredictor(2 * LONG, EXPECTED);
  private readonly inLeft: Questions;
  private readonly inRight: Questions;
  private readonly frequencies = new Predictor([EXPECTED * 2, EXPECTED * EXPECTED], 1);
  /** Of the pairs that came so far, their first characters and their second ones. */
  private readonly firsts: Neighbours;
  private readonly seconds: Neighbours;
  /** The last term that each node had, as its number. */
  private readonly last: Int32Array;
  private number = 0;
  /** The term in hand, and where it is found to be. */
  private term = '';
  private isPair = false;
  private kinship = 0;
  private given: readonly number[] | undefined;
  private total = 0;
  private sections: number[] = [];
  /** How many terms the node in hand and all that come after it have yet to be given. */
  private ahead = 0;

  constructor(
    private readonly coder: BitCoder,
    private readonly tree: SectionTree,
    private readonly lengths: readonly number[],
    private readonly most: number,
  ) {
    const nodes = tree.end.length;
    const among = LEVELS * EXPECTED * RATIOS;
    const node = nodes * (FEW + 1);
    const before = LEVELS * KINSHIPS * 4 * EXPECTED;
    const around = LEVELS * CLASSES ** 4;
    const sets = LEVELS * (FEW + 1);
    const questions = (): Questions => ({
      ofWord: new Predictor([among, node, before], sets),
      ofPair: new Predictor([among, around, around], sets),
    });
    this.inLeft = questions();
    this.inRight = questions();
    this.firsts = new Neighbours(tree.terms[0] ?? 0);
    this.seconds = new Neighbours(tree.terms[0] ?? 0);
    this.last = new Int32Array(nodes);
  }

  /** Whether each section has all of its terms. */
  get isDone(): boolean {
    return !this.tree.terms[0];
  }

  code(term: string, given: Posting | undefined): Posting {
    const {coder, tree, totals} = this;
    this.isPair = isPair(term);
    this.kinship = kinship(this.term, term, this.isPair);
    this.term = term;
    this.number++;
    totals.contexts[0] = this.isPair ? 0 : Math.min(term.length, LONG - 1) + (/\d/.test(term) ? LONG : 0);
    totals.contexts[1] = Math.min(EXPECTED - 1, halfOctaves(this.total));
    this.total = 1 + totals.code(coder, (given?.sections.length ?? 1) - 1);
    this.given = given?.sections;
    this.sections = [];
    this.ahead = tree.terms[0] ?? 0;
    if (this.ahead) this.visit(0);
    const {sections} = this;
    if (sections.length !== this.total) throw new Error(`search index: "${term}" is in other sections than it is said to be`);
    return {term, sections, frequencies: this.codeFrequencies(given)};
  }

  /** Says where in a node the term is that is somewhere in it. Returns in how many of its sections. */
  private visit(node: number): number {
    const {tree, sections, total, given} = this;
    const {terms, end} = tree;
    let found = 1;
    this.last[node] = this.number;
    if (tree.level[node] === SECTION) {
      sections.push(end[node]! - 1);
      this.ahead -= terms[node]!;
    } else {
      const left = node + 1;
      const right = tree.right[node]!;
      const [leftTerms, rightTerms] = [terms[left]!, terms[right]!];
      found = 0;
      // Sections that have all of their terms are asked no more.
      const isLeft = leftTerms > 0 && (rightTerms === 0 || this.ask(this.inLeft, node, (given?.[sections.length] ?? 0) < end[left]!));
      if (isLeft) found += this.visit(left);
      else this.ahead -= leftTerms;
      const isRight =
        !isLeft ||
        (rightTerms > 0 && sections.length < total && this.ask(this.inRight, node, (given?.[sections.length] ?? Infinity) < end[right]!));
      if (isRight) found += this.visit(right);
      else this.ahead -= rightTerms;
    }
    terms[node]! -= found;
    if (this.isPair) {
      this.firsts.note(this.term.charCodeAt(0), node, found);
      this.seconds.note(this.term.charCodeAt(1), node, found);
    }
    return found;
  }

  private ask(questions: Questions, node: number, answer: boolean): boolean {
    const {tree, number, last} = this;
    const left = node + 1;
    const right = tree.right[node]!;
    const level = tree.level[node]!;
    const remaining = this.total - this.sections.length;
    const few = Math.min(FEW, remaining);
    const half = questions === this.inLeft ? left : right;
    const hopes = level * EXPECTED + expected((remaining * tree.terms[half]!) / this.ahead);
    // What the left half has been given already counts no more: for the right one this tells how it went.
    const ratio = Math.min(RATIOS - 1, halfOctaves((tree.terms[left]! * RATIO_UNIT) / tree.terms[right]!));
    const predictor = this.isPair ? questions.ofPair : questions.ofWord;
    const {slots} = predictor;
    slots[0] = hopes * RATIOS + ratio;
    if (this.isPair) {
      slots[1] = this.around(this.term.charCodeAt(0), level, left, right);
      slots[2] = this.around(this.term.charCodeAt(1), level, left, right);
    } else {
      const wasThere = (last[left] === number - 1 ? 2 : 0) + (last[right] === number - 1 ? 1 : 0);
      slots[1] = node * (FEW + 1) + few;
      slots[2] = (hopes * KINSHIPS + this.kinship) * 4 + wasThere;
    }
    return predictor.code(this.coder, level * (FEW + 1) + few, answer ? 1 : 0) === 1;
  }

  /** How often a character was seen in both halves, as the first of a pair and as the second. */
  private around(character: number, level: number, left: number, right: number): number {
    const {firsts, seconds} = this;
    const inLeft = firsts.seen(character, left) * CLASSES + seconds.seen(character, left);
    const inRight = firsts.seen(character, right) * CLASSES + seconds.seen(character, right);
    return (level * CLASSES ** 2 + inLeft) * CLASSES ** 2 + inRight;
  }

  /** How often the term is in each of its sections. */
  private codeFrequencies(given: Posting | undefined): number[] {
    const {coder, most, sections, frequencies, lengths} = this;
    const among = Math.min(EXPECTED - 1, halfOctaves(sections.length));
    let before = 1;
    return sections.map((section, place) => {
      let found = 1;
      frequencies.slots[0] = among * 2 + (before > 1 ? 1 : 0);
      frequencies.slots[1] = among * EXPECTED + Math.min(EXPECTED - 1, halfOctaves(lengths[section]!));
      while (found < most && frequencies.code(coder, 0, (given?.frequencies[place] ?? 1) > found ? 1 : 0)) found++;
      return (before = found);
    });
  }
}

/** Two Chinese characters, of the range that nearly all are in. */
const isPair = (term: string): boolean => term.length === 2 && isHan(term.charCodeAt(0)) && isHan(term.charCodeAt(1));
const isHan = (unit: number): boolean => unit >= 0x3400 && unit <= 0x9fff;

/** How much of a term is that of the one before: words of one stem are on the same pages. */
function kinship(before: string, term: string, isPair: boolean): number {
  let shared = 0;
  while (shared < before.length && before[shared] === term[shared]) shared++;
  return isPair ? Math.min(1, shared) : shared < 3 ? 0 : shared < 5 ? 1 : shared < 8 ? 2 : 3;
}
