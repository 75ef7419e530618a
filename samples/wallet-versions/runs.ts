import {
  beginCell,
  type Builder,
  type Cell,
  external,
  internal,
  type MessageRelaxed,
  SendMode,
  storeOutList,
  toNano,
  type Address,
  type OutActionSendMsg,
} from '@ton/core';
import {keyPairFromSeed} from '@ton/crypto';
import {
  type Blockchain,
  type SandboxContract,
  type TreasuryContract,
} from '@ton/sandbox';
import {createNetwork} from '../lib/network.ts';
import {computePhase, transactionsOn} from '../lib/transactions.ts';
import {signed, toSign, type Order} from './bodies.ts';
import {defaultWalletId, versions, type Form, type Version} from './versions.ts';

/** Keys for tests only. */
export const keys = keyPairFromSeed(Buffer.alloc(32, 1));
const wrongKeys = keyPairFromSeed(Buffer.alloc(32, 2));

export interface Scene {
  readonly version: Version;
  readonly network: Blockchain;
  readonly friend: SandboxContract<TreasuryContract>;
  readonly address: Address;
  readonly order: Order;
}

/** A deployed wallet with 100 Gram and seqno 1. */
export async function scene(version: Version): Promise<Scene> {
  const network = await createNetwork();
  const friend = await network.treasury('friend');
  const {address, init} = version.create(keys.publicKey);
  await friend.send({to: address, value: toNano('100'), bounce: false});
  const order: Order = {
    seqno: 1,
    walletId: defaultWalletId(version.form) ?? 0,
    validUntil: (network.now as number) + 60,
    messages: [payment(friend.address)],
  };
  const first = toSign(version.form, {...order, seqno: 0, messages: []});
  await network.sendMessage(
    external({to: address, init, body: signed(version.form, first, keys.secretKey)}),
  );
  return {version, network, friend, address, order};
}

export const payment = (to: Address): MessageRelaxed =>
  internal({to, value: toNano('0.01'), bounce: false});

/** Exit code of an external message: from the transaction or, if the message was not accepted, from the error. */
export async function exitCode({network, address}: Scene, body: Cell): Promise<number> {
  try {
    return computePhase(
      await network.sendMessage(external({to: address, body})),
      address,
    ).exitCode;
  } catch (error) {
    const code = (error as {exitCode?: number}).exitCode;
    if (code === undefined) throw error;
    return code;
  }
}

/** Exit code of an internal message from the friend. */
async function internalExitCode({friend, address}: Scene, body: Cell): Promise<number> {
  return computePhase(
    await friend.send({to: address, value: toNano('0.5'), body}),
    address,
  ).exitCode;
}

const bodyOf = (
  at: Scene,
  change: Partial<Order> = {},
  secretKey = keys.secretKey,
): Cell =>
  signed(at.version.form, toSign(at.version.form, {...at.order, ...change}), secretKey);

/** All exit codes of a version, each from a run that ends with it. */
export async function exitCodes(version: Version): Promise<Record<string, number>> {
  const {form} = version;
  const at = await scene(version);
  const found: Record<string, number> = {};
  const tail = (more: (builder: Builder) => Builder): Cell =>
    signed(form, more(toSign(form, at.order)), keys.secretKey);
  found['wrong seqno'] = await exitCode(at, bodyOf(at, {seqno: 7}));
  found['wrong key'] = await exitCode(at, bodyOf(at, {}, wrongKeys.secretKey));
  if (form !== 'v1')
    found.expired = await exitCode(
      at,
      bodyOf(at, {validUntil: at.network.now as number}),
    );
  if (defaultWalletId(form))
    found['wrong wallet id'] = await exitCode(at, bodyOf(at, {walletId: 5}));
  if (form === 'v1' || form === 'v2' || form === 'v3')
    found['bits left over'] = await exitCode(
      at,
      tail((b) => b.storeUint(1, 8)),
    );
  if (form === 'v4') Object.assign(found, await exitCodesV4(version));
  if (form === 'v5') Object.assign(found, await exitCodesV5(version));
  return found;
}

const plugin = (operation: number, at: Scene): Builder =>
  beginCell()
    .storeUint(at.order.walletId, 32)
    .storeUint(at.order.validUntil, 32)
    .storeUint(at.order.seqno, 32)
    .storeUint(operation, 8)
    .storeInt(0, 8)
    .storeBuffer(at.friend.address.hash)
    .storeCoins(toNano('0.1'))
    .storeUint(0, 64);

async function exitCodesV4(version: Version): Promise<Record<string, number>> {
  const at = await scene(version);
  const run = (request: Builder): Promise<number> =>
    exitCode(at, signed('v4', request, keys.secretKey));
  const absent = await run(plugin(3, at));
  const installed = await run(plugin(2, {...at, order: {...at.order, seqno: 2}}));
  if (installed !== 0) throw new Error(`Not installed: ${installed}`);
  const askFor = (amount: string): Cell =>
    beginCell()
      .storeUint(0x706c7567, 32)
      .storeUint(0, 64)
      .storeCoins(toNano(amount))
      .storeMaybeRef(null)
      .endCell();
  return {
    'plugin is not installed': absent,
    'plugin asks for too much': await internalExitCode(at, askFor('1000')),
    'plugin asks for what is there': await internalExitCode(at, askFor('1')),
    'no operation': await exitCode(
      at,
      signed(
        'v4',
        beginCell()
          .storeUint(at.order.walletId, 32)
          .storeUint(at.order.validUntil, 32)
          .storeUint(3, 32),
        keys.secretKey,
      ),
    ),
  };
}

const addExtension = (address: Address): Builder =>
  beginCell().storeUint(2, 8).storeAddress(address);
