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
  {page: `${specs}/wallet-contracts`, heading: 'wallet-v1', throwers: ['Wallet v1']},
  {page: `${specs}/wallet-contracts`, heading: 'get-methods', throwers: ['Wallet v1', 'Wallet v2', 'Wallet v3']},
  {page: `${specs}/wallet-contracts`, heading: 'wallet-v2', throwers: ['Wallet v2']},
  {page: `${specs}/wallet-contracts`, heading: 'wallet-v3', throwers: ['Wallet v3']},
  {page: `${specs}/wallet-contracts`, heading: 'wallet-v4', throwers: ['Wallet v4']},
  {page: `${specs}/wallet-contracts`, heading: 'wallet-v5', throwers: ['Wallet v5']},
  {page: `${specs}/highload-wallet`, heading: 'highload-wallet-v3', throwers: ['Highload wallet v3']},
  {page: `${specs}/highload-wallet`, heading: 'highload-wallet-v2', throwers: ['Highload wallet v2']},
  {page: `${specs}/highload-wallet`, heading: 'highload-wallet-v1', throwers: ['Highload wallet v1']},
  {page: `${specs}/vesting-contract`, throwers: ['Vesting wallet']},
  {page: `${specs}/nominator-pool`, throwers: ['Nominator pool']},
  {page: `${specs}/single-nominator-pool`, throwers: ['Single nominator']},
  {page: `${specs}/governance`, heading: 'elector', throwers: ['Elector']},
  {page: `${specs}/governance`, heading: 'config', throwers: ['Config']},
  {page: `${specs}/governance`, heading: 'dns-root', throwers: ['DNS root']},
] as const satisfies readonly ContractSection[];

/** A page, or one of its sections with all that stands below it, that speaks of the network's codes without saying so. */
export interface CodeSection {
  /** Id of the page. */
  readonly page: string;
  /** Id of the heading; absent for the whole page. The innermost section decides. */
  readonly heading?: string;
  /** Whether "code 37", and 37 below the heading "Code" of a table, is a result code of the action phase. */
  readonly phase: 'action' | 'any';
  /** Whether a number alone is one, too: "fails with 37", `37`. */
  readonly alone?: true;
}

const contracts = 'v3/documentation/smart-contracts';
const messages = `${contracts}/message-management`;
const cells = 'v3/documentation/data-formats/tlb';
const changes = 'v3/documentation/tvm/changelog';

/** Where "code 37" is enough to mean a code of the network. A number that the data does not explain stays as it is. */
export const codeSections = [
  {page: `${contracts}/func/docs/stdlib`, phase: 'any'},
  {page: `${contracts}/func/docs/builtins`, phase: 'any'},
  {page: `${contracts}/func/docs/functions`, phase: 'any'},
  {page: `${contracts}/func/docs/statements`, phase: 'any'},
  {page: `${contracts}/addresses`, phase: 'action'},
  {page: `${contracts}/limits`, phase: 'action'},
  {page: `${messages}/message-modes-cookbook`, phase: 'action', alone: true},
  {page: `${messages}/sending-messages`, phase: 'action', alone: true},
  {page: `${messages}/external-messages`, heading: 'external-out', phase: 'action', alone: true},
  {page: `${messages}/non-bounceable-messages`, heading: 'extra-flags', phase: 'action'},
  {page: `${cells}/msg-tlb`, phase: 'action'},
  {page: `${cells}/exotic-cells`, phase: 'action'},
  {page: `${cells}/library-cells`, phase: 'action'},
  {page: `${changes}/tvm-version-13`, phase: 'action'},
  {page: `${changes}/tvm-version-15`, phase: 'action'},
  {page: 'v3/guidelines/smart-contracts/get-methods', phase: 'any'},
] as const satisfies readonly CodeSection[];

/** What the data says about a place in a page. */
export interface Place {
  /** Contracts that the place is about; empty where it is about none, or about contracts in general. */
  readonly throwers: readonly string[];
  /** Whose codes "code 37" means where no contract is spoken of; `undefined` where it may be anything. */
  readonly phase?: 'action' | 'any' | undefined;
  /** Whether "fails with 37" and `37` are codes here, too. */
  readonly alone: boolean;
}

/** The innermost of the sections that a place stands in. */
function innermost<T extends {readonly page: string; readonly heading?: string}>(
  sections: readonly T[],
  page: string,
  headings: readonly string[],
): T | undefined {
  const ofPage = sections.filter((one) => one.page === page);
  const inner = [...headings].reverse().find((id) => ofPage.some(({heading}) => heading === id));
  return ofPage.find(({heading}) => heading === inner);
}

/** A page's place by the ids of the headings that it stands under, outermost first. */
export function placeOf(page: string, headings: readonly string[]): Place {
  const codes = innermost<CodeSection>(codeSections, page, headings);
  return {
    throwers: innermost<ContractSection>(contractSections, page, headings)?.throwers ?? [],
    phase: codes?.phase,
    alone: codes?.alone ?? false,
  };
}
