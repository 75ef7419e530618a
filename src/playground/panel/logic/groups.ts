// Contracts under `samples/` that work only together: a page that shows one of them opens all of them.
// `tests/unit/playground/project.test.ts` holds the list to the files.

/** Files of one project each, the one that is deployed first at the beginning. */
export const GROUPS: readonly (readonly string[])[] = [
  ['samples/jetton/jetton-minter.tolk', 'samples/jetton/jetton-wallet.tolk'],
  ['samples/nft/nft-collection.tolk', 'samples/nft/nft-item.tolk'],
  ['samples/nft-collection/collection.tolk', 'samples/nft-collection/sale.tolk', 'samples/nft/nft-item.tolk'],
  ['samples/compressed-nft/collection.tolk', 'samples/nft/nft-item.tolk'],
  ['samples/airdrop/airdrop.tolk', 'samples/airdrop/marker.tolk'],
  ['samples/mintless/minter.tolk', 'samples/mintless/wallet.tolk'],
  ['samples/multisig/multisig.tolk', 'samples/multisig/order.tolk'],
  ['samples/bounce-formats/asker.tolk', 'samples/bounce-formats/refuser.tolk'],
  ['samples/upgradeable/v1.tolk', 'samples/upgradeable/v2.tolk'],
  ['samples/security/upgrade-bad.tolk', 'samples/security/replacement.tolk'],
  ['samples/security/upgrade-good.tolk', 'samples/security/replacement.tolk'],
];

/** The files that are opened with a file: itself alone where it needs no other. */
export const groupOf = (file: string): readonly string[] => GROUPS.find((group) => group.includes(file)) ?? [file];
