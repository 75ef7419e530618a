import {
  type Address,
  beginCell,
  type Cell,
  Dictionary,
  type DictionaryValue,
  storeStateInit,
} from '@ton/core';

// region tree
export interface Entry {
  readonly amount: bigint;
  /** Unix time, in seconds. */
  readonly startFrom: number;
  readonly expiredAt: number;
}

const entryValue: DictionaryValue<Entry> = {
  serialize: ({amount, startFrom, expiredAt}, builder) =>
    void builder.storeCoins(amount).storeUint(startFrom, 48).storeUint(expiredAt, 48),
  parse: (slice) => ({
    amount: slice.loadCoins(),
    startFrom: slice.loadUint(48),
    expiredAt: slice.loadUint(48),
  }),
};

export type Airdrop = Dictionary<Address, Entry>;

export function makeAirdrop(entries: Iterable<readonly [Address, Entry]>): Airdrop {
  const airdrop = Dictionary.empty(Dictionary.Keys.Address(), entryValue);
  for (const [owner, entry] of entries) airdrop.set(owner, entry);
  return airdrop;
}

/** The cell whose hash is the root: the file behind `mintless_merkle_dump_uri` is its BoC. */
export const dumpOf = (airdrop: Airdrop): Cell =>
  beginCell().storeDictDirect(airdrop).endCell();

export const rootOf = (airdrop: Airdrop): bigint =>
  BigInt('0x' + dumpOf(airdrop).hash().toString('hex'));
// endregion

// region audit
/** Reads a published dump and compares its hash with the minter's root. Returns the entries and their sum. */
export function readDump(dump: Cell, root: bigint): {airdrop: Airdrop; total: bigint} {
  if (BigInt('0x' + dump.hash().toString('hex')) !== root) {
    throw new Error('The dump is not the one of the minter');
  }
  const airdrop = Dictionary.loadDirect(
    Dictionary.Keys.Address(),
    entryValue,
    dump.beginParse(),
  );
  const total = airdrop.values().reduce((sum, {amount}) => sum + amount, 0n);
  return {airdrop, total};
}
// endregion

// region proof
/** The custom payload of a transfer that also claims. */
export function claimPayload(airdrop: Airdrop, owner: Address): Cell {
  return beginCell()
    .storeUint(0x0df602d6, 32) // merkle_airdrop_claim
    .storeRef(airdrop.generateMerkleProof([owner]))
    .endCell();
}
// endregion

// region api
/** The answer of a custom payload API for the path `/wallet/<owner>`. */
export function walletAnswer(
  airdrop: Airdrop,
  owner: Address,
  jettonWallet: Address,
  init: {code: Cell; data: Cell},
): object | undefined {
  const entry = airdrop.get(owner);
  if (!entry) return undefined; // 404
  const base64 = (cell: Cell): string => cell.toBoc().toString('base64');
  return {
    owner: owner.toRawString(),
    jetton_wallet: jettonWallet.toRawString(),
    custom_payload: base64(claimPayload(airdrop, owner)),
    state_init: base64(beginCell().store(storeStateInit(init)).endCell()),
    compressed_info: {
      amount: entry.amount.toString(),
      start_from: String(entry.startFrom),
      expired_at: String(entry.expiredAt),
    },
  };
}
// endregion

// region balance
/** What a wallet application shows: an unclaimed amount counts while it can be claimed. */
export function shownBalance(
  onChain: bigint,
  claimed: boolean,
  entry: Entry | undefined,
  now: number,
): bigint {
  const open = entry && !claimed && now >= entry.startFrom && now <= entry.expiredAt;
  return onChain + (open ? entry.amount : 0n);
}
// endregion
