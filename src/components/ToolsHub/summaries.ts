import {translate} from '@docusaurus/Translate';
import type {ToolName} from './tools';

/** One sentence of each tool, the same string as on its page. */
export const summaries = (): Readonly<Record<ToolName, string>> => ({
  tvm: translate({
    id: 'tools.tvm.summary',
    message: 'Type an instruction or a program: it runs on the node’s own TVM in your browser, with the stack and the gas of every step.',
    description: 'What the panel that runs instructions does',
  }),
  playground: translate({
    id: 'tools.playground.summary',
    message: 'Compile a contract in Tolk or FunC, deploy it and send it messages, all in your browser.',
    description: 'What the playground does, on the page of tools',
  }),
  boc: translate({
    id: 'tool.boc.summary',
    message: 'Paste or open a bag of cells: you get its header, the tree of cells, their hashes, and what a TL-B schema reads in them.',
  }),
  address: translate({
    id: 'tool.address.summary',
    message: 'Paste an address in any form, even a wrong one: you get all its forms, its checksum checked, and every byte explained.',
  }),
  exitcode: translate({
    id: 'tool.exitcode.summary',
    message: 'Type the number that you see, or a word of what went wrong: codes of the network, of compilers and of well-known contracts.',
  }),
  trace: translate({
    id: 'tool.trace.summary',
    message: 'Paste transactions as bags of cells, or the JSON of an API: you get the trace as a tree, with phases, fees and exit codes.',
  }),
  fees: translate({
    id: 'tool.fees.summary',
    message:
      'Sizes, time and gas in, every fee of a transaction out, to the nanogram, with the formula and the numbers in it. The prices can be changed.',
  }),
  mode: translate({
    id: 'tool.mode.summary',
    message:
      'Choose flags or type a number, set the balances, and see what is sent, what it costs, and which error comes when it cannot be sent.',
  }),
  config: translate({
    id: 'tool.config.summary',
    message:
      'Find a parameter of mainnet by number, name or field: you get its value and its cells. Paste another configuration to see which fields differ.',
  }),
  proof: translate({
    id: 'tool.proof.summary',
    message:
      'Paste the reply of a wallet to ton_proof or signData: each step of the check, the bytes that were signed, and what fails and why.',
  }),
});
