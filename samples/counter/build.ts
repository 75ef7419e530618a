// region build
import {Address} from '@ton/core';
import {compileTolk} from './compile.ts';
import {Counter} from './Counter.ts';

const owner = process.argv[2];
if (owner === undefined) {
  throw new Error('Usage: npx tsx build.ts "<YOUR_ADDRESS>"');
}

const code = await compileTolk('counter.tolk');
const counter = Counter.fromConfig({owner: Address.parse(owner), value: 7n}, code);

console.log('code hash:', code.hash().toString('hex'));
console.log('code size:', code.toBoc().length, 'bytes');
console.log('address:  ', counter.address.toString({testOnly: true}));
// endregion
