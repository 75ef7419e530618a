import {toNano} from '@ton/core';
import {connect} from './connect.ts';
import {mintToken} from './token.ts';

const words = (process.env.MNEMONIC ?? '').trim().split(/\s+/);
const app = await connect('https://testnet.toncenter.com/api/v2/jsonRPC', words, -3);
const master = await mintToken(app, toNano('1000000')); // a million, with 9 decimals
console.log(master.toString({testOnly: true}));
