// region network
import {Blockchain} from '@ton/sandbox';
import {emulatorConfig} from '../../data/config/index.ts';

/** An in-memory network with the dated mainnet configuration, whose prices are those on the pages. */
export async function createNetwork(): Promise<Blockchain> {
  const blockchain = await Blockchain.create({config: emulatorConfig()});
  blockchain.now = 1_786_190_400; // 8 August 2026: tests do not depend on the day on which they run
  return blockchain;
}
// endregion
