// The outputs that the pages print, made by a run; the test compares them with the pages in all languages.
import {internal, toNano} from '@ton/core';
import {kindOf, readBody} from './messages.ts';
import {
  jettonStage,
  jettonTrace,
  nftTrace,
  requests,
  Stage,
  type JettonStage,
} from './scenes.ts';
import {flatten, outcomeOf, type TraceNode} from './trace.ts';

const hex = (value: number): string => `0x${value.toString(16).padStart(8, '0')}`;

/** The messages of a trace in the order of their logical time. */
function messageRows(trace: TraceNode): string {
  const rows = flatten(trace).flatMap(({transaction}) => [
    transaction.inMessage!,
    ...[...transaction.outMessages.values()].filter(
      ({info}) => info.type === 'external-out',
    ),
  ]);
  return rows
    .map((message) => {
      const body = readBody(message);
      const content = 'op' in body && body.op !== undefined ? ` ${hex(body.op)}` : '';
      return `${kindOf(message).padEnd(26)}${body.kind}${content}`;
    })
    .join('\n');
}

/** Only final states: for the state before, the emulator reports `uninit` where a node writes `nonexist`. */
const statusRows = (rows: readonly [string, TraceNode][]): string =>
  rows
    .map(([label, node]) => {
      return `${label.padEnd(34)}${node.transaction.endStatus}`;
    })
    .join('\n');

/** Logical times relative to the first one of the trace, because the first one differs in each run. */
function ltRows(trace: TraceNode, stage: Stage): string {
  const start = trace.transaction.lt;
  return flatten(trace)
    .map(({transaction}) => {
      const out = [...transaction.outMessages.values()].map(({info}) =>
        info.type === 'external-in' ? '' : `+${info.createdLt - start}`,
      );
      const name = stage.nameOf(transaction.address).padEnd(10);
      return `${name}lt +${transaction.lt - start}${out.length > 0 ? `   sends ${out.join(', ')}` : ''}`;
    })
    .join('\n');
}

export interface Made {
  readonly stage: Stage;
  readonly traces: Record<keyof typeof requests, TraceNode>;
  readonly jettons: JettonStage;
  readonly jetton: Record<'moved' | 'refused' | 'short', TraceNode>;
  readonly nft: Awaited<ReturnType<typeof nftTrace>>;
  readonly blocks: Record<string, {readonly page: string; readonly text: string}>;
}

export async function make(): Promise<Made> {
  const stage = await Stage.open();
  const traces = {} as Record<keyof typeof requests, TraceNode>;
  for (const name of Object.keys(requests) as (keyof typeof requests)[]) {
    traces[name] = await stage.trace(requests[name](stage));
  }

  const deployment = await stage.trace([
    internal({
      to: stage.orphan.address,
      value: '0.1',
      bounce: false,
      init: stage.orphan.init,
    }),
  ]);

  const jettons = await jettonStage();
  const jetton = {
    moved: await jettonTrace(jettons, jettons.stage.friend, 30n),
    refused: await jettonTrace(jettons, jettons.stage.shop, 5n, toNano('0.02')),
    short: await jettonTrace(jettons, jettons.stage.friend, 1000n),
  };
  const nft = await nftTrace();

  const guide = 'v3/guidelines/dapps/transactions/';
  const on = (page: string, text: string): {page: string; text: string} => ({
    page: guide + page,
    text,
  });
  const blocks = {
    purchase: on('overview', stage.show(traces.purchase)),
    lt: on('foundations-of-blockchain', ltRows(traces.purchase, stage)),
    statuses: on(
      'foundations-of-blockchain',
      statusRows([
        ['0.5 GRAM, no bounce, to nobody', traces.toNobodyWithoutBounce.children[0]!],
        ['StateInit to the same address', deployment.children[0]!],
        ['0.5 GRAM, bounce, to another', traces.toNobody.children[0]!],
      ]),
    ),
    kinds: on('message-driven-execution', messageRows(traces.purchase)),
    bounced: on('message-driven-execution', messageRows(traces.cheap)),
    cheap: on('message-driven-execution', stage.show(traces.cheap)),
    transfer: on('explore-transactions', stage.show(traces.transfer)),
    toNobody: on('explore-transactions', stage.show(traces.toNobody)),
    toNobodyWithoutBounce: on(
      'explore-transactions',
      stage.show(traces.toNobodyWithoutBounce),
    ),
    tooMuch: on('explore-transactions', stage.show(traces.tooMuch)),
    overpaid: on('explore-transactions', stage.show(traces.overpaid)),
    jettonMoved: on('explore-transactions', jettons.stage.show(jetton.moved)),
    jettonRefused: on('explore-transactions', jettons.stage.show(jetton.refused)),
    jettonShort: on('explore-transactions', jettons.stage.show(jetton.short)),
    nft: on('explore-transactions', nft.stage.show(nft.trace)),
    phases: on('explore-transactions', phaseRows(traces.purchase.children[0]!)),
  };
  return {stage, traces, jettons, jetton, nft, blocks};
}

/** The phases of one transaction, field by field. */
function phaseRows({transaction}: TraceNode): string {
  const {description, totalFees, outMessages} = transaction;
  if (description.type !== 'generic' || description.computePhase.type !== 'vm') {
    throw new Error('Expected a transaction whose code ran');
  }
  const {
    storagePhase: storage,
    creditPhase: credit,
    computePhase: compute,
    actionPhase: action,
  } = description;
  return [
    `storage   collected ${storage?.storageFeesCollected} nanograms, ${storage?.statusChange}`,
    `credit    ${credit?.credit.coins} nanograms`,
    `compute   exit code ${compute.exitCode}, gas ${compute.gasUsed} of ${compute.gasLimit}, ${compute.gasFees} nanograms`,
    `action    result code ${action?.resultCode}, actions ${action?.totalActions}, messages ${action?.messagesCreated}, fees ${action?.totalFwdFees} of which ${action?.totalActionFees} here`,
    `total     fees ${totalFees.coins} nanograms, messages ${outMessages.size}, aborted ${description.aborted}, ${outcomeOf(transaction).reason}`,
  ].join('\n');
}
