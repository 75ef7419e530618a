import {TOOLS, type Tool, type ToolName} from './tools';

/** The state of a tool, as the fragment of the address names it. */
export type State = Readonly<Record<string, string>>;

/** Its own page, and pages with a contract for the playground, by their name in the messages. */
export const SAMPLES = {
  project: '/v3/playground',
  counter: '/v3/documentation/smart-contracts/tolk/counter-smart-contract',
  collection: '/v3/guidelines/dapps/tutorials/nft-minting-guide',
  highload: '/v3/documentation/smart-contracts/contracts-specs/highload-wallet',
  recipes: '/v3/documentation/smart-contracts/func/cookbook',
} as const;

/** The field of a card: one line, several lines of code or data, or a choice of pages. */
export type Input = 'line' | 'number' | 'lines' | 'samples';

/** The field of a tool in the hub, and where it leads. Its words are in `titles.ts`, `summaries.ts` and the messages. */
export interface Card extends Tool {
  readonly input: Input;
  /** The state that holds what was typed; nothing typed is no state. */
  readonly state: (typed: string) => State;
  /** A state to look at, for who has nothing at hand. */
  readonly example?: State;
}

/** One word may be the name of an instruction: the panel knows which, and takes it for a program otherwise. */
function tvmState(typed: string): State {
  if (typed === '') return {mode: 'program'};
  return /^[a-z]\w*$/i.test(typed) ? {i: typed.toUpperCase(), p: typed} : {mode: 'program', p: typed};
}

const FIELDS: Readonly<Record<ToolName, Omit<Card, keyof Tool>>> = {
  tvm: {
    input: 'lines',
    state: tvmState,
    example: {i: 'MULDIV'},
  },
  playground: {
    input: 'samples',
    state: () => ({}),
  },
  boc: {
    input: 'lines',
    state: (typed) => ({in: typed}),
    // A tree of three cells.
    example: {in: 'b5ee9c7201010301000f0002032ac002010101b8020006544f4e'},
  },
  address: {
    input: 'line',
    state: (typed) => ({in: typed}),
    // The contract of the USDT jetton.
    example: {in: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs'},
  },
  exitcode: {
    input: 'line',
    state: (typed) => ({q: typed}),
    example: {q: '37'},
  },
  trace: {
    input: 'lines',
    state: (typed) => ({in: typed}),
    example: {example: 'jetton'},
  },
  fees: {
    input: 'number',
    state: (typed) => ({gas: typed}),
    example: {gas: '10000'},
  },
  mode: {
    input: 'number',
    state: (typed) => ({mode: typed}),
    example: {mode: '128'},
  },
  config: {
    input: 'line',
    state: (typed) => ({q: typed}),
    example: {q: '15'},
  },
  // Its examples are longer than all cards together: they stand on its page.
  proof: {
    input: 'lines',
    state: (typed) => ({in: typed}),
  },
};

/** The cards of the hub. */
export const CARDS: readonly Card[] = TOOLS.map((tool) => ({...tool, ...FIELDS[tool.name]}));
