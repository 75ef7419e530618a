import type {Problem, Remark} from '../inspect';

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
const hex = (value: number, digits: number): string => `0x${value.toString(16).padStart(digits, '0')}`;

/** What is wrong, in one sentence with the position (from 1), and what to do. */
function problem(one: Problem): string {
  const where = `Character ${one.at + 1}`;
  switch (one.code) {
    case 'character': {
      const code = `U+${one.character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
      const sets = {
        base64: 'An address has letters, digits, and either + and / or - and _.',
        hex: 'After the colon, only hexadecimal digits are allowed: 0 to 9, a to f.',
        workchain: 'The part before the colon is a number: 0, or -1 for the masterchain.',
      };
      return `${where}, “${one.character}” (${code}), is not allowed in an address. ${sets[one.set]}`;
    }
    case 'mixed-alphabets':
      return `${where}, “${one.second}”, is of another alphabet than “${one.first}” before it. An address uses + and /, or - and _, never both.`;
    case 'length':
      return one.found < one.expected
        ? `${plural(one.expected - one.found, 'character')} missing: found ${one.found} of ${one.expected}${one.set === 'hex' ? ' hexadecimal digits after the colon' : ''}. It ends after character ${one.at}.`
        : `${plural(one.found - one.expected, 'character')} too many: found ${one.found} in place of ${one.expected}${one.set === 'hex' ? ' hexadecimal digits after the colon' : ''}. ${where} is the first one too many.`;
    case 'checksum':
      return `The checksum does not fit: characters ${one.at + 1} to ${one.at + one.length} say ${hex(one.found, 4)}, the bytes before give ${hex(one.computed, 4)}. At least one character is wrong.`;
    case 'tag':
      return `The checksum fits, but the first byte is ${hex(one.tag, 2)}. It must be 0x11, 0x51, 0x91 or 0xd1.`;
    case 'no-workchain':
      return 'The workchain is missing. A number and a colon precede the hexadecimal digits.';
    case 'workchain-range':
      return `The workchain (characters ${one.at + 1} to ${one.at + one.length}) does not fit into 32 bits: -2147483648 to 2147483647.`;
    case 'domain':
      return 'This is a name, not an address. TON DNS turns it into an address; that needs the network.';
    case 'too-long':
      return `${one.found} characters are no address. Paste one address alone.`;
  }
}

export const messages = {
  label: 'Address',
  help: 'Raw (0:…), user-friendly (EQ…, UQ…, kQ…, 0Q…), or a link with one of them.',
  try: 'Try',
  examples: {friendly: 'user-friendly', raw: 'raw, masterchain', wrong: 'with a mistake'},
  empty: 'No address yet. Paste one, or try an example.',
  problem,
  remarks: {
    whitespace: 'Blanks and invisible characters were left out.',
    link: 'The address was taken out of a link.',
    lookalikes: 'Letters of another alphabet were replaced.',
  } satisfies Record<Remark, string>,
  fix: 'Did you mean:',
  fixCaution:
    'With this one change the checksum fits. A checksum of 16 bits can fit by chance: compare with the place that the address came from before you send anything.',
  fixWorkchain: 'Basechain or masterchain: the digits do not say which.',
  fine: 'The address is right.',
  fineChecksum: (crc: number) => `The checksum fits: ${hex(crc, 4)}.`,
  rawHasNone: 'The raw form has no checksum: a wrong digit in it cannot be noticed.',
  unusualWorkchain: (workchain: number) => `Workchain ${workchain} does not exist today: there are 0 (basechain) and -1 (masterchain).`,
  noFriendly: 'A workchain outside -128 to 127 has no user-friendly form: one byte holds it there.',
  forms: 'All forms of this address',
  standard: 'Written with + and / (not for links)',
  typed: 'typed',
  form: {
    raw: 'Raw',
    bounceable: 'Bounceable',
    nonBounceable: 'Non-bounceable',
    testBounceable: 'Testnet, bounceable',
    testNonBounceable: 'Testnet, non-bounceable',
    cell: (bits: number) => `In a cell, ${bits} bits`,
  },
  bytes: 'The 36 bytes',
  bytesOf: (form: string) => `The 36 bytes (${form})`,
  bytesWrong: 'The 36 bytes as typed',
  byteColumns: ['Byte', 'Hexadecimal', 'What it is'],
  part: {
    tag: 'Tag: flags of the form, below bit by bit',
    workchain: (workchain: number) =>
      `Workchain ${workchain}${workchain === 0 ? ' (basechain)' : workchain === -1 ? ' (masterchain)' : ''}`,
    id: 'Account id: usually the hash of the initial code and data',
    crc: (found: number, computed: number) =>
      found === computed
        ? `Checksum CRC-16/XMODEM of bytes 0–33: found ${hex(found, 4)}, computed ${hex(computed, 4)}, equal`
        : `Checksum CRC-16/XMODEM of bytes 0–33: found ${hex(found, 4)}, computed ${hex(computed, 4)}, different`,
  },
  bitsOf: (tag: string) => `The tag, bit by bit: ${tag}`,
  bitColumns: ['Bit', 'Value', 'What it says'],
  bit: {
    allNetworks: 'for all networks',
    testOnly: 'for test networks only: software for the main network should refuse it',
    bounceable: 'bounceable: for contracts; a message that fails comes back',
    nonBounceable: 'non-bounceable: for wallets; what is sent stays, even before the contract is there',
    fixed: 'always this',
  },
  bounceNote:
    'The flags are advice to the wallet that sends. They are no part of the account: all forms name the same one, and a cell holds none of them.',
  status: (raw: string) => `The address is right. Raw form: ${raw}`,
};

export type Messages = typeof messages;
