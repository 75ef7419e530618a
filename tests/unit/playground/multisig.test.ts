// The multisig and its order in the playground, with the values that the panel begins with: proposed, approved, executed.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Address, internal, toNano} from '@ton/core';
import {NEXT, packOrder, replaceSettings, transfer} from '../../../samples/multisig/v2.ts';
import {emptyWorld, people} from '../../../src/playground/engine/world.ts';
import {cellInput} from '../../../src/playground/panel/logic/draft.ts';
import {messagesOf, setupOf, startOf, withEntry} from '../../../src/playground/panel/logic/project.ts';
import {call, sample} from './session.ts';

const files = ['multisig.tolk', 'order.tolk', 'messages.tolk', 'order-storage.tolk'];
const project = startOf({
  entry: 'multisig.tolk',
  sources: Object.fromEntries(files.map((file) => [file, sample(`multisig/${file}`)])),
});

test('the values to start with are those of the wrapper', () => {
  const signers = [people.owner, people.stranger].map((address) => Address.parse(address));
  const list = replaceSettings({threshold: 2, signers, proposers: []}).beginParse().skip(40).preloadRef();
  const order = packOrder([transfer(internal({to: people.stranger, value: toNano('0.1'), bounce: false}))]);
  const base64 = (cell: typeof list): string => cell.toBoc().toString('base64');

  const stored = Object.fromEntries(setupOf(project, 'multisig.tolk').data.fields.map(({name, value}) => [name, value]));
  assert.deepEqual(stored, {
    nextSeqno: '0',
    threshold: '2',
    signers: base64(list),
    signersNum: '2',
    proposers: '',
    allowArbitrarySeqno: 'false',
    orderCode: 'order.tolk',
  });
  const [first] = messagesOf(project.sources, 'multisig.tolk');
  assert.equal(first!.name, 'NewOrder');
  const values = Object.fromEntries(first!.fields.map(({name, value}) => [name, value]));
  assert.equal(BigInt(values.orderSeqno!), NEXT);
  assert.equal(values.order, base64(order));
  assert.equal(values.isSigner, 'true');
});

test('proposed by the owner, approved by the stranger, executed', async () => {
  const codes: Record<string, string> = {};
  for (const entry of ['multisig.tolk', 'order.tolk']) {
    const result = await call('compile', {language: 'tolk', entry, sources: project.sources});
    assert.ok(result.ok);
    codes[entry] = result.code;
  }
  const deployed = await call('deploy', {
    world: emptyWorld(1_786_190_400),
    code: codes['multisig.tolk']!,
    data: cellInput(setupOf(project, 'multisig.tolk').data, codes),
    body: {kind: 'empty'},
    value: '500000000',
    from: people.owner,
    anew: true,
  });
  const {from, value, bounce, body} = project.message;
  const proposed = await call('internal', {
    world: deployed.world,
    to: deployed.account,
    from,
    value: toNano(value).toString(),
    bounce,
    body: cellInput(body, codes),
  });
  assert.deepEqual(
    proposed.transactions.map(({ok}) => ok),
    [true, true],
  );
  const order = proposed.transactions[1]!.account;

  const approval = withEntry(project, 'order.tolk').message;
  const approved = await call('internal', {
    world: proposed.world,
    to: order,
    from: people.stranger,
    value: toNano(approval.value).toString(),
    bounce,
    body: cellInput(approval.body, codes),
  });
  assert.deepEqual(
    approved.transactions.map(({account, ok}) => [account, ok]),
    [
      [order, true],
      [deployed.account, true],
    ],
  );
  const [payment] = approved.transactions[1]!.sent;
  assert.equal(payment!.to, people.stranger);
  assert.equal(payment!.value, toNano('0.1').toString());
});
