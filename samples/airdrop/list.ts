import {Address, beginCell, type Cell, Dictionary} from '@ton/core';

// region list
export type AirdropList = Dictionary<Address, bigint>;

/** A line is `address,units`. Repeated and unreadable lines throw: paying nobody is better than paying somebody twice. */
export function parseList(csv: string): AirdropList {
  const list = Dictionary.empty(
    Dictionary.Keys.Address(),
    Dictionary.Values.BigVarUint(4),
  );
  csv
    .split('\n')
    .filter((line) => line.trim() !== '')
    .forEach((line, index) => {
      const [address = '', amount = ''] = line.split(',').map((part) => part.trim());
      const recipient = Address.parse(address); // throws if the checksum is wrong
      if (!/^[1-9]\d*$/.test(amount)) throw new Error(`Line ${index + 1}: amount`);
      if (list.has(recipient)) throw new Error(`Line ${index + 1}: repeated`);
      list.set(recipient, BigInt(amount));
    });
  return list;
}

/** How many jettons the contract must hold. */
export function totalOf(list: AirdropList): bigint {
  return list.values().reduce((sum, amount) => sum + amount, 0n);
}
// endregion

// region proof
/** The hash of the list: the only part of it that the contract stores. */
export function rootOf(list: AirdropList): bigint {
  const root = beginCell().storeDictDirect(list).endCell();
  return BigInt(`0x${root.hash().toString('hex')}`);
}

/** The path to one entry, as a Merkle proof cell. Everything off the path is replaced by hashes. */
export function proofFor(list: AirdropList, recipient: Address): Cell {
  return list.generateMerkleProof([recipient]);
}
// endregion
