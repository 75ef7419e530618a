import {
  Address,
  beginCell,
  type Cell,
  contractAddress,
  type Message,
  type Slice,
  toNano,
} from '@ton/core';
import {Blockchain, createShardAccount, internal} from '@ton/sandbox';
import {emulatorConfig} from '../message-modes/config.ts';
import {compileTolk} from './compile.ts';

// region decode
export interface NewBounceBody {
  originalBody: Cell;
  value: bigint;
  createdLt: bigint;
  createdAt: number;
  bouncedByPhase: number;
  exitCode: number;
  computePhase: {gasUsed: number; vmSteps: number} | null;
}

/** Reads the body of a bounced message in the format of global version 12. */
export function parseNewBounceBody(body: Slice): NewBounceBody {
  if (body.loadUint(32) !== 0xfffffffe) {
    throw new Error('Not a new_bounce_body');
  }
  const originalBody = body.loadRef();
  const info = body.loadRef().beginParse();
  const value = info.loadCoins();
  info.loadMaybeRef(); // extra currencies
  const createdLt = info.loadUintBig(64);
  const createdAt = info.loadUint(32);
  const bouncedByPhase = body.loadUint(8);
  const exitCode = body.loadInt(32);
  const computePhase = body.loadBit()
    ? {gasUsed: body.loadUint(32), vmSteps: body.loadUint(32)}
    : null;
  return {
    originalBody,
    value,
    createdLt,
    createdAt,
    bouncedByPhase,
    exitCode,
    computePhase,
  };
}
// endregion

export type Format = 1 | 2 | 3;
export type Refusal = 'no contract' | 'throws 777' | 'action fails';

export interface Learned {
  rich: boolean;
  phase: number;
  exitCode: number;
  bodyBits: number;
  bodyRefs: number;
}

/** Makes the asker send a question that bounces; returns what the asker learned and the bounced message itself. */
export async function ask(
  format: Format,
  refusal: Refusal,
): Promise<{learned: Learned; message: Message; value: bigint}> {
  const blockchain = await Blockchain.create({config: emulatorConfig()});
  const empty = beginCell().endCell();
  const put = async (code: Cell, data: Cell): Promise<Address> => {
    const address = contractAddress(0, {code, data});
    await blockchain.setShardAccount(
      address,
      createShardAccount({address, code, data, balance: toNano('1')}),
    );
    return address;
  };
  const asker = await put(
    await compileTolk('asker.tolk'),
    beginCell().storeUint(0, 65).endCell(),
  );
  const target =
    refusal === 'no contract'
      ? new Address(0, Buffer.alloc(32, 0xdd))
      : await put(await compileTolk('refuser.tolk'), empty);
  const {transactions} = await blockchain.sendMessage(
    internal({
      from: new Address(0, Buffer.alloc(32, 0xaa)),
      to: asker,
      value: toNano('0.1'),
      bounce: false,
      body: beginCell()
        .storeUint(1, 32)
        .storeUint(format, 8)
        .storeAddress(target)
        .storeUint(refusal === 'throws 777' ? 1 : 2, 64)
        .endCell(),
    }),
  );
  const message = transactions[1]?.outMessages.get(0);
  if (message?.info.type !== 'internal' || !message.info.bounced) {
    throw new Error('Nothing bounced');
  }
  const {stackReader} = await blockchain.runGetMethod(asker, 'learned');
  const learned = {
    rich: stackReader.readBoolean(),
    phase: stackReader.readNumber(),
    exitCode: stackReader.readNumber(),
    bodyBits: stackReader.readNumber(),
    bodyRefs: stackReader.readNumber(),
  };
  return {learned, message, value: message.info.value.coins};
}
