import {translate} from '@docusaurus/Translate';
import type {ToolName} from './tools';

/** The title of each tool, the same string as on its page. */
export const titles = (): Readonly<Record<ToolName, string>> => ({
  tvm: translate({id: 'tools.tvm.title', message: 'Run TVM code', description: 'Name of the panel that runs instructions'}),
  playground: translate({id: 'playground.title', message: 'Playground'}),
  boc: translate({id: 'tool.boc.title', message: 'Cell and BoC viewer'}),
  address: translate({id: 'tool.address.title', message: 'Address inspector'}),
  exitcode: translate({id: 'tool.exitcode.title', message: 'Exit code look-up'}),
  trace: translate({id: 'tool.trace.title', message: 'Trace viewer'}),
  fees: translate({id: 'tool.fees.title', message: 'Fee calculator'}),
  mode: translate({id: 'tool.mode.title', message: 'Message mode builder'}),
  config: translate({id: 'tool.config.title', message: 'Configuration browser'}),
  proof: translate({id: 'tool.proof.title', message: 'Proof verifier'}),
});
