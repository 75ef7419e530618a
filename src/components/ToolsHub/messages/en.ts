import type {SAMPLES} from '../cards';
import type {ToolName} from '../tools';

export interface Messages {
  readonly example: string;
  readonly tooLong: string;
  readonly tools: Readonly<Record<ToolName, {readonly label: string; readonly button: string}>>;
  readonly samples: Readonly<Record<keyof typeof SAMPLES, string>>;
}

export const messages: Messages = {
  example: 'Example',
  tooLong: 'Too long for the address of a page. Open the tool by its name above and paste it there.',
  tools: {
    tvm: {label: 'Instruction or program', button: 'Open to run'},
    playground: {label: 'Contract to begin with', button: 'Open the playground'},
    boc: {label: 'Bag of cells, hex or base64', button: 'Look inside'},
    address: {label: 'Address', button: 'Inspect'},
    exitcode: {label: 'Exit code or word', button: 'Look up'},
    trace: {label: 'Transactions, or JSON of an API', button: 'Show the trace'},
    fees: {label: 'Gas used', button: 'Calculate'},
    mode: {label: 'Mode, 0 to 255', button: 'Show what it does'},
    config: {label: 'Number, name or field', button: 'Find'},
    proof: {label: 'Reply of the wallet, JSON', button: 'Verify'},
  },
  samples: {
    project: 'A project of your own',
    counter: 'Counter in Tolk',
    collection: 'NFT collection in Tolk',
    highload: 'Highload wallet in Tolk',
    recipes: 'Recipes in FunC',
  },
};
