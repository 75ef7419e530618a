// What a message mode does to money and errors: the action phase for one message, in nanograms. Pure.
// After `try_action_send_msg`, `prepare_action_phase` and `prepare_bounce_phase` in `crypto/block/transaction.cpp`.

/** The bits of a mode that mean something. 4 and 8 mean nothing and are refused. */
export const BITS = {PAY_SEPARATELY: 1, IGNORE_ERRORS: 2, BOUNCE: 16, DESTROY: 32, CARRY_VALUE: 64, CARRY_BALANCE: 128} as const;

const {PAY_SEPARATELY, IGNORE_ERRORS, BOUNCE, DESTROY, CARRY_VALUE, CARRY_BALANCE} = BITS;

/** The names of the flags in Tolk's standard library, and of mode 0. */
export const CONSTANTS: Readonly<Record<number, string>> = {
  0: 'SEND_MODE_REGULAR',
  1: 'SEND_MODE_PAY_FEES_SEPARATELY',
  2: 'SEND_MODE_IGNORE_ERRORS',
  16: 'SEND_MODE_BOUNCE_ON_ACTION_FAIL',
  32: 'SEND_MODE_DESTROY',
  64: 'SEND_MODE_CARRY_ALL_REMAINING_MESSAGE_VALUE',
  128: 'SEND_MODE_CARRY_ALL_BALANCE',
};

/** The bits that are set in a mode, lowest first; also those that mean nothing. */
export function bitsOf(mode: number): number[] {
  return [1, 2, 4, 8, 16, 32, 64, 128].filter((bit) => mode & bit);
}

/** A mode as an expression of constants: `SEND_MODE_REGULAR`, `A | B`; unknown bits as numbers. */
export function expressionOf(mode: number): string {
  const bits = bitsOf(mode);
  return bits.length === 0 ? CONSTANTS[0]! : bits.map((bit) => CONSTANTS[bit] ?? String(bit)).join(' | ');
}

/** Whether the network takes the mode at all: 48 of the 256 numbers. */
export function isValid(mode: number): boolean {
  return mode >= 0 && mode <= 255 && (mode & 12) === 0 && (mode & 192) !== 192;
}

/** For a log (external-out message) only 1, 2 and 16 may be set. */
export function isValidForLog(mode: number): boolean {
  return isValid(mode) && (mode & ~(PAY_SEPARATELY | IGNORE_ERRORS | BOUNCE)) === 0;
}

/** The flags of a valid mode that change nothing in it, whatever the amounts. */
export function idleBits(mode: number): number[] {
  const idle: number[] = [];
  if (mode & CARRY_BALANCE && mode & PAY_SEPARATELY) idle.push(PAY_SEPARATELY);
  if (mode & IGNORE_ERRORS && mode & BOUNCE) idle.push(BOUNCE);
  if (mode & DESTROY && !(mode & CARRY_BALANCE)) idle.push(DESTROY);
  return idle;
}

export interface MessagePrices {
  /** The forward fee of the message. */
  readonly forwardFee: bigint;
  /** The part of it that this transaction keeps. */
  readonly actionFee: bigint;
  /** Price of a cell for 2^16 cells (`cell_price`): the fine is a quarter of it. */
  readonly cellPrice: bigint;
}

export interface Setting {
  readonly mode: number;
  /** What the contract had before. */
  readonly balance: bigint;
  /** Value of the message that starts the transaction; `external` brings none. */
  readonly incoming: bigint | 'external';
  /** The import fee of an external message. */
  readonly importFee?: bigint;
  /** Whether the incoming message may bounce. */
  readonly bounceable: boolean;
  /** What running the code costs. */
  readonly gasFee: bigint;
  /** To another contract, or to the outside (a log). */
  readonly kind: 'internal' | 'log';
  /** The value that is written in the message. */
  readonly value: bigint;
  /** Cells and bits of the message without its root. */
  readonly cells: bigint;
  readonly bits: bigint;
  readonly prices: MessagePrices;
  /** Forward fee of a bounce, whose body fits into the root: the lump price. */
  readonly bounceFee: bigint;
  readonly limits: {readonly cells: bigint; readonly bits: bigint};
  /** Global version. Before 13, +2 did not skip a mode that does not exist. */
  readonly version: number;
}

/** Why a message could not be sent. */
export type Reason =
  | 'mode' // does not exist
  | 'logMode' // does not exist for a log
  | 'size' // too many cells or bits
  | 'cells' // the value does not pay for looking at all cells
  | 'consumed' // mode 64: gas ate what came in
  | 'fee' // the value does not cover the forward fee
  | 'balance'; // the balance does not cover the value, or value and fee

