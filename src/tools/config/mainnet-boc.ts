import '../../playground/engine/buffer.ts';
import {wholeMainnetConfig} from '../../../data/config/whole.ts';

/** Mainnet's configuration as a bag of cells, made of the typed values of data/config. */
export const mainnetBoc = (): Uint8Array => new Uint8Array(wholeMainnetConfig().toBoc({idx: false, crc32: false}));
