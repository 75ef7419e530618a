/** Characters of all sources together. */
export const MAX_SOURCE = 1_000_000;
/** Characters of a typed bag of cells. */
export const MAX_BOC = 2_000_000;
/** Gas of a get method or raw code that asks for none. */
export const DEFAULT_GAS = 1_000_000;
export const MAX_GAS = 10_000_000;
/** Steps of a trace that are handed to the page: the first ones and the last ones. */
export const FIRST_STEPS = 3000;
export const LAST_STEPS = 500;
/** Transactions that one message may set off. */
export const MAX_TRANSACTIONS = 32;
/** Values inside each other, and values in all, on a typed stack. */
export const MAX_DEPTH = 100;
export const MAX_VALUES = 1000;
/** Bounds of the VM itself: its integers have 257 bits, its tuples up to 255 elements. */
export const LEAST_INTEGER = -(1n << 256n);
export const MOST_INTEGER = (1n << 256n) - 1n;
export const MAX_TUPLE = 255;
/** How long a call may take once its files are there, in milliseconds. */
export const TIME_LIMIT = 15_000;
/** How long a new worker may take to say that it runs: its file has to arrive. */
export const WORKER_PATIENCE = 20_000;
/** How long a worker that runs may take to say that it has a call. Some browsers end workers without a word. */
export const IDLE_PATIENCE = 3_000;
/** How long the network may stay silent in the middle of a file. */
export const NETWORK_PATIENCE = 30_000;
