/**
 * What code that a reader runs alone finds around it: what c7 holds of the chain and of the transaction. The engine of
 * the playground gives it to every such run, and the panel says it.
 *
 * Block and date are those of `data/config/mainnet.ts` (a test compares them). Everything else is an example of the right
 * form and size: a real hash, address or logical time would say no more.
 */
export const surroundings = {
  /** The masterchain block before; the 15 before that one and those of `PREVMCBLOCKS_100` follow from it. */
  block: 84_773_657,
  /** The last key block. */
  keyBlock: 84_762_112,
  date: '2026-08-08',
  /** Seconds since 1970: noon of `date`, UTC. */
  now: 1_786_190_400,
  /** Logical times of the block and of the transaction. */
  blockLt: 93_000_000_000_000n,
  lt: 93_000_000_000_003n,
  /** The inbound message, internal, without a body that would cost more. Amounts in nanograms. */
  message: {
    bounce: true,
    from: `0:${'ab'.repeat(32)}`,
    /** What is left of the price of forwarding after the first part, at the prices of `date`. */
    forwardFee: 44_446n,
    lt: 92_999_999_000_002n,
    /** Seconds before `now`. */
    age: 1,
    value: 1_000_000_000n,
  },
} as const;
