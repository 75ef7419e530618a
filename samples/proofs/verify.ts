import {createHash} from 'node:crypto';
import {type Cell, CellType, loadTransaction, type Slice} from '@ton/core';
import {openProof} from './exotic.ts';

// region block-id
export interface BlockId {
  workchain: number;
  /** Prefix of the shard, then a bit 1, then zeros: 0x8000000000000000n is a whole workchain. */
  shard: bigint;
  seqno: number;
  rootHash: Buffer;
  fileHash: Buffer;
}
// endregion

// region lookup
/** Bits of a field `#<= n`. */
const widthOf = (n: number): number => n.toString(2).length;

/**
 * Walks to one key of a Hashmap or HashmapAug. Returns the leaf, or null where the map has no such key, which is then
 * proved as well. Throws where the path is pruned: the proof says nothing about this key.
 */
export function lookup(root: Cell, key: bigint, keyBits: number): Slice | null {
  let rest = key.toString(2).padStart(keyBits, '0');
  let cell = root;
  for (;;) {
    if (cell.type === CellType.PrunedBranch)
      throw new Error('The proof does not reach this key');
    const slice = cell.beginParse();
    let label = '';
    if (!slice.loadBit()) {
      let length = 0; // hml_short$0
      while (slice.loadBit()) length++;
      for (let n = 0; n < length; n++) label += slice.loadBit() ? '1' : '0';
    } else if (!slice.loadBit()) {
      const length = slice.loadUint(widthOf(rest.length)); // hml_long$10
      for (let n = 0; n < length; n++) label += slice.loadBit() ? '1' : '0';
    } else {
      const bit = slice.loadBit() ? '1' : '0'; // hml_same$11
      label = bit.repeat(slice.loadUint(widthOf(rest.length)));
    }
    if (!rest.startsWith(label)) return null;
    rest = rest.slice(label.length);
    if (rest === '') return slice;
    cell = cell.refs[rest[0] === '1' ? 1 : 0]!;
    rest = rest.slice(1);
  }
}
// endregion

// region header
export interface Header {
  globalId: number;
  seqno: number;
  time: number;
  startLt: bigint;
  endLt: bigint;
  keyBlock: boolean;
  /** Hash of the state after the block; null where the proof prunes the state update. */
  newState: Buffer | null;
}

/** Checks the proof of a block against its ID and reads the header. */
export function checkBlock(proof: Cell, id: BlockId): Header {
  const block = openProof(proof, id.rootHash);
  const slice = block.beginParse();
  if (slice.loadUint(32) !== 0x11ef55aa) throw new Error('Not a block');
  const globalId = slice.loadInt(32);
  const info = slice.loadRef().beginParse();
  slice.loadRef(); // value_flow
  const update = slice.loadRef();

  if (info.loadUint(32) !== 0x9bc7a987) throw new Error('Not a block header');
  info.skip(32 + 6); // version, not_master, after_merge, before_split, after_split, want_split, want_merge
  const keyBlock = info.loadBit();
  info.skip(1 + 8); // vert_seqno_incr, flags
  const seqno = info.loadUint(32);
  info.skip(32 + 2); // vert_seq_no, shard_ident$00
  const prefixBits = info.loadUint(6);
  const workchain = info.loadInt(32);
  const shard = info.loadUintBig(64) | (1n << (63n - BigInt(prefixBits)));
  if (workchain !== id.workchain || shard !== id.shard || seqno !== id.seqno) {
    throw new Error('The header is that of another block');
  }
  return {
    globalId,
    seqno,
    keyBlock,
    time: info.loadUint(32),
    startLt: info.loadUintBig(64),
    endLt: info.loadUintBig(64),
    newState: update.type === CellType.MerkleUpdate ? update.refs[1]!.hash(0) : null,
  };
}

/** Checks a pair of proofs, block and state; returns the root of the state. */
export function checkState(proofs: readonly Cell[], id: BlockId): Cell {
  const [blockProof, stateProof] = proofs;
  if (proofs.length !== 2 || !blockProof || !stateProof)
    throw new Error('Two roots expected');
  const {newState} = checkBlock(blockProof, id);
  if (!newState) throw new Error('The block proof does not show the state update');
  return openProof(stateProof, newState);
}
// endregion

// region shard
/**
 * Finds the last block of a shard in the state of the masterchain, which comes from checkState. In place of the shard, the
 * first 64 bits of an address will do: the ID that is found names the shard that contains it.
 */
export function findShardBlock(state: Cell, workchain: number, shard: bigint): BlockId {
  const custom = state.refs[state.refs.length - 1]!.beginParse(); // custom:(Maybe ^McStateExtra), the last reference
  if (custom.loadUint(16) !== 0xcc26) throw new Error('Not a state of the masterchain');
  const hashes = custom.loadMaybeRef();
  const leaf = hashes && lookup(hashes, BigInt(workchain), 32);
  if (!leaf) throw new Error('No such workchain');
  let node = leaf.loadRef(); // ^(BinTree ShardDescr)
  let tree = node.beginParse();
  let bit = 1n << 63n;
  for (; tree.loadBit(); bit >>= 1n) {
    node = node.refs[shard & bit ? 1 : 0]!; // bt_fork$1: the next bit of the prefix decides
    tree = node.beginParse();
  }
  const tag = tree.loadUint(4);
  if (tag !== 0xa && tag !== 0xb) throw new Error('Not a shard description');
  const seqno = tree.loadUint(32);
  tree.skip(32 + 64 + 64); // reg_mc_seqno, start_lt, end_lt
  const found = (shard & ~(2n * bit - 1n)) | bit; // the bits that were walked, then a bit 1
  return {
    workchain,
    shard: found,
    seqno,
    rootHash: tree.loadBuffer(32),
    fileHash: tree.loadBuffer(32),
  };
}
// endregion

