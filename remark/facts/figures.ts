import {Address} from '@ton/core';
// The package's index loads its HTTP clients, which take longer than most pages do.
import {WalletContractV3R2} from '@ton/ton/dist/wallets/WalletContractV3R2.js';
import {WalletContractV4} from '@ton/ton/dist/wallets/WalletContractV4.js';
import {WalletContractV5R1} from '@ton/ton/dist/wallets/v5r1/WalletContractV5R1.js';
import {forwardFee, gasFee, storageFee, storagePricesOf, type Chain} from '../../data/config/fees.ts';
import {mainnet} from '../../data/config/mainnet.ts';
import type {Language} from '../../site/page-files.ts';
import {opcodeOf} from './opcode.ts';

/** Attributes of an element, as written. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** What stands on the page. */
export interface Figure {
  readonly text: string;
  /** Code is set in the font of code. */
  readonly code: boolean;
}

/** Computes the figure of one component; throws with a message for the author. */
export type Compute = (attributes: Attributes, language: Language) => Figure;

const NANO = 1_000_000_000n;
/** Any key: the code of a wallet does not depend on it. */
const KEY = Buffer.alloc(32);

/** Contracts whose code an npm package carries, by the name that pages use. */
const CODES: Readonly<Record<string, () => {hash(): Buffer}>> = {
  'wallet-v3r2': () => WalletContractV3R2.create({workchain: 0, publicKey: KEY}).init.code,
  'wallet-v4r2': () => WalletContractV4.create({workchain: 0, publicKey: KEY}).init.code,
  'wallet-v5r1': () => WalletContractV5R1.create({publicKey: KEY}).init.code,
};

const FORMS: Readonly<Record<string, (address: Address) => string>> = {
  raw: (address) => address.toRawString(),
  bounceable: (address) => address.toString(),
  'non-bounceable': (address) => address.toString({bounceable: false}),
  'testnet-bounceable': (address) => address.toString({testOnly: true}),
  'testnet-non-bounceable': (address) => address.toString({bounceable: false, testOnly: true}),
};

export const figures: Readonly<Record<string, Compute>> = {
  /** `<Opcode tlb="excesses query_id:uint64 = InternalMsgBody" response />`: 0xd53276db */
  Opcode: ({tlb, response}) => {
    if (!tlb) throw new Error('tlb="…" holds the TL-B line');
    return code(
      `0x${opcodeOf(tlb, response !== undefined)
        .toString(16)
        .padStart(8, '0')}`,
    );
  },

  /** `<AddressForm address="-1:3333…" form="bounceable" />` */
  AddressForm: ({address, form}) => code(choose(FORMS, form, 'form')(Address.parse(address ?? ''))),

  /** `<CodeHash of="wallet-v5r1" />` */
  CodeHash: ({of}) => code(choose(CODES, of, 'of')().hash().toString('hex')),

  /** `<Fee gas="10000" />`, `<Fee bits="100" cells="1" />`, `<Fee bits="100" cells="1" seconds="31536000" />`, each with `chain="masterchain"`. */
  Fee: ({gas, bits, cells, seconds, chain = 'basechain'}, language) => {
    if (chain !== 'basechain' && chain !== 'masterchain') throw new Error(`chain="${chain}" is neither basechain nor masterchain`);
    return {text: formatGram(fee({gas, bits, cells, seconds}, chain), language), code: false};
  },
};

function fee({gas, bits, cells, seconds}: Attributes, chain: Chain): bigint {
  if (gas !== undefined) return gasFee(whole(gas, 'gas'), mainnet.gas[chain]);
  const size = [whole(bits, 'bits'), whole(cells, 'cells')] as const;
  return seconds === undefined
    ? forwardFee(...size, mainnet.forward[chain])
    : storageFee(...size, whole(seconds, 'seconds'), storagePricesOf(mainnet), chain);
}

/** Nanograms as Gram, every digit of them: 0.0006667 GRAM. */
export function formatGram(nanograms: bigint, language: Language): string {
  const fraction = (nanograms % NANO).toString().padStart(9, '0').replace(/0+$/, '');
  const integer = new Intl.NumberFormat(language).format(nanograms / NANO);
  const point = language === 'ru' ? ',' : '.';
  return `${integer}${fraction && point}${fraction}\u00A0GRAM`;
}

function code(text: string): Figure {
  return {text, code: true};
}

function whole(text: string | undefined, name: string): bigint {
  if (text === undefined || !/^\d+$/.test(text)) throw new Error(`${name}="…" is a whole number`);
  return BigInt(text);
}

function choose<T>(known: Readonly<Record<string, T>>, name: string | undefined, attribute: string): T {
  const found = name === undefined ? undefined : known[name];
  if (found === undefined) throw new Error(`${attribute}="${String(name)}" is none of ${Object.keys(known).join(', ')}`);
  return found;
}
