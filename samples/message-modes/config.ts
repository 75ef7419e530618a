import {beginCell, type Cell, Dictionary} from '@ton/core';
import {mainnetConfig} from '../../data/config/index.ts';

/**
 * The dated mainnet configuration in the form that the emulator of @ton/sandbox 0.41 reads. That emulator knows the
 * rules of global version 12, so parameter 43 loses its last field (library loads per transaction), which is newer.
 * `extraCurrencies` replaces the limit of extra currencies per message (0 on mainnet) for one experiment.
 */
export function emulatorConfig(extraCurrencies?: number): Cell {
  const params = Dictionary.loadDirect(
    Dictionary.Keys.Int(32),
    Dictionary.Values.Cell(),
    mainnetConfig(),
  );
  const limits = params.get(43)?.beginParse();
  if (limits === undefined) {
    throw new Error('The configuration has no parameter 43');
  }
  // Tag, 4 numbers up to max_vm_data_depth, max_ext_msg_size and _depth, then four 32-bit limits
  const before = limits.loadBits(8 + 32 * 3 + 16 + 32 + 16 + 32 * 4);
  const currencies = limits.loadUint(32);
  const after = limits.loadBits(8 + 32); // max_acc_fixed_prefix_length, acc_state_cells_for_storage_dict
  params.set(
    43,
    beginCell()
      .storeBits(before)
      .storeUint(extraCurrencies ?? currencies, 32)
      .storeBits(after)
      .endCell(),
  );
  return beginCell().storeDictDirect(params).endCell();
}
