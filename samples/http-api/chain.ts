import {type Address, Cell, loadMessage, type TupleItem} from '@ton/core';
import type {Blockchain, GetMethodResult} from '@ton/sandbox';
import type {FoundMessage} from './records.ts';

/** An answer other than 200. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The state of an account, in the terms of API v3. */
export async function accountOf(blockchain: Blockchain, address: Address) {
  const contract = await blockchain.getContract(address);
  const state = contract.accountState;
  return {
    address,
    balance: contract.balance,
    status:
      state === undefined
        ? 'nonexist'
        : state.type === 'uninit'
          ? 'uninit'
          : state.type,
    code: state?.type === 'active' ? state.state.code : undefined,
    data: state?.type === 'active' ? state.state.data : undefined,
    frozenHash:
      state?.type === 'frozen'
        ? Buffer.from(state.stateHash.toString(16).padStart(64, '0'), 'hex')
        : undefined,
    lastLt: contract.lastTransactionLt,
    lastHash: Buffer.from(
      contract.lastTransactionHash.toString(16).padStart(64, '0'),
      'hex',
    ),
  };
}

/** Runs a get method. A nonzero exit code is a result, not an error. */
export async function runMethod(
  blockchain: Blockchain,
  address: Address,
  method: string | number,
  stack: readonly {type: string; value: string}[],
): Promise<Pick<GetMethodResult, 'stack' | 'exitCode' | 'gasUsed'>> {
  const items = stack.map(({type, value}): TupleItem => {
    if (type === 'num') {
      return value.startsWith('-')
        ? {type: 'int', value: -BigInt(value.slice(1))}
        : {type: 'int', value: BigInt(value)};
    }
    if (type !== 'cell' && type !== 'slice')
      throw new Refused(422, `stack type ${type}`);
    return {type, cell: Cell.fromBase64(value)};
  });
  if ((await accountOf(blockchain, address)).status !== 'active') {
    return {stack: [], exitCode: -13, gasUsed: 0n} as never;
  }
  try {
    return await (await blockchain.getContract(address)).get(method, items);
  } catch (error) {
    const {exitCode, gasUsed} = error as {exitCode?: number; gasUsed?: bigint};
    if (exitCode === undefined) throw error;
    return {exitCode, gasUsed: gasUsed ?? 0n, stack: []} as never;
  }
}

/** Sends an external message to the blockchain; if it is not accepted, throws with the error text of a liteserver. */
export async function send(blockchain: Blockchain, boc: string): Promise<FoundMessage> {
  let sent: FoundMessage;
  try {
    const cell = Cell.fromBase64(boc);
    sent = {cell, message: loadMessage(cell.beginParse())};
  } catch {
    throw new Refused(422, 'boc is not a message');
  }
  try {
    await blockchain.sendMessage(sent.cell);
  } catch (error) {
    const {exitCode} = error as {exitCode?: number};
    throw new Refused(
      500,
      'LITE_SERVER_UNKNOWN: cannot apply external message to current state : ' +
        `External message was not accepted\nexitcode=${exitCode ?? 0}`,
    );
  }
  return sent;
}
