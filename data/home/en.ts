/** Numbers that the build counts, by what is counted. */
export interface Counts {
  /** Fences of the English pages that the real tools compiled, ran or refused as they must. */
  readonly samples: number;
  readonly instructions: number;
  readonly pages: number;
  readonly languages: number;
  /** Test cases of the folder `samples/`. */
  readonly tests: number;
}

/** What the head of the home page says, without what Docusaurus translates. The other languages have this type. */
export interface HomeWords {
  readonly search: string;
  readonly run: string;
  readonly again: string;
  /** Under the code, before it has run. */
  readonly offer: string;
  readonly noScript: string;
  readonly loading: string;
  readonly failed: string;
  /** Names of the lines of a run. */
  readonly compiled: string;
  readonly transaction: string;
  /** Between the compiler and the size. */
  readonly comma: string;
  /** `{bytes}` and `{cells}` become numbers. */
  readonly size: string;
  /** `{code}`, `{gas}` and `{fee}` become numbers. */
  readonly outcome: string;
  readonly explained: string;
  readonly playground: string;
  /** Heading of the counts, for those who hear the page. */
  readonly counted: string;
  readonly counts: Readonly<Record<'samples' | 'instructions' | 'pages' | 'tests', string>>;
}

export const homeWords: HomeWords = {
  search: 'Search the documentation',
  run: 'Run: send Add { amount: 1 }',
  again: 'Send another 1',
  offer: 'Compiles and runs in your browser, in the virtual machine of the network.',
  noScript: 'To run it here, the browser needs JavaScript.',
  loading: 'Loading the compiler and the virtual machine…',
  failed: 'This did not run. Check the connection and press the button again.',
  compiled: 'Compiled',
  transaction: 'Transaction',
  comma: ', ',
  size: '{bytes} bytes, {cells} cells',
  outcome: 'exit code {code}, {gas} gas, fees {fee} GRAM',
  explained: 'Build it step by step',
  playground: 'Open the playground',
  counted: 'Counted by the build of this site',
  counts: {
    samples: 'code samples put through the real tools',
    instructions: 'instructions run on the virtual machine',
    pages: 'pages, each in {languages} languages',
    tests: 'tests of the samples',
  },
};
