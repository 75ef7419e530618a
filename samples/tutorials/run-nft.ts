import {connect} from './connect.ts';
import {deployCollection, mintItems} from './nft.ts';

const words = (process.env.MNEMONIC ?? '').trim().split(/\s+/);
const app = await connect('https://testnet.toncenter.com/api/v2/jsonRPC', words, -3);
const collection = await deployCollection(app, 'https://example.com/nft/');
await mintItems(app, collection, 120);
console.log(collection.toString({testOnly: true}));
