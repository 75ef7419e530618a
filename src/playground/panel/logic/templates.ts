import {GROUPS} from './groups';
import type {Sample} from './samples';

/** Names of the templates; the strings have a label for each. */
export const templateNames = ['counter', 'jetton', 'nft', 'upgrade', 'wallet', 'multisig', 'empty', 'counterFunc', 'emptyFunc'] as const;
export type TemplateName = (typeof templateNames)[number];

const EMPTY_TOLK = `// A contract that accepts every message and does nothing.
fun onInternalMessage(in: InMessage) {
}

get fun answer(): int {
    return 42;
}
`;

const EMPTY_FUNC = `;; A contract that accepts every message and does nothing.
() recv_internal(int balance, int value, cell message, slice body) impure {
}

int answer() method_id {
    return 42;
}
`;

const group = (first: string): readonly string[] => GROUPS.find(([file]) => file === first)!;

const TEMPLATES: Readonly<Record<TemplateName, Pick<Sample, 'language' | 'files' | 'text'>>> = {
  counter: {language: 'tolk', files: ['samples/counter/counter.tolk']},
  jetton: {language: 'tolk', files: group('samples/jetton/jetton-minter.tolk')},
  nft: {language: 'tolk', files: group('samples/nft/nft-collection.tolk')},
  upgrade: {language: 'tolk', files: group('samples/upgradeable/v1.tolk')},
  wallet: {language: 'tolk', files: ['samples/wallet/wallet.tolk']},
  multisig: {language: 'tolk', files: group('samples/multisig/multisig.tolk')},
  empty: {language: 'tolk', files: [], text: EMPTY_TOLK},
  counterFunc: {language: 'func', files: ['samples/counter/counter.fc']},
  emptyFunc: {language: 'func', files: [], text: EMPTY_FUNC},
};

/** What the page of its own begins with, in place of the samples of a page. `labels` are what the reader sees. */
export const templates = (labels: Readonly<Record<TemplateName, string>>): Sample[] =>
  templateNames.map((name) => ({...TEMPLATES[name], name: labels[name], figures: []}));
