import type {Address} from '@ton/core';
import {toNano} from '@ton/core';
import {compileTolk} from '../lib/compile.ts';
import {NftItem, type Royalty} from '../nft/Nft.ts';
import {EditableCollection} from '../nft-collection/Collection.ts';
import {Sale} from '../nft-collection/Sale.ts';
import {type App, until} from './connect.ts';

const compile = (path: string) => compileTolk(new URL(path, import.meta.url));

// region collection
/** `folder` is the URL of the metadata folder, with a trailing slash. */
export async function deployCollection(
  {client, sender}: App,
  folder: string,
): Promise<Address> {
  const collection = client.open(
    EditableCollection.create(
      sender.address,
      {collection: `${folder}collection.json`, common: folder},
      {numerator: 5, denominator: 100, destination: sender.address}, // 5%
      await compile('../nft-collection/collection.tolk'),
      await compile('../nft/nft-item.tolk'),
    ),
  );
  await collection.sendDeploy(sender, toNano('0.05'));
  await until(() => client.isContractDeployed(collection.address));
  return collection.address;
}
// endregion

// region items
/** Mints items to yourself in batches until the collection has `count` items. To continue after a failure, run it again. */
export async function mintItems(
  {client, sender}: App,
  collectionAddress: Address,
  count: number,
): Promise<void> {
  const collection = client.open(new EditableCollection(collectionAddress));
  for (;;) {
    const {nextIndex} = await collection.getCollectionData();
    const size = Math.min(100, count - nextIndex);
    if (size <= 0) {
      return;
    }
    const items = Array.from({length: size}, (_, i) => ({
      index: nextIndex + i,
      owner: sender.address,
      content: `${nextIndex + i}.json`,
    }));
    await collection.sendBatch(sender, items);
    await until(
      async () => (await collection.getCollectionData()).nextIndex === nextIndex + size,
    );
  }
}
// endregion

// region sell
/** Deploys the sale, then transfers the item to it. */
export async function sellItem(
  {client, sender}: App,
  collectionAddress: Address,
  index: number,
  price: bigint,
): Promise<Address> {
  const collection = client.open(new EditableCollection(collectionAddress));
  const item = client.open(new NftItem(await collection.getItemAddress(index)));
  const royalty: Royalty = await collection.getRoyalty();
  const sale = client.open(
    Sale.create(
      item.address,
      sender.address,
      price,
      royalty,
      await compile('../nft-collection/sale.tolk'),
    ),
  );
  await sale.sendDeploy(sender);
  await until(() => client.isContractDeployed(sale.address));
  await item.sendTransfer(sender, toNano('0.05'), {
    newOwner: sale.address,
    responseTo: sender.address,
    forwardAmount: toNano('0.01'), // the notification opens the sale
  });
  return sale.address;
}
// endregion
