import assert from 'node:assert/strict';
import {test} from 'node:test';
import {beginCell, type Builder, Dictionary, toNano, type Cell} from '@ton/core';
import {getSecureRandomBytes, sha256_sync} from '@ton/crypto';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {NftCollection, NftItem} from '../nft/Nft.ts';
import {chunked, offChain, onChain, snake} from './encode.ts';
import {decodeContent, describe, readSnake, readValue} from './metadata.ts';

const long = 'Название · 名称 · name '.repeat(100);
const values = (cell: Cell): Record<string, string> => {
  const content = decodeContent(cell);
  assert.notEqual(content.layout, 'off-chain');
  return content.layout === 'off-chain'
    ? {}
    : Object.fromEntries(
        [...content.values].map(([key, value]) => [key, value.toString()]),
      );
};

test('off-chain: a short URI and one that needs several cells', () => {
  for (const uri of [
    'https://example.com/1.json',
    `ipfs://${'a'.repeat(1000)}/1.json`,
    '',
  ]) {
    assert.deepEqual(decodeContent(offChain(uri)), {layout: 'off-chain', uri});
  }
});

test('on-chain: snake and chunked values, of one cell and of many', () => {
  const fields = {name: 'Bolt', description: long, decimals: '6'};
  for (const value of [snake, chunked]) {
    const cell = onChain(fields, value);
    assert.equal(decodeContent(cell).layout, 'on-chain');
    assert.deepEqual(values(cell), fields);
  }
});

test('semi-chain: the dictionary has a URI, and its values take precedence over the document', () => {
  const content = decodeContent(
    onChain({uri: 'https://example.com/j.json', symbol: 'BOLT', decimals: '6'}),
  );
  assert.equal(content.layout, 'semi-chain');
  assert.equal(
    content.layout === 'semi-chain' && content.uri,
    'https://example.com/j.json',
  );
  assert.deepEqual(describe(content, {symbol: 'FAKE', decimals: 9, name: 'Bolt'}), {
    symbol: 'BOLT',
    decimals: 6,
    name: 'Bolt',
  });
});

test('binary images: chunked or snake on-chain, base64 off-chain', async () => {
  const image = await getSecureRandomBytes(5000);
  const bits = beginCell().storeUint(0, 8);
  const store = (builder: Builder, data: Buffer): Builder =>
    data.length <= 126
      ? builder.storeBuffer(data)
      : builder
          .storeBuffer(data.subarray(0, 126))
          .storeRef(store(beginCell(), data.subarray(126)));
  for (const cell of [chunked(image), store(bits, image).endCell()]) {
    const content = decodeContent(onChain({image_data: 'x'}, () => cell));
    assert.ok(describe(content).imageData?.equals(image));
  }
  const json = {image_data: image.toString('base64')};
  assert.ok(describe({layout: 'off-chain', uri: ''}, json).imageData?.equals(image));
});

test('an unknown key is kept under its hash', () => {
  const hash = sha256_sync('level').toString('hex');
  assert.deepEqual(values(onChain({level: '7'})), {[hash]: '7'});
});

test('a value stored in the dictionary without a reference is also read', () => {
  const direct = Dictionary.empty(Dictionary.Keys.Buffer(32), {
    serialize: (value: Cell, builder: Builder) =>
      void builder.storeSlice(value.beginParse()),
    parse: (slice) => slice.asCell(),
  });
  direct.set(sha256_sync('name'), snake(Buffer.from('Bolt')));
  const cell = beginCell().storeUint(0, 8).storeDict(direct).endCell();
  assert.deepEqual(values(cell), {name: 'Bolt'});
});

test('decimals: 9 without a value, an error for nonsense', () => {
  assert.equal(describe(decodeContent(onChain({name: 'x'}))).decimals, 9);
  assert.equal(describe(decodeContent(onChain({decimals: '0'}))).decimals, 0);
  for (const decimals of ['256', '-1', '1e3', '9 '])
    assert.throws(() => describe(decodeContent(onChain({decimals}))), /decimals/);
});

test('invalid metadata is rejected', () => {
  assert.throws(() => decodeContent(beginCell().endCell()), /less than a byte/);
  assert.throws(() => decodeContent(beginCell().storeUint(2, 8).endCell()), /layout/);
  assert.throws(
    () => readValue(beginCell().storeUint(7, 8).endCell().beginParse()),
    /Unknown format/,
  );
  assert.throws(
    () => readSnake(beginCell().storeUint(1, 9).endCell().beginParse()),
    /within a byte/,
  );
  const gap = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.Cell());
  gap.set(1, beginCell().endCell());
  const cell = beginCell().storeUint(1, 8).storeDict(gap).endCell();
  assert.throws(() => readValue(cell.beginParse()), /missing/);
  let endless = beginCell().endCell();
  for (let i = 0; i < 1000; i++) endless = beginCell().storeRef(endless).endCell();
  assert.equal(readSnake(endless.beginParse()).length, 0);
});

test('the full content of an item comes from its collection', async () => {
  const network = await createNetwork();
  const artist = await network.treasury('artist');
  const compile = (name: string): Promise<Cell> =>
    compileTolk(new URL(`../nft/${name}.tolk`, import.meta.url));
  const collection = network.openContract(
    NftCollection.create(
      artist.address,
      {collection: 'https://example.com/c.json', common: 'https://example.com/items/'},
      {numerator: 1, denominator: 100, destination: artist.address},
      await compile('nft-collection'),
      await compile('nft-item'),
    ),
  );
  await collection.sendDeployItem(artist.getSender(), toNano('0.1'), {
    index: 0,
    owner: artist.address,
    content: '0.json',
  });
  const item = network.openContract(new NftItem(await collection.getItemAddress(0)));
  const {index, content} = await item.getNftData();
  const {stackReader} = await network.runGetMethod(
    collection.address,
    'get_nft_content',
    [
      {type: 'int', value: BigInt(index)},
      {type: 'cell', cell: content!},
    ],
  );
  assert.deepEqual(decodeContent(stackReader.readCell()), {
    layout: 'off-chain',
    uri: 'https://example.com/items/0.json',
  });
  assert.deepEqual(decodeContent((await collection.getCollectionData()).content), {
    layout: 'off-chain',
    uri: 'https://example.com/c.json',
  });
});

test('the example on the page', async () => {
  const {bolt} = await import('./example.ts');
  assert.deepEqual(bolt, {name: 'Bolt', symbol: 'BOLT', decimals: 6});
});
