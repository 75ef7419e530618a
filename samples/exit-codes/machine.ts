import {readFileSync} from 'node:fs';
import {
  Address,
  Cell,
  contractAddress,
  type StateInit,
  toNano,
  type Transaction,
} from '@ton/core';
import {Blockchain, createShardAccount, internal} from '@ton/sandbox';
import {runtime, text} from 'ton-assembly';
import {emulatorConfig} from '../../data/config/index.ts';

/** Assembles TVM assembly into the code of a contract. */
export function assemble(source: string): Cell {
  const parsed = text.parse('sample.tasm', source);
  if (parsed.$ === 'ParseFailure') throw parsed.error;
  return runtime.compileCell(parsed.instructions);
}

/** The regions of a file of assembly: name and text. */
export function regions(file: URL): Map<string, string> {
  const found = readFileSync(file, 'utf8').matchAll(
    /^\/\/ region (\S+)\n([\s\S]*?)^\/\/ endregion/gm,
  );
  return new Map([...found].map(([, name = '', body = '']) => [name, body]));
}

export interface Setting {
  code?: Cell | null;
  data?: Cell;
  body?: Cell;
  /** Value of the message. */
  value?: bigint;
  balance?: bigint;
  workchain?: number;
  config?: Cell;
  /** Libraries in the account's state, beside its code and data. */
  libraries?: StateInit['libraries'];
  /** StateInit in the message. Without `code`, the account is not created in advance. */
  init?: StateInit;
  address?: Address;
}

export const A = new Address(0, Buffer.alloc(32, 0xaa));

/** Sends one internal message from A to a contract, and returns the contract's transaction. */
export async function receive(setting: Setting): Promise<Transaction> {
  const blockchain = await Blockchain.create({
    config: setting.config ?? emulatorConfig(),
  });
  blockchain.now = 1_790_000_000;
  const {code = null, data = Cell.EMPTY} = setting;
  const address =
    setting.address ?? contractAddress(setting.workchain ?? 0, {code, data});
  if (code) {
    const account = createShardAccount({
      address,
      code,
      data,
      balance: setting.balance ?? toNano('10'),
    });
    const state = account.account?.storage.state;
    if (setting.libraries && state?.type === 'active')
      state.state.libraries = setting.libraries;
    await blockchain.setShardAccount(address, account);
  }
  const message = internal({
    from: A,
    to: address,
    value: setting.value ?? toNano('1'),
    bounce: true,
    body: setting.body ?? Cell.EMPTY,
    ...(setting.init && {stateInit: setting.init}),
  });
  // extra_flags = 3: a bounce returns the whole body, the phase and the exit code. @ton/core 0.63 calls the field ihrFee
  if (message.info.type === 'internal') message.info.ihrFee = 3n;
  const {transactions} = await blockchain.sendMessage(message);
  const transaction = transactions[0];
  if (!transaction) throw new Error('No transaction');
  return transaction;
}

// region read
export interface Codes {
  /** Why the compute phase was skipped. */
  skipped?: string;
  exitCode?: number;
  exitArg?: number;
  /** Result code of the action phase, and the index of the action that failed, from 0. */
  resultCode?: number;
  resultArg?: number;
}

/** The codes of an ordinary transaction. */
export function codesOf({description}: Transaction): Codes {
  if (description.type !== 'generic') return {};
  const {computePhase: compute, actionPhase: action} = description;
  if (compute.type === 'skipped') return {skipped: compute.reason};
  return {
    exitCode: compute.exitCode,
    ...(typeof compute.exitArg === 'number' && {exitArg: compute.exitArg}),
    ...(action && {resultCode: action.resultCode}),
    ...(typeof action?.resultArg === 'number' && {resultArg: action.resultArg}),
  };
}
// endregion
