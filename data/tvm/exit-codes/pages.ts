// Which contract a page speaks of where: there its own codes come first, and its tables of codes are held to the data.
const specs = 'v3/documentation/smart-contracts/contracts-specs';

/** A page, or one of its sections with all that stands below it, that speaks of one contract or of several alike. */
export interface ContractSection {
  /** Id of the page. */
  readonly page: string;
  /** Id of the heading; absent for the whole page. The innermost section decides. */
  readonly heading?: string;
  /** Names of `thrower` in the data. */
  readonly throwers: readonly string[];
}

export const contractSections = [
  {page: `${specs}/wallet-contracts`, heading: 'wallet-v1', throwers: ['Wallet V1']},
  {page: `${specs}/wallet-contracts`, heading: 'get-methods', throwers: ['Wallet V1', 'Wallet V2', 'Wallet V3']},
  {page: `${specs}/wallet-contracts`, heading: 'wallet-v2', throwers: ['Wallet V2']},
  {page: `${specs}/wallet-contracts`, heading: 'wallet-v3', throwers: ['Wallet V3']},
  {page: `${specs}/wallet-contracts`, heading: 'wallet-v4', throwers: ['Wallet V4']},
  {page: `${specs}/wallet-contracts`, heading: 'wallet-v5', throwers: ['Wallet V5']},
  {page: `${specs}/highload-wallet`, heading: 'highload-wallet-v3', throwers: ['Highload wallet V3']},
  {page: `${specs}/highload-wallet`, heading: 'highload-wallet-v2', throwers: ['Highload wallet V2']},
  {page: `${specs}/highload-wallet`, heading: 'highload-wallet-v1', throwers: ['Highload wallet V1']},
  {page: `${specs}/vesting-contract`, throwers: ['Vesting wallet']},
  {page: `${specs}/nominator-pool`, throwers: ['Nominator pool']},
  {page: `${specs}/single-nominator-pool`, throwers: ['Single nominator']},
  {page: `${specs}/governance`, heading: 'elector', throwers: ['Elector']},
  {page: `${specs}/governance`, heading: 'config', throwers: ['Config']},
  {page: `${specs}/governance`, heading: 'dns-root', throwers: ['DNS root']},
] as const satisfies readonly ContractSection[];

/** Sections whose tables have result codes of the action phase below the heading "Code". */
export const actionTables = [
  {page: 'v3/documentation/smart-contracts/message-management/message-modes-cookbook', heading: 'failures'},
  {page: 'v3/documentation/smart-contracts/message-management/sending-messages', heading: 'suppressed-errors'},
  {page: 'v3/documentation/data-formats/tlb/msg-tlb', heading: 'message_'},
] as const satisfies readonly {readonly page: string; readonly heading: string}[];

/** What the data says about a place in a page. */
export interface Place {
  /** Contracts that the place is about; empty where it is about none, or about contracts in general. */
  readonly throwers: readonly string[];
  /** Whether tables here mean result codes by "Code". */
  readonly action: boolean;
}

/** A page's place by the ids of the headings that it stands under, outermost first. */
export function placeOf(page: string, headings: readonly string[]): Place {
  const sections: readonly ContractSection[] = contractSections.filter((one) => one.page === page);
  const inner = [...headings].reverse().find((id) => sections.some(({heading}) => heading === id));
  return {
    throwers: sections.find(({heading}) => heading === inner)?.throwers ?? [],
    action: actionTables.some((one) => one.page === page && headings.includes(one.heading)),
  };
}
