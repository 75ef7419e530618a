// Operations whose names every explorer shows. `tests/unit/tools/trace.test.ts` computes each from its TL-B line.

/** Number of the operation to its name in the standard that defines it. */
export const operations: ReadonlyMap<number, string> = new Map([
  [0x00000000, 'comment'],
  [0x2167da4b, 'encrypted comment'],
  [0x0f8a7ea5, 'jetton transfer'],
  [0x178d4519, 'jetton internal_transfer'],
  [0x7362d09c, 'jetton transfer_notification'],
  [0x595f07bc, 'jetton burn'],
  [0x7bdd97de, 'jetton burn_notification'],
  [0xd53276db, 'excesses'],
  [0x2c76b973, 'provide_wallet_address'],
  [0xd1735400, 'take_wallet_address'],
  [0x5fcc3d14, 'nft transfer'],
  [0x05138d91, 'nft ownership_assigned'],
  [0x2fcb26a2, 'get_static_data'],
  [0x8b771735, 'report_static_data'],
  [0x0524c7ae, 'sbt ownership_proof'],
  [0xd0c3bfea, 'sbt request_owner'],
  [0x0dd607e3, 'sbt owner_info'],
  [0x04ded148, 'sbt prove_ownership'],
  [0x1f04537a, 'sbt destroy'],
  [0x6f89f5e3, 'sbt revoke'],
  [0x693d3950, 'get_royalty_params'],
  [0xa8cb00ad, 'report_royalty_params'],
  [0x4eb1f0f9, 'change_dns_record'],
]);