export interface Outcome {
  /** `sent`, `skipped` under +2, `failed` with a code; `unpaid` when the balance does not even cover gas and import. */
  readonly kind: 'sent' | 'skipped' | 'failed' | 'unpaid';
  /** Result code of the action phase. */
  readonly code: number;
  readonly reason: Reason | undefined;
  /** The balance with the incoming value in it and gas paid: what the action phase begins with. */
  readonly before: bigint;
  /** The contract's balance in the end. */
  readonly balance: bigint;
  /** The account is deleted. */
  readonly deleted: boolean;
  /** What the receiver gets; `undefined` when nothing arrives. */
  readonly received: bigint | undefined;
  /** Forward fee that was paid, and the part that this transaction keeps. */
  readonly forwardFee: bigint;
  readonly actionFee: bigint;
  readonly fine: bigint;
  /** Value that returns to the sender of the incoming message; `none` when what is left does not pay for it. */
  readonly bounced: bigint | 'none' | undefined;
  /** Whether data and code that the run changed are undone. */
  readonly undone: boolean;
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** What becomes of one message that a contract sends with this mode. */
export function outcomeOf(setting: Setting): Outcome {
  const {mode, balance, incoming, gasFee, kind, value, cells, bits, prices, bounceFee, limits, version} = setting;
  const external = incoming === 'external';
  const came = external ? 0n : incoming;
  const before = balance + came - gasFee - (external ? (setting.importFee ?? 0n) : 0n);
  const nothing = {
    before,
    balance: before,
    deleted: false,
    received: undefined,
    forwardFee: 0n,
    actionFee: 0n,
    fine: 0n,
    bounced: undefined,
  } as const;
  if (before < 0n) return {...nothing, kind: 'unpaid', code: 0, reason: undefined, balance, undone: true};

  const flags = mode & ~BOUNCE;
  const skips = (mode & IGNORE_ERRORS) !== 0;
  const perCell = (prices.cellPrice >> 16n) / 4n;

  const bad = (code: number, reason: Reason, {fine = 0n, skippable = true} = {}): Outcome => {
    const paid = least(fine, before);
    if (skips && skippable)
      return {...nothing, kind: 'skipped', code: 0, reason, balance: before - paid, fine: paid, actionFee: paid, undone: false};
    let left = before - paid;
    let bounced: Outcome['bounced'];
    if (mode & BOUNCE && !external && setting.bounceable) {
      const rest = came - gasFee - paid;
      if (rest < bounceFee) bounced = 'none';
      else {
        left -= rest;
        bounced = rest - bounceFee;
      }
    }
    return {...nothing, kind: 'failed', code, reason, balance: left, fine: paid, actionFee: paid, bounced, undone: true};
  };

  if (!isValid(mode)) return bad(34, 'mode', {skippable: version >= 13});
  if (kind === 'log' && !isValidForLog(mode)) return bad(34, 'logMode', {skippable: false});

  // How many cells the node looks at is limited by what the message could pay in fines.
  let most = limits.cells;
  let funds = before;
  if (kind === 'internal' && !(flags & CARRY_BALANCE) && !(flags & PAY_SEPARATELY)) {
    let own = value;
    if (flags & CARRY_VALUE) {
      own += came - gasFee;
      if (own < 0n) return bad(37, 'consumed');
    }
    funds = least(funds, own);
  }
  if (perCell > 0n && funds < most * perCell) most = funds / perCell;
  const fine = perCell * least(cells, most);
  if (cells > most) return bad(40, most < limits.cells ? 'cells' : 'size', {fine});
  if (bits > limits.bits) return bad(40, 'size', {fine});

  const fee = prices.forwardFee;
  if (kind === 'log') {
    if (before < fee) return bad(37, 'balance', {fine});
    // No other validators carry a log on: this transaction keeps the whole fee.
    return {...nothing, kind: 'sent', code: 0, reason: undefined, balance: before - fee, forwardFee: fee, actionFee: fee, undone: false};
  }

  let carried = value;
  let separately = (flags & PAY_SEPARATELY) !== 0;
  if (flags & CARRY_BALANCE) {
    carried = before;
    separately = false;
  } else if (flags & CARRY_VALUE) {
    carried += came;
    if (!separately) carried -= gasFee;
    if (carried < 0n) return bad(37, 'consumed', {fine});
  }
  if (!separately && carried < fee) return bad(37, 'fee', {fine});
  const taken = separately ? carried + fee : carried;
  if (before < taken) return bad(37, 'balance', {fine});
  return {
    ...nothing,
    kind: 'sent',
    code: 0,
    reason: undefined,
    balance: before - taken,
    deleted: (flags & (CARRY_BALANCE | DESTROY)) === (CARRY_BALANCE | DESTROY),
    received: separately ? carried : carried - fee,
    forwardFee: fee,
    actionFee: prices.actionFee,
    undone: false,
  };
}
