// region local
import {beginCell, type Address, type Cell} from '@ton/core';
import {type Blockchain} from '@ton/sandbox';
import {fromTransaction, type Chain, type Tx} from './chain.ts';

/** A blockchain in memory. Its blocks are final immediately. */
export class LocalChain implements Chain {
  constructor(private readonly blockchain: Blockchain) {}

  async transactionsAfter(account: Address, lt: bigint): Promise<readonly Tx[]> {
    const all = await this.blockchain.getTransactions(account, {limit: 10_000});
    return all
      .filter((transaction) => transaction.lt > lt)
      .map(fromTransaction)
      .sort((a, b) => Number(a.lt - b.lt)); // sandbox 0.41 reverses the order on every second call
  }

  async now(): Promise<number> {
    return this.blockchain.now ?? Math.floor(Date.now() / 1000);
  }

  async jettonWallet(minter: Address, owner: Address): Promise<Address> {
    const {stackReader} = await this.blockchain.runGetMethod(
      minter,
      'get_wallet_address',
      [{type: 'slice', cell: beginCell().storeAddress(owner).endCell()}],
    );
    return stackReader.readAddress();
  }

  async seqno(wallet: Address): Promise<number> {
    const {accountState} = await this.blockchain.getContract(wallet);
    if (accountState?.type !== 'active') return 0;
    return (
      await this.blockchain.runGetMethod(wallet, 'seqno')
    ).stackReader.readNumber();
  }

  async send(message: Cell): Promise<void> {
    await this.blockchain.sendMessage(message);
  }
}
// endregion
