import {codeNumber, Decoder, Encoder, Model, numberModel, type BitCoder} from './range-coder.ts';

/** Where a term occurs: ascending section numbers, each followed by how often (1 … {@link Postings.most}). */
export interface Posting {
  readonly term: string;
  readonly sections: readonly number[];
  readonly frequencies: readonly number[];
}

/** The inverted text of a language: terms in ascending order of their UTF-16 units, and how many terms each section has. */
export interface Postings {
  /** How often a term counts at most in a section. With 1 the file says nothing about it. */
  readonly most: number;
  /** How many sections each page has. */
  readonly sizes: readonly number[];
  readonly lengths: readonly number[];
  readonly entries: readonly Posting[];
}

const FORMAT = 2;
const BUCKETS = 16;

interface Models {
  readonly count: Model;
  readonly size: Model;
  readonly length: Model;
  readonly shared: Model;
  readonly rest: Model;
  readonly step: Model;
  readonly unit: Model;
  readonly pages: Model;
  readonly gap: Model;
  readonly present: Model;
  readonly frequency: Model;
}

const models = (): Models => ({
  count: numberModel(1),
  size: numberModel(1),
  length: numberModel(1),
  shared: numberModel(16),
  rest: numberModel(16),
  step: numberModel(3),
  unit: new Model(512 * 256 + 256 * 256),
  pages: numberModel(1),
  gap: numberModel(BUCKETS),
  present: new Model(WEIGHTS * 4 * 3 * 2 * BUCKETS),
  frequency: new Model(WEIGHTS * 2 * BUCKETS * 16),
});

const bucketOf = (total: number, count: number): number => Math.min(BUCKETS - 1, 31 - Math.clz32(Math.max(1, Math.floor(total / count))));

/** Inverted text to bytes. Nothing is left to compress in them, so any server sends them as they are. */
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
  const model = models();
  const number = (value: number | undefined): number => codeNumber(coder, model.count, 0, value ?? 0);
  const format = number(FORMAT);
  if (format !== FORMAT) throw new Error(`search index: format ${format}, expected ${FORMAT}`);
  const most = number(given?.most);
  const pages = number(given?.sizes.length);
  const count = number(given?.entries.length);
  const sizes = Array.from({length: pages}, (_, page) => codeNumber(coder, model.size, 0, given?.sizes[page] ?? 0));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const lengths = Array.from({length: total}, (_, section) => codeNumber(coder, model.length, 0, given?.lengths[section] ?? 0));
  const shape = shapeOf(sizes, lengths);
  const entries: Posting[] = [];
  let before = '';
  for (let index = 0; index < count; index++) {
    if (coder.exhausted) throw new Error('search index: the file is cut short');
    const entry = given?.entries[index];
    const term = codeTerm(coder, model, before, entry?.term ?? '');
    entries.push({term, ...codeList(coder, model, shape, most, entry)});
    before = term;
  }
  return {most, sizes, lengths, entries};
}

/**
 * A term by what it shares with the one before. Terms ascend, so the first unit that differs is coded by its distance
 * from the unit in its place before: among Chinese pairs, which differ in one character, that is a small number.
 */
function codeTerm(coder: BitCoder, model: Models, before: string, term: string): string {
  let shared = 0;
  while (shared < before.length && before[shared] === term[shared]) shared++;
  shared = codeNumber(coder, model.shared, Math.min(before.length, 15), shared);
  const rest = codeNumber(coder, model.rest, Math.min(shared, 15), term.length - shared);
  let result = before.slice(0, shared);
  for (let index = shared; index < shared + rest; index++) {
    if (index === shared) {
      const floor = before.length > shared ? before.charCodeAt(shared) + 1 : 0;
      const context = floor === 0 ? 0 : floor > 0x2e80 ? 2 : 1;
      result += String.fromCharCode(floor + codeNumber(coder, model.step, context, term.charCodeAt(index) - floor));
    } else {
      result += String.fromCharCode(codeUnit(coder, model.unit, result.charCodeAt(index - 1) & 0xff, term.charCodeAt(index)));
    }
  }
  return result;
}

/** A UTF-16 unit after another: its upper byte, then its lower in view of the upper's lowest bit and of the unit before. */
function codeUnit(coder: BitCoder, model: Model, previous: number, unit: number): number {
  const high = codeByte(coder, model, 512 * 256 + previous * 256, unit >>> 8);
  return (high << 8) | codeByte(coder, model, (((high & 1) << 8) | previous) * 256, unit & 0xff);
}

function codeByte(coder: BitCoder, model: Model, base: number, byte: number): number {
  let node = 1;
  for (let bit = 7; bit >= 0; bit--) node = (node << 1) | coder.code(model, base + node, (byte >>> bit) & 1);
  return node & 0xff;
}

/**
 * Where a term occurs, page by page: first how far on the next page is, then for each of its sections yes or no in view of
 * the section's length and of what the term did before. A page in the list has the term at least once, so the last
 * section need not be said where no other had it.
 */
function codeList(coder: BitCoder, model: Models, shape: Shape, mostOften: number, entry: Posting | undefined): Omit<Posting, 'term'> {
  const {starts, weights} = shape;
  const pages = starts.length - 1;
  const given = entry && pagesOf(entry, starts);
  const count = 1 + codeNumber(coder, model.pages, 0, (given?.length ?? 1) - 1);
  const bucket = bucketOf(pages, count);
  const sections: number[] = [];
  const frequencies: number[] = [];
  let page = -1;
  let next = 0;
  let often = 0;
  for (let index = 0; index < count; index++) {
    page += 1 + codeNumber(coder, model.gap, bucket, given ? given[index]! - page - 1 : 0);
    const from = starts[page]!;
    const to = starts[page + 1]!;
    const habit = index === 0 ? 0 : sections.length * 2 < index * 3 ? 1 : sections.length < index * 3 ? 2 : 3;
    let found = 0;
    let previous = 0;
    for (let section = from; section < to; section++) {
      const wanted = entry?.sections[next] === section ? 1 : 0;
      const implied = found === 0 && section === to - 1;
      const slot = (((weights[section]! * 4 + habit) * 3 + Math.min(found, 2)) * 2 + previous) * BUCKETS + bucket;
      previous = implied ? 1 : coder.code(model.present, slot, wanted);
      if (!previous) continue;
      found++;
      let frequency = 1;
      const most = Math.min(entry?.frequencies[next] ?? 1, mostOften);
      const context = ((weights[section]! * 2 + often) * BUCKETS + bucket) * 16;
      while (frequency < mostOften && coder.code(model.frequency, context + frequency, frequency < most ? 1 : 0)) frequency++;
      often = frequency > 1 ? 1 : 0;
      sections.push(section);
      frequencies.push(frequency);
      next++;
    }
  }
  return {sections, frequencies};
}

function pagesOf(entry: Posting, starts: readonly number[]): number[] {
  const pages: number[] = [];
  let page = 0;
  for (const section of entry.sections) {
    while (starts[page + 1]! <= section) page++;
    if (pages.at(-1) !== page) pages.push(page);
  }
  return pages;
}

/** What both sides know of the sections before the first term comes. */
interface Shape {
  /** First section of each page, and the number of sections as the last entry. */
  readonly starts: readonly number[];
  /** Length class of each section. */
  readonly weights: readonly number[];
}

const WEIGHTS = 10;
const shapeOf = (sizes: readonly number[], lengths: readonly number[]): Shape => {
  const starts = [0];
  for (const size of sizes) starts.push(starts.at(-1)! + size);
  return {starts, weights: lengths.map((length) => Math.min(WEIGHTS - 1, 32 - Math.clz32(length)))};
};
