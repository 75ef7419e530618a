import {translate} from '@docusaurus/Translate';

/** A card of the home page: where it leads and what the reader finds there. */
export interface HomeLink {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

/** Each kind of reader and the first page that is right for them. */
export const readers = (): readonly HomeLink[] => [
  {
    to: '/v3/concepts/dive-into-ton/introduction',
    title: translate({id: 'home.reader.learner.title', message: 'I want to understand TON'}),
    text: translate({id: 'home.reader.learner.text', message: 'Accounts, cells, messages and shards, explained from the start.'}),
  },
  {
    to: '/v3/guidelines/quick-start/getting-started',
    title: translate({id: 'home.reader.contracts.title', message: 'I write smart contracts'}),
    text: translate({id: 'home.reader.contracts.text', message: 'From an empty folder to a tested contract in Tolk.'}),
  },
  {
    to: '/v3/guidelines/dapps/overview',
    title: translate({id: 'home.reader.apps.title', message: 'I build apps'}),
    text: translate({id: 'home.reader.apps.text', message: 'Connect wallets, read the chain, process payments.'}),
  },
  {
    to: '/v3/guidelines/nodes/overview',
    title: translate({id: 'home.reader.nodes.title', message: 'I run nodes'}),
    text: translate({id: 'home.reader.nodes.text', message: 'Pick a kind of node, size the machine, keep it healthy.'}),
  },
  {
    to: '/v3/contribute',
    title: translate({id: 'home.reader.contributors.title', message: 'I want to contribute'}),
    text: translate({id: 'home.reader.contributors.text', message: 'Mend a page, add a sample, translate.'}),
  },
];

/** Pages that developers come back to. */
export const lookedUp = (): readonly HomeLink[] => [
  {
    to: '/v3/documentation/data-formats/tlb/cell-boc',
    title: translate({id: 'home.lookup.boc.title', message: 'Cells and bags of cells'}),
    text: translate({id: 'home.lookup.boc.text', message: 'Serialization, byte by byte'}),
  },
  {
    to: '/v3/documentation/tvm/instructions',
    title: translate({id: 'home.lookup.tvm.title', message: 'TVM instructions'}),
    text: translate({id: 'home.lookup.tvm.text', message: 'Opcodes, operands, gas'}),
  },
  {
    to: '/v3/documentation/network/protocols/adnl/low-level-adnl',
    title: translate({id: 'home.lookup.adnl.title', message: 'Low-level ADNL'}),
    text: translate({id: 'home.lookup.adnl.text', message: 'The handshake and the frames'}),
  },
  {
    to: '/v3/concepts/dive-into-ton/go-from-ethereum/difference-of-blockchains',
    title: translate({id: 'home.lookup.ethereum.title', message: 'Coming from Ethereum'}),
    text: translate({id: 'home.lookup.ethereum.text', message: 'What is different, and why'}),
  },
  {
    to: '/v3/concepts/glossary',
    title: translate({id: 'home.lookup.glossary.title', message: 'Glossary'}),
    text: translate({id: 'home.lookup.glossary.text', message: 'Every term in one place'}),
  },
  {
    to: '/v3/documentation/faq',
    title: translate({id: 'home.lookup.faq.title', message: 'Questions and answers'}),
    text: translate({id: 'home.lookup.faq.text', message: 'Short answers with sources'}),
  },
];
