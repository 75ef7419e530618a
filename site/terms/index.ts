import {accountsWallets} from './accounts-wallets.ts';
import {apps} from './apps.ts';
import {cells} from './cells.ts';
import {chain} from './chain.ts';
import {cryptography} from './cryptography.ts';
import {fees} from './fees.ts';
import {interfaceWords} from './interface.ts';
import {languagesTools} from './languages-tools.ts';
import {messages} from './messages.ts';
import {networking} from './networking.ts';
import {nodes} from './nodes.ts';
import {staking} from './staking.ts';
import {tokens} from './tokens.ts';
import {tvm} from './tvm.ts';
import type {Term} from './types.ts';

export type {Term, Tongue, WrongWord} from './types.ts';

/** The table of terms, by theme. */
export const themes: Readonly<Record<string, readonly Term[]>> = {
  Network: chain,
  Cells: cells,
  'Virtual machine': tvm,
  'Messages and transactions': messages,
  Fees: fees,
  'Accounts and wallets': accountsWallets,
  'Tokens and trade': tokens,
  Nodes: nodes,
  Staking: staking,
  Networking: networking,
  'Languages and tools': languagesTools,
  Applications: apps,
  Cryptography: cryptography,
  'This site': interfaceWords,
};

/** All rows. */
export const terms: readonly Term[] = Object.values(themes).flat();
