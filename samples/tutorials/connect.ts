// region connect
import {setTimeout as pause} from 'node:timers/promises';
import {internal, type Sender, SendMode} from '@ton/core';
import {mnemonicToPrivateKey, mnemonicValidate} from '@ton/crypto';
import {TonClient, WalletContractV5R1} from '@ton/ton';

export interface App {
  readonly client: TonClient;
  /** Your wallet. Each message is sent only after the previous one has been accepted. */
  readonly sender: Sender & {readonly address: WalletContractV5R1['address']};
}

/** `network` is −3 for testnet and −239 for mainnet: the wallet's address depends on it. */
export async function connect(
  endpoint: string,
  words: string[],
  network: -3 | -239,
): Promise<App> {
  // Any text gives a key, even an empty one.
  if (!(await mnemonicValidate(words))) throw new Error('MNEMONIC is missing or wrong');
  const {publicKey, secretKey} = await mnemonicToPrivateKey(words);
  const client = new TonClient({endpoint, apiKey: process.env.TONCENTER_API_KEY});
  const walletId = {networkGlobalId: network};
  const wallet = client.open(WalletContractV5R1.create({publicKey, walletId}));
  return {
    client,
    sender: {
      address: wallet.address,
      async send({to, value, bounce, init, body}) {
        const seqno = await wallet.getSeqno();
        await wallet.sendTransfer({
          seqno,
          secretKey,
          sendMode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
          messages: [internal({to, value, bounce: bounce ?? true, init, body})],
        });
        await until(async () => (await wallet.getSeqno()) > seqno);
      },
    },
  };
}

/** Waits until the network has done what was asked for. */
export async function until(done: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; !(await done()); attempt++) {
    if (attempt === 60) throw new Error('The network has not done it in time');
    await pause(1500); // without a key, one request per second is allowed
  }
}
// endregion
