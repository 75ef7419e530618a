import {mainnet} from '../../data/config/mainnet.ts';
import {type StoragePrices} from './fees.ts';

export type Chain = 'masterchain' | 'basechain';

/** Mainnet prices, from the dated configuration. */
export const gas = mainnet.gas;
export const forward = mainnet.forward;
export const storage: Readonly<Record<Chain, readonly StoragePrices[]>> = {
  masterchain: mainnet.storagePrices.map(
    ({since, masterchainBit, masterchainCell}) => ({
      since,
      bit: masterchainBit,
      cell: masterchainCell,
    }),
  ),
  basechain: mainnet.storagePrices.map(({since, bit, cell}) => ({since, bit, cell})),
};
