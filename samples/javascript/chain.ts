// region client
import {TonClient, WalletContractV5R1} from '@ton/ton';
import {
  type Address,
  fromNano,
  internal,
  SendMode,
  toNano,
  type OpenedContract,
} from '@ton/core';
import type {KeyPair} from '@ton/crypto';

const hosts = {mainnet: 'toncenter.com', testnet: 'testnet.toncenter.com'} as const;
const globalIds = {mainnet: -239, testnet: -3} as const;
export type Network = keyof typeof hosts;

/** A client for one network. Without a key, the service answers one request per second. */
export function connect(
  network: Network,
  apiKey = process.env.TONCENTER_API_KEY,
): TonClient {
  const endpoint = `https://${hosts[network]}/api/v2/jsonRPC`;
  return new TonClient({endpoint, timeout: 10_000, ...(apiKey ? {apiKey} : {})});
}
// endregion

// region read
/** The balance in Gram, and whether the account is active. */
export async function lookAt(
  client: TonClient,
  address: Address,
): Promise<{gram: string; active: boolean}> {
  const {balance, state} = await client.getContractState(address);
  return {gram: fromNano(balance), active: state === 'active'};
}

/** Calls a get method that takes no arguments and returns a number. */
export async function readNumber(
  client: TonClient,
  address: Address,
  method: string,
): Promise<bigint> {
  const {stack} = await client.runMethod(address, method);
  return stack.readBigNumber();
}
// endregion

// region pay
export function openWallet(
  client: TonClient,
  network: Network,
  {publicKey}: KeyPair,
): OpenedContract<WalletContractV5R1> {
  const walletId = {networkGlobalId: globalIds[network]};
  return client.open(WalletContractV5R1.create({publicKey, walletId}));
}

/** Sends a payment and returns once the wallet has executed the request. */
export async function pay(
  wallet: OpenedContract<WalletContractV5R1>,
  keys: KeyPair,
  to: Address,
  gram: string,
  seconds = 60,
): Promise<void> {
  const seqno = await wallet.getSeqno();
  const validUntil = Math.floor(Date.now() / 1000) + seconds;
  await wallet.sendTransfer({
    seqno,
    secretKey: keys.secretKey,
    timeout: validUntil,
    sendMode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
    messages: [internal({to, value: toNano(gram), bounce: false})],
  });
  await untilTaken(wallet, seqno, seconds);
}

/** Waits for a higher seqno. Only the error below means that `validUntil` has passed and another request is safe. */
export async function untilTaken(
  wallet: {getSeqno(): Promise<number>},
  seqno: number,
  seconds: number,
  pause = 1500,
): Promise<void> {
  const end = Date.now() + (seconds + 30) * 1000;
  while (Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if ((await wallet.getSeqno()) > seqno) return;
  }
  throw new Error('The wallet has not taken the request in time');
}
// endregion
