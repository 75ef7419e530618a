import {Cell} from '@ton/core';
import {surroundings} from '../../../../data/tvm/surroundings.ts';
import {badInput} from '../errors.ts';
import {DEFAULT_GAS, MAX_GAS} from '../limits.ts';
import type {GetRequest, Limits, RawRunResult, RunRequest, RunResult, StackValue} from '../protocol.ts';
import {readAddress} from '../values/address.ts';
import {readBoc, toBase64} from '../values/boc.ts';
import {readCell} from '../values/cell.ts';
import {readStack, writeStack} from '../values/stack.ts';
import {LOG, type Emulator, type GetMethodOutput} from './emulator.ts';
import {readLog} from './log.ts';
import {readMethod} from './method-id.ts';
import {reportActions} from './report.ts';
import {loadAccount} from './accounts.ts';
import {asInTransaction, previousBlocksEntry} from './surroundings.ts';

const SEED = '00'.repeat(32);
/** `DROP`, since a get method finds its number on the stack; c7. */
const IN_TRANSACTION = {hex: `30${asInTransaction.hex}`, gas: 18 + asInTransaction.gas} as const;
/** The same, and the implicit jump to the reference with the load of its cell. */
const PRELUDE = {
  steps: 1 + asInTransaction.steps + 1,
  gas: IN_TRANSACTION.gas + 10 + 100,
} as const;
const NOWHERE = `0:${'07'.repeat(32)}`;

/** Calls a get method of an account. */
export function runGetMethod(emulator: Emulator, {world, account, method, stack, limits}: GetRequest): RunResult {
  const address = readAddress(account, 'account');
  const known = loadAccount(world, address);
  const state = known.account?.storage.state;
  if (state?.type !== 'active') throw badInput('no-account', `${address.toRawString()} has no code`, 'account');
  const gas = gasLimit(limits);
  const output = emulator.runGetMethod(
    {
      ...common(gas),
      code: toBase64(state.state.code ?? Cell.EMPTY),
      data: toBase64(state.state.data ?? Cell.EMPTY),
      verbosity: LOG.stack,
      address: address.toRawString(),
      unixtime: world.now,
      balance: known.account!.storage.balance.coins.toString(),
      method_id: readMethod(method, 'method'),
    },
    toBase64(writeStack(stack, 'stack')),
  );
  return {
    exitCode: output.vm_exit_code,
    gasUsed: Math.min(Number(output.gas_used), gas),
    gasLimit: gas,
    stack: resultStack(output).map(withAddress),
    trace: readLog(output.vm_log, {gas}),
    ...(output.missing_library && {missingLibrary: output.missing_library}),
  };
}

/**
 * Runs raw code on a stack, with the c7 of a transaction (`data/tvm/surroundings.ts`). The code lies in a cell of its own,
 * so that hashes and offsets in the trace are its own; what it costs to get there is neither in the gas nor in the trace.
 * Only `GASCONSUMED` tells of it.
 */
export function runCode(emulator: Emulator, code: Cell, {stack, data, limits}: RunRequest): RawRunResult {
  const gas = gasLimit(limits);
  const run = (whole: Cell, more: number, verbosity: number): GetMethodOutput =>
    emulator.runGetMethod(
      {
        ...common(gas + more),
        code: toBase64(whole),
        data: toBase64(readCell(data ?? {kind: 'empty'}, 'data')),
        verbosity,
        address: NOWHERE,
        unixtime: surroundings.now,
        balance: surroundings.message.value.toString(),
        method_id: 0,
      },
      toBase64(writeStack([...stack, ...asInTransaction.values()], 'stack')),
    );
  const output = run(withReference(IN_TRANSACTION.hex, code), PRELUDE.gas, LOG.cells);
  const result = resultStack(output);
  return {
    exitCode: output.vm_exit_code,
    gasUsed: Math.min(Number(output.gas_used) - PRELUDE.gas, gas),
    gasLimit: gas,
    stack: result,
    trace: readLog(output.vm_log, {skip: PRELUDE.steps, gas}),
    code: toBase64(code),
    hash: code.hash().toString('hex'),
    gasBefore: PRELUDE.gas,
    ...(mayQueue(output.vm_log) && actionsOf(resultStack(run(thenActions(code), PRELUDE.gas + 1000, LOG.none)), result.length)),
    ...(output.missing_library && {missingLibrary: output.missing_library}),
  };
}

/** Code with a reference: the operand of its last instruction, or where it jumps at its end. */
const withReference = (hex: string, code: Cell): Cell =>
  readCell(
    {
      kind: 'fields',
      fields: [
        {type: 'bits', value: hex},
        {type: 'ref', boc: toBase64(code)},
      ],
    },
    'code',
  );

/** Whether a run may have left actions: what adds one says so in the log, and c5 can be set by its name. */
const mayQueue = (log: string): boolean => log.includes('installing an output action') || log.includes(' c5');

/**
 * The code again, and then c5 on top of its stack, since the emulator does not tell it: `CALLREF` of `SAMEALT` and the
 * code, so that `RETALT` comes back too; then `PUSHCTR c5`.
 */
const thenActions = (code: Cell): Cell => withReference(`${IN_TRANSACTION.hex}DB3CED45`, withReference('EDFA', code));

/** The actions on top of a stack; nothing where the code went another way than back. */
function actionsOf(stack: RunResult['stack'], depth: number): Pick<RawRunResult, 'actions' | 'actionList'> {
  const top = stack.at(-1);
  if (stack.length !== depth + 1 || top?.type !== 'cell') return {};
  const actions = reportActions(readBoc(top.boc, 'result'));
  return actions.length > 0 ? {actions, actionList: top.boc} : {};
}

function common(gas: number) {
  return {libs: '', rand_seed: SEED, gas_limit: String(gas), debug_enabled: true, prev_blocks_info: previousBlocksEntry()};
}

function resultStack(output: GetMethodOutput): RunResult['stack'] {
  return readStack(readBoc(output.stack, 'result'));
}

/** A contract answers an address as a slice: a person wants to read it. */
function withAddress(value: StackValue): StackValue {
  if (value.type === 'tuple') return {type: 'tuple', items: value.items.map(withAddress)};
  if (value.type !== 'slice') return value;
  const slice = readBoc(value.boc, 'result').beginParse();
  try {
    const address = slice.loadAddress().toRawString();
    return slice.remainingBits === 0 && slice.remainingRefs === 0 ? {...value, address} : value;
  } catch {
    // No address, or `addr_none`.
    return value;
  }
}

function gasLimit(limits: Limits | undefined): number {
  const gas = limits?.gas ?? DEFAULT_GAS;
  if (!Number.isInteger(gas) || gas < 1 || gas > MAX_GAS)
    throw badInput('bad-integer', `a gas limit of ${gas}; 1 to ${MAX_GAS} is possible`, 'limits.gas');
  return gas;
}
