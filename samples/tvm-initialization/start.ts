import {
  Address,
  beginCell,
  type Cell,
  contractAddress,
  external,
  toNano,
  type Transaction,
} from '@ton/core';
import {Blockchain, createShardAccount, internal} from '@ton/sandbox';
import {runtime, text} from 'ton-assembly';
import {emulatorConfig} from '../../data/config/index.ts';

/** A value as the machine prints it; a tuple is a list of values. */
export type Printed = string | Printed[];

/** Reads `[ 1 C{…} [ 2 () ] ]`. */
export function parseStack(line: string): Printed[] {
  const words = line.match(/[[\]]|[^\s[\]]+/g) ?? [];
  const open: Printed[][] = [[]];
  for (const word of words) {
    if (word === '[') open.push([]);
    else if (word === ']') {
      const closed = open.pop()!;
      open.at(-1)!.push(closed);
    } else open.at(-1)!.push(word);
  }
  return open[0]![0] as Printed[];
}

export interface Start {
  /** The stack before the first instruction, the top last. */
  stack: Printed[];
  c4: Printed;
  c5: Printed;
  c7: Printed[];
}

// region watcher
/** Writes the registers to the TVM log and changes nothing. */
const WATCHER = `
  ACCEPT       // an external message would be dropped without it
  PUSHCTR c4
  PUSHCTR c5
  PUSHCTR c7
  NOP
`;
// endregion

function read(logs: string): Start {
  const stacks = [...logs.matchAll(/^stack: (.*)$/gm)].map(([, line = '']) =>
    parseStack(line),
  );
  const last = stacks[4]; // before NOP
  if (!stacks[0] || !last) throw new Error('The log is too short');
  const [c4, c5, c7] = last.slice(-3) as [Printed, Printed, Printed[]];
  return {stack: stacks[0], c4, c5, c7};
}

export const A = new Address(0, Buffer.alloc(32, 0xaa));
export const NOW = 1_790_000_000;
export const DATA = beginCell().storeUint(0xd, 8).endCell();
export const BODY = beginCell().storeUint(0xb, 8).endCell();
export type Event = 'internal' | 'external' | 'tick' | 'tock';

export function watcherCode(): Cell {
  const parsed = text.parse('watcher.tasm', WATCHER);
  if (parsed.$ === 'ParseFailure') throw parsed.error;
  return runtime.compileCell(parsed.instructions);
}

/** Starts a contract that holds 1 Gram by one of the events, and tells what the machine began with. */
export async function start(
  event: Event,
): Promise<Start & {address: Address; transaction: Transaction}> {
  const blockchain = await Blockchain.create({config: emulatorConfig()});
  blockchain.now = NOW;
  blockchain.verbosity = {
    ...blockchain.verbosity,
    print: false,
    vmLogs: 'vm_logs_verbose',
  };
  const code = watcherCode();
  const special = event === 'tick' || event === 'tock';
  const address = contractAddress(special ? -1 : 0, {code, data: DATA});
  const account = createShardAccount({
    address,
    code,
    data: DATA,
    balance: toNano('1'),
    workchain: special ? -1 : 0,
  });
  await blockchain.setShardAccount(address, account);
  const {transactions} = special
    ? await blockchain.runTickTock(address, event)
    : await blockchain.sendMessage(
        event === 'external'
          ? external({to: address, body: BODY})
          : internal({
              from: A,
              to: address,
              value: toNano('0.1'),
              bounce: true,
              body: BODY,
            }),
      );
  const [transaction] = transactions;
  if (!transaction) throw new Error('No transaction');
  return {...read(transaction.vmLogs), address, transaction};
}
