// What the viewer recognises besides block.tlb and the known bodies. Each text is also what the reader gets with "decode
// as": it stands alone beside the schemas in tlb/schemas.ts. Pure.

/**
 * What a signed body sends. The signature of v1 to v4 and of the highload wallets stands in front, that of v5 at the end. A
 * list goes on as long as there are references; it is the whole cell or no body of a wallet.
 */
export const WALLETS = `
send_more$_ mode:uint8 message:^(MessageRelaxed Any) next:Sends = Sends;
send_end$_ = Sends;
wallet_v1$_ signature:bits512 seqno:uint32 messages:Sends = SignedV1;
wallet_v2$_ signature:bits512 seqno:uint32 valid_until:uint32 messages:Sends = SignedV2;
wallet_v3$_ signature:bits512 wallet_id:uint32 valid_until:uint32 seqno:uint32 messages:Sends = SignedV3;
wallet_v4$_ signature:bits512 wallet_id:uint32 valid_until:uint32 seqno:uint32 op:(## 8) {op = 0} messages:Sends = SignedV4;
v4_deploy$_ signature:bits512 wallet_id:uint32 valid_until:uint32 seqno:uint32 op:(## 8) {op = 1}
  workchain:int8 balance:Coins state_init:^StateInit body:^Cell = SignedV4;
v4_plugin$_ signature:bits512 wallet_id:uint32 valid_until:uint32 seqno:uint32 op:(## 8) {op >= 2} {op <= 3}
  workchain:int8 plugin:bits256 amount:Coins query_id:uint64 = SignedV4;
`;

/** Wallet v5 and its beta. A list of actions begins with its last one: `prev` is what comes before. */
export const WALLETS_V5 = `
actions$_ prev:^Actions action:Action = Actions;
no_actions$_ = Actions;
send_msg#0ec3c86d mode:uint8 message:^(MessageRelaxed Any) = Action;
add_extension#02 address:MsgAddressInt = Extended;
remove_extension#03 address:MsgAddressInt = Extended;
set_signature_auth#04 allowed:Bool = Extended;
extended_more$_ extended:Extended next:^ExtendedList = ExtendedList;
extended_last$_ extended:Extended = ExtendedList;
signed_external#7369676e wallet_id:uint32 valid_until:uint32 seqno:uint32
  actions:(Maybe ^Actions) others:(Maybe ExtendedList) signature:bits512 = SignedV5;
signed_internal#73696e74 wallet_id:uint32 valid_until:uint32 seqno:uint32
  actions:(Maybe ^Actions) others:(Maybe ExtendedList) signature:bits512 = SignedV5Internal;
by_extension#6578746e query_id:uint64 actions:(Maybe ^Actions) others:(Maybe ExtendedList) = SignedV5Internal;
add_extension#1c40db9f address:MsgAddressInt = BetaExtended;
remove_extension#5eaef4a4 address:MsgAddressInt = BetaExtended;
set_signature_auth#20cbb95a allowed:Bool = BetaExtended;
beta_actions$0 actions:^Actions = BetaList;
beta_extended$1 extended:BetaExtended next:^BetaList = BetaList;
signed_beta#7369676e network:int32 workchain:int8 version:(## 8) {version = 0} subwallet:uint32
  valid_until:uint32 seqno:uint32 list:BetaList signature:bits512 = SignedV5Beta;
`;

/** Highload v2 and v3. A batch of v3 is a message from the wallet to itself. */
export const HIGHLOAD = `
actions$_ prev:^Actions action:Action = Actions;
no_actions$_ = Actions;
send_msg#0ec3c86d mode:uint8 message:^(MessageRelaxed Any) = Action;
highload_send$_ mode:uint8 message:^(MessageRelaxed Any) = HighloadSend;
highload_v2$_ signature:bits512 subwallet_id:uint32 query_id:uint64 messages:(HashmapE 16 HighloadSend) = SignedHighloadV2;
highload_v3$_ signature:bits512 ^[ subwallet_id:uint32 message:^(MessageRelaxed Any) mode:uint8
  shift:(## 13) bit_number:(## 10) {bit_number <= 1022} created_at:uint64 timeout:(## 22) ] = SignedHighloadV3;
batch#ae42e5a4 query_id:uint64 actions:^Actions = HighloadBatch;
`;

