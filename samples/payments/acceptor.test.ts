import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Address, beginCell, contractAddress, toNano} from '@ton/core';
import {type SendMessageResult} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';
import {computePhase} from '../lib/transactions.ts';
import {createStand} from './stand.ts';

test('a contract credits the jetton of its master, and nothing else', async () => {
  const {blockchain, stranger, usd, fake, jettonOf} = await createStand('seqno');
  const code = await compileTolk(new URL('acceptor.tolk', import.meta.url));
  const data = beginCell()
    .storeAddress(usd.address)
    .storeAddress(null)
    .storeCoins(0)
    .endCell();
  const to = contractAddress(0, {code, data});
  const send = (body: ReturnType<typeof beginCell>): Promise<SendMessageResult> =>
    stranger.send({to, value: toNano('0.1'), init: {code, data}, body: body.endCell()});
  const deposit = async (minter: typeof usd): Promise<SendMessageResult> =>
    (await jettonOf(minter, stranger.address)).sendTransfer(
      stranger.getSender(),
      toNano('0.1'),
      {amount: 10n, to, responseTo: stranger.address, forwardAmount: toNano('0.02')},
    );
  const received = async (): Promise<bigint> =>
    (await blockchain.runGetMethod(to, 'received')).stackReader.readBigNumber();
  const answer = (wallet: Address): ReturnType<typeof beginCell> =>
    beginCell()
      .storeUint(0xd1735400, 32)
      .storeUint(0, 64)
      .storeAddress(wallet)
      .storeBit(0);

  // Before the master has answered, nothing counts.
  await send(beginCell());
  assert.equal(computePhase(await deposit(usd), to).exitCode, 75);
  const forged = await send(answer(await fake.getWalletAddress(to)));
  assert.equal(computePhase(forged, to).exitCode, 74);
  await send(beginCell().storeUint(1, 32).storeUint(0, 64));
  await deposit(usd);
  assert.equal(await received(), 10n);
  assert.equal(computePhase(await deposit(fake), to).exitCode, 75);
  const notification = beginCell()
    .storeUint(0x7362d09c, 32)
    .storeUint(0, 64)
    .storeCoins(1000n)
    .storeAddress(stranger.address)
    .storeBit(0);
  assert.equal(computePhase(await send(notification), to).exitCode, 75);
  assert.equal(await received(), 10n);
});
