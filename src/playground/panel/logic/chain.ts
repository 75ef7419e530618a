import type {Decoded, SendResult, World} from '../../engine/protocol';
import {emptyWorld} from '../../engine/world';

/** A contract of the chain, as it is now and as it was before the last run. */
export interface Contract {
  readonly address: string;
  /** Nanograms. */
  readonly balance: string;
  readonly status: SendResult['transactions'][number]['status'];
  readonly data?: string;
  readonly codeHash?: string;
  /** Storage by the fields that its source declares. */
  readonly decoded?: Decoded;
  /** The same before the last run; nothing for a contract that is new. */
  readonly before?: Omit<Contract, 'before' | 'address'>;
}

/** The chain of a panel: the world that the engine is given, and its contracts in the order in which they came. */
export interface Chain {
  readonly world: World;
  readonly contracts: readonly Contract[];
}

/** A chain on which nothing has happened. */
export const emptyChain = (): Chain => ({world: emptyWorld(), contracts: []});

/** The chain after a message and all that it set off. Accounts without code are people: they are not listed. */
export function after(chain: Chain, {world, transactions}: SendResult): Chain {
  const contracts = new Map(
    chain.contracts.filter(({address}) => world.accounts[address] !== undefined).map((one) => [one.address, withoutBefore(one)] as const),
  );
  const known = new Map(chain.contracts.map((one) => [one.address, withoutBefore(one)] as const));
  for (const {account: address, balance, status, data, codeHash} of transactions)
    contracts.set(address, {address, balance, status, ...(data !== undefined && {data}), ...(codeHash !== undefined && {codeHash})});
  return {
    world,
    contracts: [...contracts.values()].map((one) => {
      const before = known.get(one.address);
      return before ? {...one, before} : one;
    }),
  };
}

const withoutBefore = ({address, balance, status, data, codeHash, decoded}: Contract): Contract => ({
  address,
  balance,
  status,
  ...(data !== undefined && {data}),
  ...(codeHash !== undefined && {codeHash}),
  ...(decoded && {decoded}),
});

/** `0:f4fd…db1b` */
export const shortAddress = (address: string): string => (address.length > 16 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address);
