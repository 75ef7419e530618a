/** What the reader calls things of the chain. */
export interface Names {
  /** Of an account, raw address: a person, or the file of a contract; nothing for a stranger to the project. */
  readonly of: (address: string) => string | undefined;
  /** Of a message, by the first 32 bits of its body: `0x6dbc78db`. */
  readonly operation: (op: string) => string | undefined;
  /** What the source of an account calls its numbers; without an address that of the contract that is called. */
  readonly constants: (address?: string) => ReadonlyMap<number, string>;
  /** How the source of an account, or of the contract that is called, says what its storage holds; nothing for a stranger. */
  readonly storage: (address?: string) => 'declared' | 'guessed' | 'silent' | undefined;
  /** The file of the contract at an address. */
  readonly file: (address: string) => string | undefined;
}
