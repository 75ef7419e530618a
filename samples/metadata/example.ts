import {describe} from './metadata.ts';

// region example
const document = {name: 'Bolt', symbol: 'FAKE', decimals: 9}; // behind the URI
const values = new Map([
  ['symbol', Buffer.from('BOLT')],
  ['decimals', Buffer.from('6')],
]);
const uri = 'https://example.com/bolt.json';

/** Name Bolt, symbol BOLT, 6 decimals: on-chain values take precedence. */
export const bolt = describe({layout: 'semi-chain', uri, values}, document);
// endregion
