import type {FaultCode, FieldName} from '../bag';
import type {InputProblem} from '../input';
import {bitsText, type DecodeFault, type Value} from '../tlb/value';
import type {SchemaProblem} from '../tlb/syntax';
import {recognised} from './recognised/en';

type Numbers = Readonly<Record<string, number>>;
const hex = (value: number, digits = 2): string => `0x${value.toString(16).padStart(digits, '0')}`;
const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What a schema should have at a place: a kind of thing, or the sign itself. */
const wanted = (expected: string): string =>
  ({type: 'a type', name: 'a name', tag: 'a tag (such as #1a2b or $01)'})[expected] ?? `“${expected}”`;

export const messages = {
  label: 'Bag of cells',
  help: 'Hexadecimal digits or base64 (it begins with b5ee9c72 or te6cc). Blanks and line ends do not count.',
  colon: ': ',
  brackets: [' (', ')'],
  file: 'Open a file',
  fileNamed: (name: string, bytes: number) => `${name}, ${plural(bytes, 'byte')}`,
  pasted: 'Pasted text',
  close: 'Close',
  try: 'Try',
  examples: {cells: 'three cells', message: 'a message', broken: 'a broken bag'},
  empty: 'No cells yet. Paste a bag, or try an example.',
  tooLong: 'This state is too long for the address of the page: a link will not hold it.',
  reading: 'Reading…',
  failed: (text: string) => `The viewer itself has failed: ${text}`,
  input: (one: InputProblem): string => {
    switch (one.code) {
      case 'character':
        return `Character ${one.at + 1}, “${one.character}”, is none of ${one.as === 'hex' ? 'the hexadecimal digits 0–9, a–f' : 'the base64 characters A–Z, a–z, 0–9, +, /, -, _'}.`;
      case 'odd-hex':
        return `A hexadecimal digit is missing: there is an odd number of them. The text ends after character ${one.at}.`;
      case 'base64-length':
        return `Characters are missing: the last one of the base64 text alone makes no byte. The text ends after character ${one.at}.`;
      case 'padding':
        return `Character ${one.at + 1}, “=”, is allowed only at the end.`;
    }
  },
  trace: 'Show in the trace viewer',
  bagSummary: (bytes: number, cells: number, roots: number) =>
    `${plural(bytes, 'byte')}, ${plural(cells, 'cell')}, ${plural(roots, 'root')}.`,
  unreadable: 'This is no bag of cells that can be read.',
  fine: 'Every byte is accounted for.',
  faulty: (count: number) => `${plural(count, 'thing')} not as it should be:`,
  more: (count: number) => `and ${count} more`,
  byte: (at: number) => `Byte ${at}`,
  fault: {
    short: (v) =>
      `the file ends inside a field that begins at byte ${v.start} and needs ${plural(v.needed!, 'byte')}; there are ${v.found}.`,
    magic: () => 'the first four bytes are none of the three magics b5ee9c72, 68ff65f3, acc3a728.',
    'flag-bits': () => 'bits 4 and 3 of the flags must be 0.',
    'cache-without-index': () => 'cache bits (bit 5) need an index (bit 7).',
    size: (v) => `the width of cell numbers is ${v.size}; it must be 1 to 4.`,
    'off-bytes': (v) => `the width of offsets is ${v.found}; it must be 1 to 8.`,
    'no-cells': () => 'the number of cells is 0.',
    'no-roots': () => 'the number of roots is 0.',
    'one-root': (v) => `there are ${v.found} roots; with this magic there must be one.`,
    absent: (v) => `${v.roots} roots and ${v.absent} absent cells are more than the ${plural(v.cells!, 'cell')}.`,
    'too-many-cells': (v) => `${plural(v.cells!, 'cell')} cannot fit into ${plural(v.total!, 'byte')}: each takes 2 at least.`,
    'root-range': (v) => `a root is cell ${v.root}, and there are only ${v.cells}.`,
    'ref-count': (v) => `cell ${v.cell} has ${v.found} references; at most 4 are possible.`,
    'absent-cell': (v) => `cell ${v.cell} is an absent cell; the node refuses those.`,
    overlong: (v) => `cell ${v.cell} says that its last byte is not full, but ${hex(v.found!)} has no bits before its completion tag.`,
    'cell-short': (v) => `cell ${v.cell} goes beyond the end of the cell data by ${plural(v.needed!, 'byte')}.`,
    'ref-order': (v) => `reference ${v.ref} of cell ${v.cell} is cell ${v.child}: a cell may refer only to greater numbers.`,
    'ref-range': (v) => `reference ${v.ref} of cell ${v.cell} is cell ${v.child}, and there are only ${v.cells}.`,
    'data-rest': (v) => `after the last cell ${plural(v.rest!, 'byte')} of cell data are left over.`,
    crc: (v) => `the checksum is ${hex(v.found!, 8)}, computed ${hex(v.computed!, 8)}: bytes were changed.`,
    index: (v) => `the index says that cell ${v.cell} ends at ${v.found}; it ends at ${v.computed}.`,
    trailing: (v) => `${plural(v.rest!, 'byte')} follow the bag.`,
    mask: (v) => `d1 of cell ${v.cell} has the level mask ${v.found}; its content gives ${v.computed}.`,
    'stored-hash': (v) => `a stored hash or depth of cell ${v.cell} is not the computed one.`,
    'exotic-type': (v) => `cell ${v.cell} is exotic, and there is no type ${v.found}.`,
    'exotic-bits': (v) => `exotic cell ${v.cell} has ${v.found} bits or a wrong mask; its type needs ${v.expected} bits.`,
    'exotic-refs': (v) => `exotic cell ${v.cell} has ${plural(v.found!, 'reference')}; its type needs ${v.expected}.`,
    'merkle-hash': (v) => `the hash or depth in Merkle cell ${v.cell} is not that of its child, cell ${v.child}: the proof proves nothing.`,
    depth: (v) => `the tree is ${v.found} deep; the node takes 1,024 at most.`,
    'root-level': (v) =>
      `root cell ${v.root} has level ${v.level}: a pruned branch has no Merkle cell above it. The node refuses such a root.`,
    duplicate: (v) => `cell ${v.cell} is equal to cell ${v.first}; it need not be stored twice.`,
    unreachable: (v) => `cell ${v.cell} belongs to no root.`,
  } satisfies Record<FaultCode, (values: Numbers) => string> as Record<FaultCode, (values: Numbers) => string>,
  header: 'Header, byte by byte',
  headerColumns: ['Offset', 'Bytes', 'Field', 'Meaning'],
  field: {
    magic: (v) =>
      ({0xb5ee9c72: 'generic bag of cells', 0x68ff65f3: 'old: with index', 0xacc3a728: 'old: with index and checksum'})[v] ?? 'unknown',
    flags: (v) =>
      `${v & 0x80 ? 'index' : 'no index'}, ${v & 0x40 ? 'checksum' : 'no checksum'}, ${v & 0x20 ? 'cache bits' : 'no cache bits'}; cell numbers take ${plural(v & 7, 'byte')}`,
    size: (v) => `cell numbers take ${plural(v, 'byte')}`,
    off_bytes: (v) => `offsets take ${plural(v, 'byte')}`,
    cells: (v) => plural(v, 'cell'),
    roots: (v) => plural(v, 'root'),
    absent: (v) => plural(v, 'absent cell'),
    tot_cells_size: (v) => `${plural(v, 'byte')} of cell data`,
    root_list: () => 'numbers of the root cells',
    index: () => 'where each cell ends',
    cell_data: () => 'the cells, shown as a tree',
    crc32c: () => 'CRC-32C of all bytes before, lowest byte first',
  } satisfies Record<FieldName, (value: number) => string> as Record<FieldName, (value: number) => string>,
  crcFits: 'computed: the same',
  crcDiffers: (computed: number) => `computed: ${hex(computed, 8)}`,
  recognised,
  tree: 'Tree of cells',
  openAll: 'Open all',
  closeAll: 'Close all',
  root: 'root',
  bits: (count: number) => plural(count, 'bit'),
  refs: (count: number) => plural(count, 'ref'),
  exotic: ['', 'pruned branch', 'library', 'Merkle proof', 'Merkle update'],
  exoticUnknown: 'exotic, unknown type',
  cell: {
    data: 'Data',
    noData: 'no bits',
    tag: 'The underscore says that the last digit ends with a completion tag: its last 1 and the zeros after it are no data.',
    hash: 'Hash (representation)',
    levelHash: (level: number) => `Hash at level ${level}`,
    depth: 'Depth',
    level: 'Level',
    levelMask: (level: number, mask: number) => `${level} (mask ${mask.toString(2).padStart(3, '0')})`,
    place: 'In the bag',
    placeBytes: (from: number, to: number) => `bytes ${from}–${to}`,
    parents: 'Referred to',
    times: (count: number) => `${plural(count, 'time')}`,
    read: 'Read this cell by TL-B',
  },
  tlb: 'Read by TL-B',
  byItself: (type: string) => `as recognized: ${type}`,
  decodeAs: (type: string) => `Decode as ${type}`,
  as: 'As',
  types: {
    '': 'nothing chosen',
    'Message Any': 'Message',
    'Message Body': 'Message with a body that is known (comment, jetton, NFT)',
    'MessageRelaxed Any': 'Message in an action (MessageRelaxed)',
    Body: 'Body alone (comment, jetton, NFT)',
    StateInit: 'StateInit',
    Transaction: 'Transaction',
    ShardAccount: 'Account in a shard (ShardAccount)',
    Account: 'Account',
    OutListNode: 'List of actions, its last node (OutListNode)',
    MsgAddress: 'Address (MsgAddress)',
    CurrencyCollection: 'CurrencyCollection',
    own: 'a schema of my own',
  },
  ownSchema: 'Schema',
  ownSchemaHelp:
    'Constructors, as in block.tlb, whose types (Maybe, HashmapE, MsgAddress, …) are there already. A tag that is left out is computed as tlbc does it; $_ stands for no tag.',
  ownType: 'Type',
  ownTypeHelp: 'Empty: the type that the schema defines last. Example: HashmapE 256 ^Cell',
  readCellRoot: (cell: number) => `cell ${cell} (root)`,
  readCellOther: (cell: number) => `cell ${cell}`,
  readRoot: 'Back to the root',
  schemaProblem: (one: SchemaProblem): string => {
    const where = `Character ${one.at + 1}`;
    switch (one.code) {
      case 'expected':
        return one.found === ''
          ? `The text ends after character ${one.at}; ${wanted(one.expected)} is missing.`
          : `${where}: “${one.found}” is not allowed here${one.expected ? `; expected: ${wanted(one.expected)}` : ''}.`;
      case 'number':
        return `${where}: “${one.found}” is no number that TL-B takes. Numbers are below 2³¹; after a leading 0 the digits are octal.`;
      case 'too-deep':
        return `${where}: what is nested here is too deep for the viewer.`;
      case 'empty':
        return 'There is no constructor in this text.';
    }
  },
  leftOut: (count: number) =>
    count === 1
      ? 'One tag is not written in the schema. It is computed from its line, as tlbc does it:'
      : `${count} tags are not written in the schema. They are computed from their lines, as tlbc does it:`,
  crcOf: 'is the CRC-32 of',
  computedTag: (tag: string) => `tag ${tag}, computed`,
  decodeFault: (one: DecodeFault): string => {
    const where = `Cell ${one.cell}, bit ${one.bit}`;
    switch (one.code) {
      case 'no-constructor':
        return `${where}: no constructor of ${one.what} begins with ${one.bits ? `the bits ${bitsText(one.bits)}` : 'nothing: the cell is at its end'}.`;
      case 'bits':
        return `${where}: ${one.what} needs ${plural(one.needed, 'bit')}, and ${one.found} are left.`;
      case 'refs':
        return `${where}: ${one.what} needs ${plural(one.needed, 'reference')}, and ${one.found} are left.`;
      case 'constraint':
        return `${where}: the condition ${one.what} does not hold.`;
      case 'too-much':
        return `${where}: too much to show. Choose a cell further down.`;
      case 'unknown-type':
        return `${where}: there is no type ${one.what} in the schema.`;
      case 'not-a-type':
        return `${where}: ${one.what} is a number, not a type.`;
      case 'arity':
        return `${where}: ${one.what} has another number of parameters (${one.needed}), or of another kind; given: ${one.found}.`;
      case 'dictionary':
        return `${where}: this is no node of a dictionary.`;
      case 'unsupported':
        return `${where}: ${one.what} cannot be computed here.`;
    }
  },
  stopped: 'Reading stopped. What was read before that point is below.',
  whole: 'Read to the last bit.',
  leftOver: 'Read, but something is left over (marked below).',
  place: (cell: number, from: number, to: number) =>
    from === to ? `cell ${cell}` : to - from === 1 ? `cell ${cell}, bit ${from}` : `cell ${cell}, bits ${from}–${to - 1}`,
  words: {
    pruned: 'pruned',
    library: 'library cell',
    rest: 'not read',
    'empty-dictionary': 'empty',
    entries: 'entries:',
    exotic: 'Merkle cell',
  } satisfies Record<NonNullable<Value['word']>, string>,
  showMore: (count: number) => `Show ${count} more`,
  status: (cells: number, hash: string) => `${plural(cells, 'cell')}. Hash of the root: ${hash}`,
};

export type Messages = typeof messages;
