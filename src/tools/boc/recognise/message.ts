// Messages: from outside, between contracts, to outside. Pure.
import {contentOf, orderOf, type Content, type DecodeAs, type Order} from './body.ts';
import {accountOf, at, coinsOf, constructorOf, numberOf, type Reading} from './reading.ts';
import {walletOfInit} from './state-init.ts';

interface Common {
  readonly content: Content | undefined;
  /** What a wallet is ordered to do. */
  readonly order: Order | undefined;
  /** The wallet whose StateInit comes along. */
  readonly wallet: string | undefined;
}

export type MessageFound =
  | (Common & {readonly kind: 'external-in'; readonly to: string})
  | (Common & {
      readonly kind: 'internal';
      /** Nothing: the contract that sends it will be written there. */
      readonly from: string | undefined;
      readonly to: string;
      readonly amount: bigint;
      readonly bounce: boolean;
      readonly bounced: boolean;
    })
  | (Common & {readonly kind: 'external-out'; readonly from: string});

/** Workchains that exist. Any other number is a sign of bits that mean something else. */
const WORKCHAIN = /^(?:0|-1):/;
/** Logical times are below, and will be for thousands of years. */
const MOST_LT = 1n << 56n;

/**
 * A message. Its body may be anything, so that random bits would pass too often: addresses must be of the two workchains,
 * amounts as short as they can be, an import fee and what a contract cannot set must be 0.
 */
export function messageOf(reading: Reading, cell: number): {readonly found: MessageFound; readonly decode: DecodeAs} | undefined {
  const complete = reading.whole(cell, 'Message Any');
  const around = complete ? 'Message' : 'MessageRelaxed';
  const value = complete ?? reading.whole(cell, 'MessageRelaxed Any');
  const info = at(value, 'info');
  const kind = constructorOf(info);
  const inside = (name: string): string | undefined => {
    const account = accountOf(at(info, name));
    return account && WORKCHAIN.test(account) ? account : undefined;
  };
  const [from, to] = [inside('src'), inside('dest')];
  const rest = reading.restOf(at(value, 'body'));
  if (!info || !rest) return undefined;
  const outside = kind === 'ext_in_msg_info';
  if (outside && (!to || at(info, 'src')?.text !== 'addr_none' || coinsOf(at(info, 'import_fee')) !== 0n)) return undefined;
  if (!outside && (numberOf(at(info, 'created_lt')) ?? MOST_LT) >= MOST_LT) return undefined;

  const wallet = walletOfInit(reading, at(value, 'init'));
  const plain = {type: `${around} Any`, schema: ''};
  const body = (side: 'external' | 'internal' | 'none'): {readonly common: Common; readonly decode: DecodeAs} => {
    const known = outside ? undefined : contentOf(reading, cell, around, rest);
    const ordered = known || side === 'none' || !complete ? undefined : orderOf(reading, cell, 'Message', rest, side);
    // The StateInit says which wallet it is: a body of another one is something else.
    const order = ordered && wallet && formOf(wallet) !== ordered.order.wallet ? undefined : ordered?.order;
    return {
      common: {content: known?.content, order, wallet},
      decode: known && known.content.kind !== 'empty' ? known.decode : order && ordered ? ordered.decode : plain,
    };
  };

  if (outside) {
    const {common, decode} = body('external');
    return {found: {kind: 'external-in', to: to!, ...common}, decode};
  }
  if (kind === 'ext_out_msg_info') {
    const {common, decode} = body('none');
    return from && complete && at(value, 'init')?.text === 'nothing' ? {found: {kind: 'external-out', from, ...common}, decode} : undefined;
  }
  const amount = coinsOf(at(info, 'value', 'grams'));
  const [flags, fee] = [coinsOf(at(info, 'extra_flags')), coinsOf(at(info, 'fwd_fee'))];
  if (kind !== 'int_msg_info' || !to || amount === undefined || flags === undefined || fee === undefined) return undefined;
  if (complete ? !from : at(info, 'src')?.text !== 'addr_none' || flags > 3n || fee !== 0n || !untimed(info)) return undefined;
  const bounced = at(info, 'bounced')?.text === 'true';
  const {common, decode} = body('internal');
  return {
    found: {kind: 'internal', from, to, amount, bounce: at(info, 'bounce')?.text === 'true', bounced, ...common},
    decode,
  };
}

const untimed = (info: NonNullable<ReturnType<typeof at>>): boolean =>
  numberOf(at(info, 'created_lt')) === 0n && numberOf(at(info, 'created_at')) === 0n;

/** `V4` of V4R2: revisions of a version take the same body. */
const formOf = (wallet: string): string => (/^V\dR\d$/.test(wallet) ? wallet.slice(0, 2) : wallet);