/** TEP-81: a message without a record deletes it. */
export const DNS = `
change_record#4eb1f0f9 query_id:uint64 key:bits256 record:^Cell = ChangeRecord;
delete_record#4eb1f0f9 query_id:uint64 key:bits256 = ChangeRecord;
`;

/** TEP-81: a record as it stands in the contract of a domain. */
export const DNS_RECORDS = `
text_chunk$_ {n:#} len:(## 8) data:(bits (len * 8)) next:(TextChunkRef n) = TextChunks (n + 1);
text_chunk_empty$_ = TextChunks 0;
chunk_ref$_ {n:#} ref:^(TextChunks (n + 1)) = TextChunkRef (n + 1);
chunk_ref_empty$_ = TextChunkRef 0;
text$_ chunks:(## 8) rest:(TextChunks chunks) = Text;
proto_http#4854 = Protocol;
proto_list_nil$0 = ProtoList;
proto_list_next$1 head:Protocol tail:ProtoList = ProtoList;
cap_is_wallet#2177 = SmcCapability;
cap_method_seqno#5371 = SmcCapability;
cap_method_pubkey#71f4 = SmcCapability;
cap_name#ff name:Text = SmcCapability;
cap_list_nil$0 = SmcCapList;
cap_list_next$1 head:SmcCapability tail:SmcCapList = SmcCapList;
dns_text#1eda text:Text = DNSRecord;
dns_next_resolver#ba93 resolver:MsgAddressInt = DNSRecord;
dns_adnl_address#ad01 adnl_addr:bits256 flags:(## 8) { flags <= 1 } proto_list:flags . 0?ProtoList = DNSRecord;
dns_smc_address#9fd3 smc_addr:MsgAddressInt flags:(## 8) { flags <= 1 } cap_list:flags . 0?SmcCapList = DNSRecord;
dns_storage_address#7473 bag_id:bits256 = DNSRecord;
`;

/** TEP-64. */
export const METADATA = `
onchain#00 values:(HashmapE 256 ^Cell) = Metadata;
offchain#01 uri:SnakeText = Metadata;
`;

/** Headers of blocks and states, from block.tlb; what is below them, often pruned, stays closed. */
export const BLOCKS = `
shard_ident$00 shard_pfx_bits:(#<= 60) workchain_id:int32 shard_prefix:uint64 = ShardIdent;
ext_blk_ref$_ end_lt:uint64 seq_no:uint32 root_hash:bits256 file_hash:bits256 = ExtBlkRef;
master_info$_ master:ExtBlkRef = BlkMasterInfo;
prev_blk_info$_ prev:ExtBlkRef = BlkPrevInfo 0;
prev_blks_info$_ prev1:^ExtBlkRef prev2:^ExtBlkRef = BlkPrevInfo 1;
capabilities#c4 version:uint32 capabilities:uint64 = GlobalVersion;
block_info#9bc7a987 version:uint32 not_master:(## 1) after_merge:(## 1) before_split:(## 1) after_split:(## 1)
  want_split:Bool want_merge:Bool key_block:Bool vert_seqno_incr:(## 1) flags:(## 8) { flags <= 1 } seq_no:# vert_seq_no:#
  { vert_seq_no >= vert_seqno_incr } shard:ShardIdent gen_utime:uint32 start_lt:uint64 end_lt:uint64
  gen_validator_list_hash_short:uint32 gen_catchain_seqno:uint32 min_ref_mc_seqno:uint32 prev_key_block_seqno:uint32
  gen_software:flags . 0?GlobalVersion master_ref:not_master?^BlkMasterInfo prev_ref:^(BlkPrevInfo after_merge)
  prev_vert_ref:vert_seqno_incr?^(BlkPrevInfo 0) = BlockInfo;
block#11ef55aa global_id:int32 info:^BlockInfo value_flow:^Cell state_update:^Cell extra:^Cell = Block;
shard_state#9023afe2 global_id:int32 shard_id:ShardIdent seq_no:uint32 vert_seq_no:# gen_utime:uint32 gen_lt:uint64
  min_ref_mc_seqno:uint32 out_msg_queue_info:^Cell before_split:(## 1) accounts:^Cell rest:^Cell custom:(Maybe ^Cell) = ShardState;
`;