// region account
export interface AccountProof {
  /** Null where the account is proved not to exist. */
  account: Cell | null;
  lastTransactionHash: Buffer;
  lastTransactionLt: bigint;
}

/** Checks the state of an account against the state of its shard. */
export function checkAccount(
  shardState: Cell,
  address: Buffer,
  account: Cell | null,
): AccountProof {
  const accounts = shardState.refs[1]!.beginParse(); // accounts:^ShardAccounts, a HashmapAugE
  const root = accounts.loadMaybeRef();
  const leaf = root && lookup(root, BigInt(`0x${address.toString('hex')}`), 256);
  if (!leaf) {
    if (account) throw new Error('The proof says that there is no such account');
    return {
      account: null,
      lastTransactionHash: Buffer.alloc(32),
      lastTransactionLt: 0n,
    };
  }
  leaf.skip(5); // extra: split_depth:(#<= 30) of DepthBalanceInfo,
  leaf.loadCoins(); // and its balance
  leaf.loadMaybeRef();
  const expected = leaf.loadRef(); // value: account_descr$_
  if (!account || !account.hash(0).equals(expected.hash(0)))
    throw new Error('Another account state was proved');
  return {
    account,
    lastTransactionHash: leaf.loadBuffer(32),
    lastTransactionLt: leaf.loadUintBig(64),
  };
}
// endregion

// region chain
/** Checks transactions of one account, newest first, from the hash and lt of its last one. */
export function checkTransactions(
  roots: readonly Cell[],
  hash: Buffer,
  lt: bigint,
): void {
  for (const root of roots) {
    if (!root.hash().equals(hash)) throw new Error('Another transaction was proved');
    const transaction = loadTransaction(root.beginParse());
    if (transaction.lt !== lt) throw new Error('Wrong lt');
    hash = Buffer.from(
      transaction.prevTransactionHash.toString(16).padStart(64, '0'),
      'hex',
    );
    lt = transaction.prevTransactionLt;
  }
}
// endregion

// region block-transactions
/** Hash of a transaction as the block records it. Null: the block has no such transaction. */
export function transactionHash(
  proof: Cell,
  id: BlockId,
  address: Buffer,
  lt: bigint,
): Buffer | null {
  const block = openProof(proof, id.rootHash);
  const extra = block.refs[3]!; // the other three parts are pruned in this proof
  const blocks = extra.refs[2]!.beginParse(); // account_blocks:^ShardAccountBlocks
  const root = blocks.loadMaybeRef();
  const leaf = root && lookup(root, BigInt(`0x${address.toString('hex')}`), 256);
  if (!leaf) return null;
  leaf.loadCoins(); // extra: the fees of the account in this block
  leaf.loadMaybeRef();
  if (leaf.loadUint(4) !== 5) throw new Error('Not an account block');
  leaf.skip(256); // account_addr
  // transactions:(HashmapAug 64 …) is in this cell, not in a reference
  const found = lookup(leaf.asCell(), lt, 64);
  if (!found) return null;
  found.loadCoins(); // extra: the fees of the transaction
  found.loadMaybeRef();
  return found.loadRef().hash(0);
}
// endregion

// region config
/** One config parameter from the state of the masterchain. Null: proved to be absent. */
export function configParam(state: Cell, id: number): Cell | null {
  const custom = state.refs[state.refs.length - 1]!.beginParse();
  custom.skip(16); // masterchain_state_extra#cc26
  custom.loadMaybeRef(); // shard_hashes
  custom.skip(256); // config_addr
  const leaf = lookup(custom.loadRef(), BigInt.asUintN(32, BigInt(id)), 32);
  return leaf && leaf.loadRef();
}
// endregion

// region signatures
const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();

/** What a validator signs for a block of the old consensus: ton.blockId. */
export function ordinaryPayload(rootHash: Buffer, fileHash: Buffer): Buffer {
  return Buffer.concat([
    tlNumber('ton.blockId root_cell_hash:int256 file_hash:int256 = ton.BlockId'),
    rootHash,
    fileHash,
  ]);
}

/** What a validator signs in Simplex: a vote to finalize the candidate of a slot, bound to the session. */
export function simplexPayload(
  sessionId: Buffer,
  slot: number,
  candidate: Buffer,
): Buffer {
  const vote = Buffer.concat([
    tlNumber(
      'consensus.simplex.finalizeVote id:consensus.CandidateId = consensus.simplex.UnsignedVote',
    ),
    tlNumber('consensus.candidateId slot:int hash:int256 = consensus.CandidateId'),
    int32(slot),
    sha256(candidate),
  ]);
  return Buffer.concat([
    tlNumber(
      'consensus.dataToSign session_id:int256 data:bytes = consensus.DataToSign',
    ),
    sessionId,
    tlBytes(vote),
  ]);
}

/** Short ID of a validator: the name under which its signature is listed in the set. */
export function nodeIdShort(publicKey: Buffer): Buffer {
  return sha256(
    Buffer.concat([tlNumber('pub.ed25519 key:int256 = PublicKey'), publicKey]),
  );
}
// endregion

function int32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeInt32LE(value);
  return buffer;
}

/** Number of a TL constructor: CRC-32 of its line, lowest byte first. */
export function tlNumber(line: string): Buffer {
  let crc = 0xffffffff;
  for (const byte of Buffer.from(line)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return int32(~crc);
}

/** A TL `bytes` of less than 254 bytes: length, bytes, zeros up to a multiple of 4. */
function tlBytes(data: Buffer): Buffer {
  const bare = Buffer.concat([Buffer.from([data.length]), data]);
  return Buffer.concat([bare, Buffer.alloc((4 - (bare.length % 4)) % 4)]);
}
