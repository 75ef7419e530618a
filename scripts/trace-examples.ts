/**
 * Writes `src/tools/trace/examples.ts`: the examples of the trace viewer, run in the emulator.
 *
 *     npx tsx scripts/trace-examples.ts
 *
 * Keys are generated in each run, so each run gives other bytes. Run it again after a change of samples/transactions.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {beginCell, storeTransaction, type Cell, type Transaction} from '@ton/core';
import {make} from '../samples/transactions/page.ts';
import {flatten, type TraceNode} from '../samples/transactions/trace.ts';

/** The cell that the emulator made; to pack the transaction anew could change its hashes. */
const cellOf = (transaction: Transaction & {readonly raw?: Cell}): Cell =>
  transaction.raw ?? beginCell().store(storeTransaction(transaction)).endCell();

const bags = (trace: TraceNode): string[] =>
  flatten(trace).map(({transaction}) => cellOf(transaction).toBoc({idx: false, crc32: false}).toString('base64'));

async function main(): Promise<void> {
  const made = await make();
  const examples = {
    jetton: bags(made.jetton.moved),
    bounce: bags(made.traces.toNobody),
    failed: bags(made.traces.overpaid),
  };
  const body = Object.entries(examples)
    .map(([name, list]) => `  ${name}: [\n${list.map((bag) => `    '${bag}',\n`).join('')}  ].join('\\n'),\n`)
    .join('');
  writeFileSync(
    path.join(__dirname, '../src/tools/trace/examples.ts'),
    `// Written by scripts/trace-examples.ts from runs of samples/transactions in the emulator.\n\nexport const EXAMPLES = {\n${body}} as const;\n\nexport type ExampleName = keyof typeof EXAMPLES;\n`,
  );
}

void main();
