/** Runs code on the real TVM, which is in `@ton/sandbox`, and reads its log step by step. Node only: nothing of this reaches a browser. */
import {Address, beginCell, Cell, Dictionary, parseTuple, type TupleItem} from '@ton/core';
import {Executor} from '@ton/sandbox';
import {slimConfig} from '@ton/sandbox/dist/config/slimConfig';
import {splitStack} from '../../src/playground/engine/values/printed.ts';
import {writeStack} from '../../src/playground/engine/values/stack.ts';
import {asInTransaction, previousBlocks} from '../../src/playground/engine/vm/surroundings.ts';

/** A continuation cannot be handed over: its code is, as a slice, and made one on the spot. */
export type Input = TupleItem | {readonly type: 'continuation'; readonly code: Cell};

export interface Run {
  /** Null where the step threw. */
  readonly gas: number | null;
  readonly exit: number;
  /** Number of the exception that this step threw. */
  readonly thrown: number | null;
  /** The stack after the step, as the VM prints it, bottom first. */
  readonly after: readonly string[] | null;
  readonly operation: string;
  /** The VM knew the opcode, whatever came of it. */
  readonly known: boolean;
  /** Gas up to and with the `NOP` that follows, where one does: what ran in between counts. */
  readonly upToNop: number | null;
}

interface Step {
  readonly operation: string;
  readonly before: string;
  remaining?: number;
  thrown?: number;
}

export function configWithVersion(version: number | null): string {
  const params = Dictionary.loadDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell(), Cell.fromBase64(slimConfig));
  if (version !== null) {
    const old = params.get(8)!.beginParse();
    const tag = old.loadUint(8);
    old.skip(32);
    params.set(8, beginCell().storeUint(tag, 8).storeUint(version, 32).storeUint(old.loadUintBig(64), 64).endCell());
  }
  return beginCell().storeDictDirect(params).endCell().toBoc().toString('base64');
}

/** Root of the dictionary of parameters, as the contract sees it. */
export function configRoot(): Cell {
  return Cell.fromBase64(slimConfig);
}

export function versionOfConfig(): number {
  const params = Dictionary.loadDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell(), Cell.fromBase64(slimConfig));
  return params.get(8)!.beginParse().skip(8).loadUint(32);
}

function steps(log: string): Step[] {
  const out: Step[] = [];
  let stack = '';
  for (const line of log.split('\n')) {
    const before = /^stack: (.*)$/.exec(line);
    const execute = /^execute (.*)$/.exec(line);
    const remaining = /^gas remaining: (-?\d+)/.exec(line);
    const current = out.at(-1);
    if (before) stack = before[1]!;
    else if (execute) out.push({operation: execute[1]!.trim(), before: stack});
    else if (remaining && current && current.remaining === undefined) current.remaining = Number(remaining[1]);
    else {
      const thrown = /(?:handling exception code|default exception handler, terminating vm with exit code) (\d+)/.exec(line);
      if (thrown && current && current.thrown === undefined) current.thrown = Number(thrown[1]);
    }
  }
  return out;
}

let executor: Executor | undefined;
const PREVIOUS = previousBlocks();

export interface Program {
  readonly bits: string;
  readonly refs?: readonly Cell[];
  readonly stack: readonly Input[];
  /** Bits of code after the instruction. */
  readonly tail?: string;
  /** Bits of code before it, and how many steps they are. */
  readonly setup?: {readonly bits: string; readonly steps: number};
  /** With the c7 of a transaction, which has an inbound message (`data/tvm/surroundings.ts`); that of a get method has none. */
  readonly transaction?: boolean;
  readonly config: string;
  readonly libraries?: Cell;
  /** Less for what may loop: the log of a million steps takes seconds. */
  readonly gasLimit?: bigint;
}

function hex(digits: string): string {
  return [...digits].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
}

/** Bits that make the slices which stand for continuations into continuations, each in its place. */
function bless(inputs: readonly Input[]): {stack: TupleItem[]; bits: string; steps: number} {
  let bits = '';
  let count = 0;
  const stack = inputs.map((input, index): TupleItem => {
    if (input.type !== 'continuation') return input;
    const depth = inputs.length - 1 - index;
    const swap = depth === 0 ? '' : depth <= 15 ? `0${depth.toString(16)}` : `11${depth.toString(16).padStart(2, '0')}`;
    bits += hex(`${swap}ED1E${swap}`);
    count += depth ? 3 : 1;
    return {type: 'slice', cell: input.code};
  });
  return {stack, bits, steps: count};
}

export async function run({
  bits,
  refs = [],
  stack: inputs,
  tail = '',
  setup = {bits: '', steps: 0},
  transaction = false,
  config,
  libraries,
  gasLimit = 1_000_000n,
}: Program): Promise<Run> {
  executor ??= await Executor.create();
  const {stack, bits: prepare, steps: prepared} = bless(inputs);
  const code = beginCell();
  // A get method finds its number on the stack: `DROP`.
  const [around, aroundSteps] = transaction ? [asInTransaction.hex, asInTransaction.steps] : ['', 0];
  for (const bit of hex(`30${around}`) + prepare + setup.bits + bits + tail) code.storeBit(bit === '1');
  for (const ref of refs) code.storeRef(ref);
  const result = await executor.runGetMethod({
    code: code.endCell(),
    data: beginCell().storeUint(1, 8).endCell(),
    methodId: 0,
    stack: transaction ? [...stack, ...parseTuple(writeStack(asInTransaction.values(), 'c7'))] : stack,
    config,
    verbosity: 'full_location_stack_verbose',
    address: new Address(0, Buffer.alloc(32, 7)),
    unixTime: 1_700_000_000,
    balance: 1_000_000_000n,
    randomSeed: Buffer.alloc(32, 1),
    gasLimit,
    debugEnabled: true,
    prevBlocksInfo: PREVIOUS,
    libs: libraries,
  } as never);
  const output = result.output as unknown as {success: boolean; error?: string; vm_exit_code: number; vm_log: string; gas_used: string};
  if (!output.success) throw new Error(output.error ?? 'the emulator refused the run');
  const list = steps(output.vm_log);
  const at = 1 + aroundSteps + prepared + setup.steps;
  const step = list[at];
  const previous = list[at - 1];
  if (!step || previous?.remaining === undefined)
    return {
      gas: null,
      exit: output.vm_exit_code,
      thrown: output.vm_exit_code,
      after: null,
      operation: list.at(-1)?.operation ?? '',
      known: false,
      upToNop: null,
    };
  const nop = list.slice(at + 1).find(({operation}) => operation === 'NOP');
  const following = /^RUNVM/.test(step.operation) ? nop : list[at + 1];
  return {
    gas: step.remaining === undefined ? null : previous.remaining - step.remaining,
    exit: output.vm_exit_code,
    thrown: step.thrown ?? null,
    after: following ? splitStack(following.before) : null,
    operation: step.operation,
    known: true,
    upToNop: nop?.remaining === undefined ? null : previous.remaining - nop.remaining,
  };
}
