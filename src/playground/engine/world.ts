import type {World} from './protocol.ts';

/** Accounts that stand for people: they have no code, and what is sent to them leaves the playground. */
export const people = {
  owner: `0:${'aa'.repeat(32)}`,
  stranger: `0:${'bb'.repeat(32)}`,
} as const;

/** A chain on which nothing has happened. `now` in seconds since 1970. */
export function emptyWorld(now = Math.floor(Date.now() / 1000)): World {
  return {accounts: {}, lt: '1000000', now};
}
