import {sidebarTrees} from './sidebars/index.ts';
import {isCategory, type SidebarTree} from './sidebars/sidebar-tree.ts';

/**
 * The pages that open a section, by their ids: each has the section's cell tree in its head (`cell-tree.ts`). A page that
 * is called an overview, an introduction or the README of its folder is one, as a test says, and so is the first page of
 * a section that has none of these.
 */
export const openers: readonly string[] = [
  'v3/concepts/dive-into-ton/introduction',
  'v3/concepts/dive-into-ton/ton-blockchain/blockchain-of-blockchains',
  'v3/concepts/dive-into-ton/ton-ecosystem/wallet-apps',
  'v3/concepts/dive-into-ton/go-from-ethereum/difference-of-blockchains',
  'v3/contribute/README',
  'v3/contribute/style-guide',
  'v3/contribute/localization-program/overview',
  'v3/documentation/ton-documentation',
  'v3/documentation/smart-contracts/overview',
  'v3/documentation/smart-contracts/transaction-fees/fees',
  'v3/documentation/smart-contracts/shards/shards-intro',
  'v3/documentation/smart-contracts/tolk/overview',
  'v3/documentation/smart-contracts/func/overview',
  'v3/documentation/smart-contracts/fift/overview',
  'v3/documentation/tvm/tvm-overview',
  'v3/documentation/data-formats/tlb/cell-boc',
  'v3/documentation/network/protocols/adnl/overview',
  'v3/documentation/network/protocols/dht/ton-dht',
  'v3/documentation/network/configs/blockchain-configs',
  'v3/documentation/infra/nodes/node-types',
  'v3/documentation/infra/nodes/mytonctrl/mytonctrl-overview',
  'v3/documentation/infra/crosschain/overview',
  'v3/documentation/dapps/dapps-overview',
  'v3/documentation/dapps/assets/overview',
  'v3/documentation/whitepapers/overview',
  'v3/guidelines/overview',
  'v3/guidelines/quick-start/getting-started',
  'v3/guidelines/quick-start/developing-smart-contracts/func-tolk-folder/blueprint-sdk-overview',
  'v3/guidelines/quick-start/developing-smart-contracts/tact-folder/tact-blueprint-sdk-overview',
  'v3/guidelines/smart-contracts/guidelines',
  'v3/guidelines/smart-contracts/testing/overview',
  'v3/guidelines/smart-contracts/security/overview',
  'v3/guidelines/dapps/overview',
  'v3/guidelines/dapps/apis-sdks/overview',
  'v3/guidelines/dapps/transactions/overview',
  'v3/guidelines/dapps/asset-processing/payments-processing',
  'v3/guidelines/dapps/tma/overview',
  'v3/guidelines/nodes/overview',
  'v3/guidelines/ton-connect/overview',
  'v3/guidelines/web3/overview',
];

/** The name by which a page is known here: its address without the first slash. */
const nameOf = (id: string): string => id.replace(/^\/|\/README$/g, '');

/** Each page of a sidebar, with the keys of the categories that lead to it. */
function placesOf(tree: SidebarTree, path: string): (readonly [page: string, section: string])[] {
  return tree.flatMap((item) => {
    if (typeof item === 'string') return [[nameOf(item), path] as const];
    return isCategory(item) ? placesOf(item.items, `${path}/${item.key}`) : [[nameOf(item.to), path] as const];
  });
}

const sections = new Map(
  Object.entries(sidebarTrees).flatMap(([sidebar, tree]) =>
    // A page beside the categories opens its sidebar, or is a section for itself.
    placesOf(tree, sidebar).map(([page, section], index) => [page, section === sidebar && index > 0 ? page : section] as const),
  ),
);

/**
 * The section in which a page stands, by its id or its address without the language: the nearest category of its
 * sidebar, the blog, or the page itself. The same in every language.
 */
export function sectionOf(page: string): string {
  const name = nameOf(page);
  return sections.get(name) ?? (name.startsWith('blog') ? 'blog' : name);
}
