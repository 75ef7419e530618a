// region records
import {createHash} from 'node:crypto';
import {type Address, beginCell, type Cell} from '@ton/core';

export type Category = 'wallet' | 'site' | 'storage' | 'dns_next_resolver';

/** A contract's address: the `wallet` record. */
export const walletRecord = (address: Address): Cell =>
  beginCell().storeUint(0x9fd3, 16).storeAddress(address).storeUint(0, 8).endCell();

/** The ADNL address of a TON Site, 32 bytes. */
export const siteRecord = (adnl: Buffer): Cell =>
  beginCell().storeUint(0xad01, 16).storeBuffer(adnl, 32).storeUint(0, 8).endCell();

/** A bag in TON Storage, by its 32-byte ID. */
export const bagRecord = (bag: Buffer): Cell =>
  beginCell().storeUint(0x7473, 16).storeBuffer(bag, 32).endCell();

/** The contract that resolves the subdomains. */
export const resolverRecord = (resolver: Address): Cell =>
  beginCell().storeUint(0xba93, 16).storeAddress(resolver).endCell();

/** Body of the message from the owner to the domain's contract; null deletes the record. */
export function changeRecord(category: Category, record: Cell | null): Cell {
  const body = beginCell()
    .storeUint(0x4eb1f0f9, 32)
    .storeUint(0, 64)
    .storeBuffer(createHash('sha256').update(category).digest());
  return (record ? body.storeRef(record) : body).endCell();
}
// endregion
