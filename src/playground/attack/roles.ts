import {people} from '../engine/world.ts';

/** Everyone who can play a part. People have an address from the start; contracts get theirs when they are deployed. */
export const roles = ['attacker', 'owner', 'member', 'jettonWallet', 'nobody', 'contract', 'accomplice', 'database'] as const;
export type Role = (typeof roles)[number];

/** Raw addresses of those who are no contract of the attack. */
export const addresses: Readonly<Partial<Record<Role, string>>> = {
  attacker: people.stranger,
  owner: people.owner,
  member: `0:${'cc'.repeat(32)}`,
  jettonWallet: `0:${'dd'.repeat(32)}`,
  nobody: `0:${'ee'.repeat(32)}`,
};
