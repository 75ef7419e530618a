/** Names as in the fragment of the address, `#tool=…`. */
export type ToolName = 'tvm' | 'playground' | 'boc' | 'address' | 'exitcode' | 'trace' | 'fees' | 'mode' | 'config' | 'proof';

/** A tool of the site: the home page names it, the hub has a card for it. Its title is in `titles.ts`. */
export interface Tool {
  readonly name: ToolName;
  /** Where it stands: a page, with the heading above the tool where there is one. */
  readonly to: string;
}

/** Every tool, in the order of the cards. */
export const TOOLS: readonly Tool[] = [
  {name: 'tvm', to: '/v3/documentation/tvm/instructions'},
  {name: 'playground', to: '/v3/playground'},
  {name: 'boc', to: '/v3/documentation/data-formats/tlb/cell-boc#boc-viewer'},
  {name: 'address', to: '/v3/documentation/smart-contracts/addresses#inspector'},
  {name: 'exitcode', to: '/v3/documentation/tvm/tvm-exit-codes'},
  {name: 'trace', to: '/v3/guidelines/dapps/transactions/explore-transactions#trace-viewer'},
  {name: 'fees', to: '/v3/documentation/smart-contracts/transaction-fees/fees#fee-calculator'},
  {name: 'mode', to: '/v3/documentation/smart-contracts/message-management/message-modes-cookbook#mode-builder'},
  {name: 'config', to: '/v3/documentation/network/configs/blockchain-configs#config-browser'},
  {name: 'proof', to: '/v3/guidelines/ton-connect/verifying-signed-in-users#proof-verifier'},
];
