import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createProcessor} from '@mdx-js/mdx';
import {beginCell, internal, toNano, type Cell} from '@ton/core';
import {Blockchain} from '@ton/sandbox';
import {VFile} from 'vfile';
import {emulatorConfig} from '../../../data/config/index.ts';
import {mainnet} from '../../../data/config/mainnet.ts';
import {forwardFee, gasFee, storageFee, storagePricesOf} from '../../../data/config/fees.ts';
import {figures} from '../../../remark/facts/figures.ts';
import {remarkFacts} from '../../../remark/facts/index.ts';
import {opcodeOf} from '../../../remark/facts/opcode.ts';

const NBSP = '\u00A0';
const show = (name: string, attributes: Record<string, string>, language: 'en' | 'zh-CN' | 'ru' = 'en'): string =>
  (figures[name] as (typeof figures)[string])(attributes, language).text;

test('operation codes of TEP-74', () => {
  const lines: [string, boolean, number][] = [
    [
      'transfer#0f8a7ea5 query_id:uint64 amount:(VarUInteger 16) destination:MsgAddress response_destination:MsgAddress custom_payload:(Maybe ^Cell) forward_ton_amount:(VarUInteger 16) forward_payload:(Either Cell ^Cell) = InternalMsgBody;',
      false,
      0x0f8a7ea5,
    ],
    ['excesses query_id:uint64 = InternalMsgBody', true, 0xd53276db],
    [
      'burn query_id:uint64 amount:VarUInteger 16 response_destination:MsgAddress custom_payload:Maybe ^Cell = InternalMsgBody',
      false,
      0x595f07bc,
    ],
  ];
  for (const [line, response, opcode] of lines) assert.equal(opcodeOf(line, response), opcode, line);
});

test('figures as text, in the number format of the language', () => {
  assert.equal(show('Fee', {gas: '10000'}), `0.000666668${NBSP}GRAM`);
  assert.equal(show('Fee', {gas: '10000'}, 'ru'), `0,000666668${NBSP}GRAM`);
  assert.equal(show('Fee', {gas: '10000', chain: 'masterchain'}), `0.1${NBSP}GRAM`);
  assert.equal(show('Opcode', {tlb: 'excesses query_id:uint64 = InternalMsgBody', response: ''}), '0xd53276db');
  assert.equal(
    show('AddressForm', {address: `-1:${'3'.repeat(64)}`, form: 'bounceable'}),
    'Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF',
  );
  assert.equal(show('CodeHash', {of: 'wallet-v5r1'}), '20834b7b72b112147e1b2fb457b84e74d1a30f04f737d4f62a668e9552d2b72f');
});

test('what cannot be computed fails with file and line', async () => {
  const transform = (mdx: string): Promise<VFile> =>
    createProcessor({remarkPlugins: [remarkFacts]}).process(new VFile({value: mdx, path: 'docs/a.mdx'}));
  assert.match(String(await transform('A fee of <Fee bits="0" cells="0" />.')), /0\.000066667\s?GRAM/);
  for (const [mdx, says] of [
    ['\n<Fee gas="ten" />', /gas="…" is a whole number/],
    ['\n<CodeHash of="wallet-v9" />', /of="wallet-v9" is none of wallet-v3r2/],
    ['\nx <AddressForm address="nonsense" form="raw" />', /AddressForm/],
  ] as const) {
    await assert.rejects(transform(mdx), (error: {line?: number; message: string}) => {
      assert.match(error.message, says);
      assert.equal(error.line, 2);
      return true;
    });
  }
});

test('the formulas are those of the node: the emulator charges the same', async () => {
  const blockchain = await Blockchain.create({config: emulatorConfig()});
  blockchain.now = 1_800_000_000;
  const sender = await blockchain.treasury('sender');
  const payload = beginCell().storeUint(1, 100).storeRef(beginCell().storeUint(2, 77).endCell()).endCell();
  // A body in a reference: what is below the root is what the formula counts.
  const message = internal({to: sender.address, value: toNano('1'), bounce: false, body: payload});
  const result = await sender.sendMessages([message]);
  const transaction = result.transactions.find(({outMessages}) => outMessages.size === 1);
  const description = transaction?.description;
  assert.ok(description?.type === 'generic' && description.computePhase.type === 'vm');
  assert.equal(description.computePhase.gasFees, gasFee(description.computePhase.gasUsed, mainnet.gas.basechain));

  const out = transaction?.outMessages.get(0);
  const parts = sizeBelowRoot(out?.body as Cell);
  assert.equal(description.actionPhase?.totalFwdFees, forwardFee(parts.bits, parts.cells, mainnet.forward.basechain));

  const account = (await blockchain.getContract(sender.address)).account.account;
  const used = account?.storageStats.used;
  blockchain.now += 31_536_000;
  const later = await sender.sendMessages([message]);
  const storage = later.transactions.find(({outMessages}) => outMessages.size === 1)?.description;
  assert.ok(storage?.type === 'generic' && used);
  assert.equal(
    storage.storagePhase?.storageFeesCollected,
    storageFee(used.bits, used.cells, 31_536_000n, storagePricesOf(mainnet), 'basechain'),
  );
});

/** A body of one cell lies in the root of the message where it fits; then its references alone are below the root. */
function sizeBelowRoot(body: Cell): {bits: bigint; cells: bigint} {
  const seen = new Map<string, number>();
  const visit = (cell: Cell): void => {
    seen.set(cell.hash().toString('hex'), cell.bits.length);
    cell.refs.forEach(visit);
  };
  body.refs.forEach(visit);
  return {bits: BigInt([...seen.values()].reduce((sum, bits) => sum + bits, 0)), cells: BigInt(seen.size)};
}
