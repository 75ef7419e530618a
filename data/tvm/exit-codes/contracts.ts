import {governance} from './contracts/governance.ts';
import {staking} from './contracts/staking.ts';
import {tokens} from './contracts/tokens.ts';
import {wallets} from './contracts/wallets.ts';
import type {Table} from './types.ts';

/**
 * What well-known contracts throw, but for the machine's own numbers (a contract that throws 9 itself means by it what
 * the machine means: other data than expected). Wallets first, then tokens: the order in which readers meet them.
 */
export const contracts: readonly Table[] = [...wallets, ...tokens, ...staking, ...governance];
