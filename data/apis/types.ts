// What a provider's OpenAPI file says of its requests, and nothing else of it. `scripts/api-data.ts` writes it.

/** A value as JSON or a query has it. `any` is text or a number, where the file names neither alone. */
export type ValueType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'any';

/** A parameter of the path or the query, or a field of the body. */
export interface Value {
  readonly name: string;
  readonly type: ValueType;
  readonly required?: true;
  /** In a query: it may stand several times, or with commas. */
  readonly list?: true;
  /** The values that are allowed. */
  readonly oneOf?: readonly string[];
  /** Bounds of a number, both allowed. */
  readonly least?: number;
  readonly most?: number;
}

export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With the provider's own beginning: `/api/v3/traces`, `/v2/accounts/{account_id}`. */
  readonly path: string;
  readonly query: readonly Value[];
  /** Fields of a body in JSON; absent where the operation takes none. */
  readonly body?: readonly Value[];
}

export interface Api {
  readonly name: string;
  readonly hosts: readonly string[];
  /** How the paths of the operations begin. An address that ends here is the base that a client is given. */
  readonly base: string;
  /** Each file with its repository, the commit that was read, and its date. What one of them allows is allowed. */
  readonly sources: readonly {readonly file: string; readonly commit: string; readonly asOf: string}[];
  /** As the first file names itself. */
  readonly version: string;
  /** Parameters of every query: keys. */
  readonly everywhere: readonly string[];
  readonly operations: readonly Operation[];
}
