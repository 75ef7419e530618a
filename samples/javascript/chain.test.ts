import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Address, beginCell, Cell, loadMessage} from '@ton/core';
import {getSecureRandomBytes, keyPairFromSeed} from '@ton/crypto';
import {TonClient, WalletContractV5R1} from '@ton/ton';
import {connect, lookAt, openWallet, pay, readNumber, untilTaken} from './chain.ts';

interface Call {
  readonly method: string;
  readonly params: Record<string, unknown>;
}

/** A client whose answers come from a function instead of a network. */
function clientWith(answer: (call: Call) => unknown): {
  client: TonClient;
  calls: Call[];
} {
  const calls: Call[] = [];
  const client = new TonClient({
    endpoint: 'https://example.invalid/jsonRPC',
    httpAdapter: async (config) => {
      const call = JSON.parse(String(config.data)) as Call;
      calls.push(call);
      return {
        data: {ok: true, result: answer(call)},
        status: 200,
        statusText: 'OK',
        headers: {},
        config,
      };
    },
  });
  return {client, calls};
}

const address = new Address(0, Buffer.alloc(32, 7));
const boc = (cell: Cell): string => cell.toBoc().toString('base64');

test('connect chooses the host', () => {
  assert.equal(
    connect('testnet', 'secret').parameters.endpoint,
    'https://testnet.toncenter.com/api/v2/jsonRPC',
  );
  assert.equal(
    connect('mainnet').parameters.endpoint,
    'https://toncenter.com/api/v2/jsonRPC',
  );
});

test('balance, state and a get method', async () => {
  const {client, calls} = clientWith(({method}) =>
    method === 'runGetMethod'
      ? {gas_used: 500, exit_code: 0, stack: [['num', '0x2a']]}
      : {
          balance: '1500000000',
          state: 'active',
          code: boc(new Cell()),
          data: boc(new Cell()),
          extra_currencies: [],
          last_transaction_id: {
            '@type': 'internal.transactionId',
            lt: '1',
            hash: 'AA==',
          },
          block_id: {
            '@type': 'ton.blockIdExt',
            workchain: -1,
            shard: '-9223372036854775808',
            seqno: 1,
            root_hash: 'AA==',
            file_hash: 'AA==',
          },
          sync_utime: 1,
        },
  );
  assert.deepEqual(await lookAt(client, address), {gram: '1.5', active: true});
  assert.equal(await readNumber(client, address, 'seqno'), 42n);
  assert.deepEqual(
    calls.map(({method}) => method),
    ['getAddressInformation', 'runGetMethod'],
  );
});

test('a payment is a signed message to the wallet for that network', async () => {
  const keys = keyPairFromSeed(await getSecureRandomBytes(32));
  let seqno = 0;
  const {client, calls} = clientWith(({method}) => {
    if (method === 'sendBoc') {
      seqno++;
      return {'@type': 'ok'};
    }
    if (method === 'runGetMethod')
      return {gas_used: 500, exit_code: 0, stack: [['num', `0x${seqno.toString(16)}`]]};
    const active = seqno > 0;
    return {
      balance: '1000000000',
      state: active ? 'active' : 'uninitialized',
      code: active ? boc(new Cell()) : '',
      data: active ? boc(new Cell()) : '',
      extra_currencies: [],
      last_transaction_id: {'@type': 'internal.transactionId', lt: '0', hash: 'AA=='},
      block_id: {
        '@type': 'ton.blockIdExt',
        workchain: -1,
        shard: '-9223372036854775808',
        seqno: 1,
        root_hash: 'AA==',
        file_hash: 'AA==',
      },
      sync_utime: 1,
    };
  });
  const wallet = openWallet(client, 'testnet', keys);
  await pay(wallet, keys, address, '0.5');
  const sent = calls.find(({method}) => method === 'sendBoc');
  const message = loadMessage(Cell.fromBase64(String(sent?.params.boc)).beginParse());
  assert.ok(message.info.type === 'external-in');
  const own = WalletContractV5R1.create({
    publicKey: keys.publicKey,
    walletId: {networkGlobalId: -3},
  });
  assert.ok(message.info.dest.equals(own.address));
  assert.ok(
    message.init?.code?.equals(own.init.code),
    'the first message carries the code',
  );
  assert.equal(message.body.beginParse().loadUint(32), 0x7369676e);
  assert.ok(
    beginCell().storeSlice(message.body.beginParse()).endCell().bits.length > 512,
  );
});

test('waiting ends once the seqno has increased', async () => {
  let seqno = 3;
  const wallet = {getSeqno: () => Promise.resolve(seqno++)};
  await untilTaken(wallet, 4, 1, 1);
  assert.ok(seqno > 5);
});
