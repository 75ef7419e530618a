// How much work may be spent on what a stranger wrote: an address, a file, a paste. Pure.
//
// Each bound is far above what real input needs and far below what a phone feels. What goes beyond is refused or cut
// with a sentence; nothing hangs.

/** Parts (names, applications, references) of a TL-B type that are put together to be printed; more are shown as `…`. */
export const MOST_TYPE_PARTS = 200;

/** Milliseconds that a worker may take for one question. Then it is stopped, and the reader is told. */
export const MOST_WORKER_TIME = 15_000;

/** Characters of a question to the exit codes; an address may carry more than anybody types. */
export const MOST_QUESTION = 200;

/** Fields of one declared message or storage that are offered for input. */
export const MOST_DECLARED_FIELDS = 60;

/** Declared messages that are offered. */
export const MOST_DECLARED_MESSAGES = 60;

/** Characters of a wallet's reply that the proof verifier reads, so many that their cells are hashed in the page; a real one has two thousand. */
export const MOST_REPLY = 12_000;

/** Parameters of one configuration; mainnet has 40. */
export const MOST_PARAMS = 2000;

/** Fields of one parameter that differ from another; a set of validators has some thousand. */
export const MOST_CHANGES = 5000;

/** Cells of a comment that the BoC viewer puts into its sentence: 12 kB. */
export const MOST_COMMENT_CELLS = 100;