const removeExtension = (address: Address): Builder =>
  beginCell().storeUint(3, 8).storeAddress(address);
const allowSignature = (allowed: boolean): Builder =>
  beginCell().storeUint(4, 8).storeBit(allowed);

/** A list of extended actions: the first in the cell, each further one in a reference of the previous one. */
function chain(actions: readonly Builder[]): Builder {
  const [first, ...rest] = actions;
  const builder = beginCell().storeBuilder(first as Builder);
  return rest.length ? builder.storeRef(chain(rest)) : builder;
}

async function exitCodesV5(version: Version): Promise<Record<string, number>> {
  const at = await scene(version);
  const {friend, order} = at;
  let seqno = order.seqno;
  const request = (
    out: Cell | null,
    actions: readonly Builder[],
    number = seqno,
  ): Builder => {
    const head = beginCell()
      .storeUint(0x7369676e, 32)
      .storeUint(order.walletId, 32)
      .storeUint(order.validUntil, 32)
      .storeUint(number, 32)
      .storeMaybeRef(out)
      .storeBit(actions.length > 0);
    return actions.length ? head.storeBuilder(chain(actions)) : head;
  };
  /** Runs a request that passes the signature check: the seqno grows even if the request then fails. */
  const run = async (out: Cell | null, ...actions: Builder[]): Promise<number> => {
    const code = await exitCode(
      at,
      signed('v5', request(out, actions), keys.secretKey),
    );
    seqno++;
    return code;
  };
  const asExtension = (...actions: Builder[]): Promise<number> =>
    internalExitCode(
      at,
      beginCell()
        .storeUint(0x6578746e, 32)
        .storeUint(0, 64)
        .storeBit(false)
        .storeBit(true)
        .storeBuilder(chain(actions))
        .endCell(),
    );
  const list = (count: number, mode: SendMode): Cell =>
    beginCell()
      .store(
        storeOutList(
          Array.from({length: count}, (): OutActionSendMsg => ({
            type: 'sendMsg',
            mode,
            outMsg: payment(friend.address),
          })),
        ),
      )
      .endCell();
  const masterchain = friend.address.toRawString().replace(/^0:/, '-1:');
  const {Address} = await import('@ton/core');

  const found: Record<string, number> = {};
  const wrongPrefix = beginCell().storeUint(0x12345678, 32).storeUint(0, 100).endCell();
  found['unknown prefix'] = await exitCode(at, wrongPrefix);
  found['mode without +2'] = await run(list(1, SendMode.PAY_GAS_SEPARATELY));
  found['256 messages'] = await run(list(256, SendMode.IGNORE_ERRORS));
  found['another action than a send'] = await run(
    beginCell()
      .storeRef(beginCell().endCell())
      .storeUint(0xad4de08e, 32)
      .storeRef(beginCell().endCell())
      .endCell(),
  );
  found['unknown extended action'] = await run(null, beginCell().storeUint(9, 8));
  found['extension in another workchain'] = await run(
    null,
    addExtension(Address.parseRaw(masterchain)),
  );
  found['extension is not there'] = await run(null, removeExtension(friend.address));
  found['signature mode by external request'] = await run(null, allowSignature(false));
  await run(null, addExtension(friend.address));
  found['extension is there'] = await run(null, addExtension(friend.address));
  found['signature allowed already'] = await asExtension(allowSignature(true));
  found['signature off without extensions'] = await asExtension(
    removeExtension(friend.address),
    allowSignature(false),
  );
  const off = await asExtension(allowSignature(false));
  if (off !== 0) throw new Error(`Signature is still on: ${off}`);
  found['last extension removed, signature off'] = await asExtension(
    removeExtension(friend.address),
  );
  found['signature is off'] = await exitCode(
    at,
    signed('v5', request(null, []), keys.secretKey),
  );
  return found;
}

export interface Cost {
  readonly gas: bigint;
  /** What left the wallet in addition to the value: gas, import and forward fees, in nanograms. */
  readonly fees: bigint;
  /** Number of messages that arrived. */
  readonly arrived: number;
}

/** The cost of sending `count` messages of 0.01 Gram without a body. */
export async function cost(version: Version, count: number): Promise<Cost> {
  const at = await scene(version);
  const before = (await at.network.getContract(at.address)).balance;
  const messages = Array.from({length: count}, () => payment(at.friend.address));
  const result = await at.network.sendMessage(
    external({to: at.address, body: bodyOf(at, {messages})}),
  );
  const after = (await at.network.getContract(at.address)).balance;
  return {
    gas: computePhase(result, at.address).gasUsed,
    fees: before - after - toNano('0.01') * BigInt(count),
    arrived: transactionsOn(result, at.friend.address).length,
  };
}

/** All get methods that at least one wallet version has. */
export const METHODS = {
  seqno: [],
  get_public_key: [],
  get_subwallet_id: [],
  is_plugin_installed: [0n, 0n],
  get_plugin_list: [],
  is_signature_allowed: [],
  get_extensions: [],
  get_wallet_id: [],
} as const;

/** The get methods that a version has, and the exit codes of the others. */
export async function methods(
  version: Version,
): Promise<{has: string[]; otherwise: number[]}> {
  const {network, address} = await scene(version);
  const has: string[] = [];
  const otherwise = new Set<number>();
  for (const [name, args] of Object.entries(METHODS)) {
    const stack = args.map((value) => ({type: 'int' as const, value}));
    try {
      await network.runGetMethod(address, name, stack);
      has.push(name);
    } catch (error) {
      otherwise.add((error as {exitCode?: number}).exitCode ?? NaN);
    }
  }
  return {has: has.sort(), otherwise: [...otherwise]};
}

export const byForm = (form: Form): readonly Version[] =>
  versions.filter((version) => version.form === form);
