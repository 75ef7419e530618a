import {
  Address,
  beginCell,
  type Builder,
  Cell,
  contractAddress,
  external,
  internal,
  type Message,
  toNano,
  type Transaction,
} from '@ton/core';
import {Blockchain, createShardAccount} from '@ton/sandbox';
import {compileTolk} from './compile.ts';
import {emulatorConfig} from './config.ts';

// region steps
/** One step that contract B is to perform. */
export type Step =
  | {kind: 'send'; mode: number; message: Cell}
  | {kind: 'reserve'; mode: number; amount: bigint}
  | {kind: 'actionList'; list: Cell};

/** The body that makes the probe perform the steps in this order. */
export function script(steps: readonly Step[]): Cell {
  let next: Cell | null = null;
  for (const step of [...steps].reverse()) {
    next = beginCell()
      .storeUint(step.kind === 'send' ? 0 : step.kind === 'reserve' ? 1 : 2, 8)
      .storeUint(step.kind === 'actionList' ? 0 : step.mode, 8)
      .storeCoins(step.kind === 'reserve' ? step.amount : 0n)
      .storeMaybeRef(
        step.kind === 'send'
          ? step.message
          : step.kind === 'actionList'
            ? step.list
            : null,
      )
      .storeMaybeRef(next)
      .endCell();
  }
  return next === null ? Cell.EMPTY : beginCell().storeRef(next).endCell();
}
// endregion

// region message
export const A = new Address(0, Buffer.alloc(32, 0xaa));
export const C = new Address(0, Buffer.alloc(32, 0xcc));

export interface Parts {
  value?: bigint;
  dest?: Address | Cell; // a cell holds the bits of an address that no library would write
  src?: Address;
  extraFlags?: number;
  extraCurrency?: Cell;
  body?: Cell;
}

/** An internal message as a contract passes it to the send action, field by field (MessageRelaxed in block.tlb). */
export function message({
  value = toNano('0.05'),
  dest = C,
  src,
  extraFlags = 0,
  extraCurrency,
  body,
}: Parts = {}): Cell {
  const builder: Builder = beginCell()
    .storeUint(0b0100, 4) // int_msg_info$0, ihr_disabled, not bounceable, not bounced
    .storeAddress(src ?? null);
  if (dest instanceof Address) {
    builder.storeAddress(dest);
  } else {
    builder.storeSlice(dest.beginParse());
  }
  builder
    .storeCoins(value)
    .storeMaybeRef(extraCurrency ?? null)
    .storeCoins(extraFlags) // VarUInteger 16, the same format as an amount
    .storeCoins(0) // fwd_fee, overwritten
    .storeUint(0, 64 + 32) // created_lt, created_at, overwritten
    .storeBit(0); // no StateInit
  return (
    body === undefined ? builder.storeBit(0) : builder.storeBit(1).storeRef(body)
  ).endCell();
}
// endregion

// region run
export interface Setting {
  balanceB?: bigint;
  /** Value of the message that starts B; with `external`, an external message starts B instead. */
  incoming?: bigint | 'external';
  extraCurrencies?: number;
}

export interface Outcome {
  balanceB: bigint;
  statusB: string;
  /** Values of the messages to C; empty if none was sent. */
  received: bigint[];
  gasFee: bigint;
  /** Full forward fee of all messages, and the part of it that this transaction keeps. */
  forwardFee: bigint;
  actionFee: bigint;
  resultCode: number;
  skipped: number;
  /** Value of the bounced message to A; undefined if nothing bounced. */
  bounced: bigint | undefined;
  /** Type of the bounce phase, if it ran: 'ok' or 'no-funds' */
  bouncePhase: string | undefined;
  /** False if the new data of B was rolled back or B was deleted. */
  dataKept: boolean;
  transaction: Transaction;
}

let code: Cell | undefined;

/** Gives A, B and C their balances, starts B once with the steps, and reads the outcome. */
export async function run(
  steps: readonly Step[],
  setting: Setting = {},
): Promise<Outcome> {
  code ??= await compileTolk('probe.tolk');
  const data = beginCell().storeUint(0, 32).endCell();
  const b = contractAddress(0, {code, data});
  const blockchain = await Blockchain.create({
    config: emulatorConfig(setting.extraCurrencies),
  });
  blockchain.now = 1_790_000_000;
  await blockchain.setShardAccount(
    b,
    createShardAccount({
      address: b,
      code,
      data,
      balance: setting.balanceB ?? toNano('1'),
    }),
  );
  const incoming = setting.incoming ?? toNano('0.1');
  const body = script(steps);
  const start: Message =
    incoming === 'external'
      ? external({to: b, body})
      : {...asMessage(internal({to: b, value: incoming, bounce: true, body}), A)};
  const {transactions} = await blockchain.sendMessage(start);

  const transaction = transactions[0];
  if (
    transaction?.description.type !== 'generic' ||
    transaction.description.computePhase.type !== 'vm'
  ) {
    throw new Error('B did not run');
  }
  const {computePhase, actionPhase, bouncePhase} = transaction.description;
  const account = await blockchain.getContract(b);
  const out = transaction.outMessages.values();
  const received: bigint[] = [];
  let bounced: bigint | undefined;
  for (const {info} of out) {
    if (info.type === 'internal' && info.bounced) bounced = info.value.coins;
    else if (info.type === 'internal') received.push(info.value.coins);
  }
  const state = account.accountState;
  const dataAfter = state?.type === 'active' ? state.state.data : undefined;
  return {
    balanceB: account.balance,
    statusB: transaction.endStatus,
    received,
    gasFee: computePhase.gasFees,
    forwardFee: actionPhase?.totalFwdFees ?? 0n,
    actionFee: actionPhase?.totalActionFees ?? 0n,
    resultCode: actionPhase?.resultCode ?? computePhase.exitCode,
    skipped: actionPhase?.skippedActions ?? 0,
    bounced,
    bouncePhase: bouncePhase?.type,
    dataKept: dataAfter?.beginParse().preloadUint(32) === 1,
    transaction,
  };
}

function asMessage(relaxed: ReturnType<typeof internal>, src: Address): Message {
  if (relaxed.info.type !== 'internal') {
    throw new Error('Not an internal message');
  }
  return {...relaxed, info: {...relaxed.info, src, dest: relaxed.info.dest}};
}
// endregion

/** The fee that SENDMSG with +1024 estimates for the message; nothing is sent. */
export async function estimate(mode: number, cell: Cell): Promise<bigint> {
  code ??= await compileTolk('probe.tolk');
  const data = beginCell().storeUint(0, 32).endCell();
  const b = contractAddress(0, {code, data});
  const blockchain = await Blockchain.create({config: emulatorConfig()});
  await blockchain.setShardAccount(
    b,
    createShardAccount({address: b, code, data, balance: toNano('1')}),
  );
  const {stackReader} = await blockchain.runGetMethod(b, 'feeOf', [
    {type: 'cell', cell},
    {type: 'int', value: BigInt(mode)},
  ]);
  return stackReader.readBigNumber();
}
