// Every number on the page of limits, with its place in the configuration.
import {mainnet} from '../../data/config/mainnet.ts';

export type Value = bigint | number;
/** Name in `block.tlb`, then one value, or two: masterchain and basechain, or normal and critical parameters. */
export type Row = readonly [name: string, ...values: Value[]];

const {limits, gas, blockLimits, forward, catchain, consensus, simplex, elections} =
  mainnet;
const {validators, stake, blockReward, burning, complaints, voting} = mainnet;
const basechain = mainnet.workchains[0];
const prices = mainnet.storagePrices.at(-1);
if (!basechain || !prices) throw new Error('The configuration is incomplete');

const pair = <T>(
  name: string,
  of: {readonly masterchain: T; readonly basechain: T},
  get: (value: T) => Value,
): Row => [name, get(of.masterchain), get(of.basechain)];
const three = (name: 'bytes' | 'gas' | 'ltDelta', label: string): Row[] =>
  ['underload', 'soft_limit', 'hard_limit'].map((part, index) =>
    pair(`${label}.${part}`, blockLimits, (value) => value[name][index] ?? 0),
  );

export const rows: Readonly<Record<string, readonly Row[]>> = {
  'message-and-transaction-limits': [
    ['max_msg_bits', limits.messageBits],
    ['max_msg_cells', limits.messageCells],
    ['max_library_cells', limits.libraryCells],
    ['max_vm_data_depth', limits.vmDataDepth],
    ['max_ext_msg_size', limits.externalMessageBytes],
    ['max_ext_msg_depth', limits.externalMessageDepth],
    ['max_acc_state_cells', limits.accountCells],
    ['max_mc_acc_state_cells', limits.masterchainAccountCells],
    ['max_acc_public_libraries', limits.accountPublicLibraries],
    ['defer_out_queue_size_limit', limits.deferOutQueueSize],
    ['max_msg_extra_currencies', limits.messageExtraCurrencies],
    ['max_acc_fixed_prefix_length', limits.fixedPrefixLength],
    ['acc_state_cells_for_storage_dict', limits.accountCellsForStorageDictionary],
    ['max_transaction_library_loads', limits.transactionLibraryLoads ?? 0],
  ],
  'gas-and-fee-parameters': [
    pair('flat_gas_limit', gas, (value) => value.flatLimit),
    pair('flat_gas_price', gas, (value) => value.flatPrice),
    pair('gas_price', gas, (value) => value.price),
    pair('gas_limit', gas, (value) => value.limit),
    pair('special_gas_limit', gas, (value) => value.specialLimit),
    pair('gas_credit', gas, (value) => value.credit),
    pair('block_gas_limit', gas, (value) => value.blockLimit),
  ],
  'storage-fees-and-limits': [
    ['bit_price_ps', prices.masterchainBit, prices.bit],
    ['cell_price_ps', prices.masterchainCell, prices.cell],
    pair('freeze_due_limit', gas, (value) => value.freezeDueLimit),
    pair('delete_due_limit', gas, (value) => value.deleteDueLimit),
  ],
  'block-size-limits': [
    ...three('bytes', 'bytes'),
    ...three('gas', 'gas'),
    ...three('ltDelta', 'lt_delta'),
  ],
  'message-forwarding-costs': [
    pair('lump_price', forward, (value) => value.lump),
    pair('bit_price', forward, (value) => value.bit),
    pair('cell_price', forward, (value) => value.cell),
    pair('ihr_price_factor', forward, (value) => value.ihrFactor),
    pair('first_frac', forward, (value) => value.firstFraction),
    pair('next_frac', forward, (value) => value.nextFraction),
  ],
  'consensus-limits': [
    ['max_block_bytes', consensus.maxBlockBytes],
    ['max_collated_bytes', consensus.maxCollatedBytes],
    ['slots_per_leader_window', simplex.shards.slotsPerLeaderWindow],
    ['target_rate', simplex.shards.parameters[0] ?? 0],
    ['first_block_timeout', simplex.shards.parameters[1] ?? 0],
    ['min_block_interval', simplex.shards.parameters[13] ?? 0],
  ],
  'sharding-limits': [
    ['min_split', basechain.minSplit],
    ['max_split', basechain.maxSplit],
    ['split_merge_delay', basechain.splitMergeDelay],
    ['split_merge_interval', basechain.splitMergeInterval],
    ['min_split_merge_interval', basechain.minSplitMergeInterval],
    ['max_split_merge_delay', basechain.maxSplitMergeDelay],
    ['persistent_state_split_depth', basechain.persistentStateSplitDepth],
  ],
  'validator-parameters': [
    ['max_validators', validators.max],
    ['max_main_validators', validators.maxMain],
    ['min_validators', validators.min],
    ['min_stake', stake.min],
    ['max_stake', stake.max],
    ['min_total_stake', stake.minTotal],
    ['max_stake_factor', stake.maxFactor],
    ['shard_validators_num', catchain.shardValidators],
    ['masterchain_block_fee', blockReward.masterchain],
    ['basechain_block_fee', blockReward.basechain],
    ['fee_burn_num', burning.feeBurnNumerator],
    ['fee_burn_denom', burning.feeBurnDenominator],
    ['deposit', complaints.deposit],
    ['complaint.bit_price', complaints.bitPrice],
    ['complaint.cell_price', complaints.cellPrice],
  ],
  'time-parameters': [
    ['validators_elected_for', elections.validatorsElectedFor],
    ['elections_start_before', elections.electionsStartBefore],
    ['elections_end_before', elections.electionsEndBefore],
    ['stake_held_for', elections.stakeHeldFor],
    ['mc_catchain_lifetime', catchain.masterchainLifetime],
    ['shard_catchain_lifetime', catchain.shardLifetime],
    ['shard_validators_lifetime', catchain.shardValidatorsLifetime],
    ['utime_since', prices.since],
  ],
  'voting-limits': (
    [
      ['min_tot_rounds', 'minRounds'],
      ['max_tot_rounds', 'maxRounds'],
      ['min_wins', 'minWins'],
      ['max_losses', 'maxLosses'],
      ['min_store_sec', 'minStoreSeconds'],
      ['max_store_sec', 'maxStoreSeconds'],
      ['proposal.bit_price', 'bitPrice'],
      ['proposal.cell_price', 'cellPrice'],
    ] as const
  ).map(([name, key]): Row => [name, voting.normal[key], voting.critical[key]]),
};
