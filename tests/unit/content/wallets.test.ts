import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {beginCell, type Cell, Dictionary, fromNano, internal, SendMode, toNano} from '@ton/core';
import {
  WalletContractV1R1,
  WalletContractV2R1,
  WalletContractV3R2,
  WalletContractV4,
  WalletContractV5Beta,
  WalletContractV5R1,
} from '@ton/ton';
import {readBag} from '../../../src/tools/boc/read.ts';
import {decodeCell} from '../../../src/tools/boc/tlb/decode.ts';
import {BLOCK, BODIES} from '../../../src/tools/boc/tlb/schemas.ts';
import {parseSchema, parseType} from '../../../src/tools/boc/tlb/syntax.ts';
import type {Value} from '../../../src/tools/boc/tlb/value.ts';

const page = fs.readFileSync(
  path.join(__dirname, '../../../docs/v3/documentation/smart-contracts/contracts-specs/wallet-contracts.mdx'),
  'utf8',
);
const load = async () => ({
  ...(await import('../../../samples/wallet-versions/versions.ts')),
  ...(await import('../../../samples/wallet-versions/runs.ts')),
  ...(await import('../../../samples/wallet-versions/bodies.ts')),
});

/** Rows of the first table after a heading, cells without backticks. */
function table(id: string): string[][] {
  const from = page.indexOf(`{#${id}}`);
  assert.notEqual(from, -1, id);
  const [, rows] = /\n\|[^\n]+\n\|[-|: ]+\n((?:\|[^\n]+\n)+)/.exec(page.slice(from)) ?? [];
  assert.ok(rows, id);
  return rows
    .trim()
    .split('\n')
    .map((row) =>
      row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

function cells(root: Cell, seen = new Set<string>()): number {
  seen.add(root.hash().toString('hex'));
  for (const ref of root.refs) cells(ref, seen);
  return seen.size;
}

test('code hashes: ten, nine of them computed from the code in @ton/ton, both forms agree', async () => {
  const {versions, keys} = await load();
  const rows = table('wallet-contracts-hashes');
  assert.equal(rows.length, 10);
  for (const [, hex, base64] of rows) assert.equal(Buffer.from(hex ?? '', 'hex').toString('base64'), base64);
  const stated = Object.fromEntries(rows.map(([name, hex]) => [name, hex]));
  for (const {name, create} of versions)
    assert.equal(create(keys.publicKey).init.code.hash().toString('hex'), stated[name.toLowerCase()], name);
  assert.equal(versions.length, 9);
  const beta = WalletContractV5Beta.create({publicKey: keys.publicKey}).init.code;
  assert.ok(beta.isExotic && page.includes(beta.hash().toString('hex')));
});

test('limits and fees: the table is what the emulator measures', async () => {
  const {versions, cost, keys} = await load();
  const rows = table('limits-and-fees');
  assert.equal(rows.length, versions.length);
  for (const version of versions) {
    const row = rows.find(([name]) => name === version.name.toLowerCase());
    const {code, data} = version.create(keys.publicKey).init;
    const [one, most] = [await cost(version, 1), await cost(version, version.limit)];
    assert.deepEqual([one.arrived, most.arrived], [1, version.limit]);
    assert.deepEqual(
      row?.slice(1).map((cell) => Number(cell.replace(',', ''))),
      [cells(code), data.bits.length, version.limit, one.gas, fromNano(one.fees), most.gas, fromNano(most.fees)].map(Number),
      version.name,
    );
  }
});

test('exit codes: every code of each table was made to happen, and no other happened', async () => {
  const {byForm, exitCodes} = await load();
  const ids = {v1: 'exit-codes', v2: 'exit-codes-v2', v3: 'exit-codes-1', v4: 'exit-codes-2', v5: 'exit-codes-3'} as const;
  for (const [form, id] of Object.entries(ids)) {
    const stated = table(id).map(([code]) => Number(code));
    for (const version of byForm(form as keyof typeof ids)) {
      const found = new Set(Object.values(await exitCodes(version)).filter((code) => code !== 0));
      assert.deepEqual([...found].sort(), [...stated].sort(), version.name);
    }
  }
  for (const [code, hex] of table('exit-codes-3')) if (hex) assert.equal(Number(code), Number(hex));
});

test('get methods: those of the tables answer, all others end as the page says', async () => {
  const {versions, methods, keys} = await load();
  const stated = (name: string): string[] => {
    if (name === 'V4R2' || name === 'V5R1')
      return table(name === 'V4R2' ? 'get-methods-1' : 'get-methods-2').map(([method]) => (method ?? '').replace(/\(.*/, ''));
    const [version, revision] = [name.slice(0, 2).toLowerCase(), name.slice(2).toLowerCase()];
    return table('get-methods')
      .filter(([, r1, r2]) => (revision === 'r3' ? true : (revision === 'r1' ? r1 : r2)?.includes(version)))
      .map(([method]) => (method ?? '').split(' ')[0] ?? '');
  };
  for (const version of versions) {
    const {has, otherwise} = await methods(version);
    assert.deepEqual(has, stated(version.name).sort(), version.name);
    assert.deepEqual(otherwise, [version.form === 'v4' || version.form === 'v5' ? 11 : 32], version.name);
    if (version.form !== 'v4' && version.form !== 'v5') continue;
    // The dictionary of methods: two entries for messages, the rest are the get methods.
    const code = version.create(keys.publicKey).init.code;
    const entries = code.refs[0]?.beginParse().loadDictDirect(Dictionary.Keys.Int(19), {serialize: () => undefined, parse: () => true});
    assert.equal(entries?.keys().filter((key) => key > 65_535).length, has.length, version.name);
  }
});

test('requests by hand are those of @ton/ton, byte by byte', async () => {
  const {toSign, signed, keys, defaultWalletId} = await load();
  const {publicKey, secretKey} = keys;
  const message = internal({to: `0:${'1'.repeat(64)}`, value: toNano('1'), body: 'rent'});
  const [seqno, timeout, sendMode] = [5, 1_800_000_000, SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS];
  const order = (form: 'v1' | 'v2' | 'v3' | 'v4' | 'v5') => ({
    seqno,
    validUntil: timeout,
    walletId: defaultWalletId(form) ?? 0,
    messages: [message],
  });
  const common = {seqno, secretKey, timeout, sendMode};
  const theirs = {
    v1: WalletContractV1R1.create({workchain: 0, publicKey}).createTransfer({seqno, secretKey, sendMode, message}),
    v2: WalletContractV2R1.create({workchain: 0, publicKey}).createTransfer({...common, messages: [message]}),
    v3: WalletContractV3R2.create({workchain: 0, publicKey}).createTransfer({...common, messages: [message]}),
    v4: WalletContractV4.create({workchain: 0, publicKey}).createTransfer({...common, messages: [message]}),
    v5: WalletContractV5R1.create({publicKey}).createTransfer({...common, messages: [message]}),
  };
  for (const form of ['v1', 'v2', 'v3', 'v4', 'v5'] as const) {
    const ours = signed(form, toSign(form, order(form)), secretKey);
    assert.equal(ours.toString(), theirs[form].toString(), form);
  }
});

test('wallet ids', async () => {
  const {keys} = await load();
  const {publicKey} = keys;
  assert.equal(WalletContractV3R2.create({workchain: 0, publicKey}).walletId, 698_983_191);
  assert.equal((698_983_191).toString(16), '29a9a317');
  const rows = table('persistent-memory-layout-3');
  assert.deepEqual(
    rows.map(([bits]) => Number.parseInt(bits ?? '', 10)),
    [1, 8, 8, 15],
  );
  for (const [name, globalId] of [
    ['mainnet', -239],
    ['testnet', -3],
  ] as const) {
    const {data} = WalletContractV5R1.create({publicKey, walletId: {networkGlobalId: globalId}}).init;
    const id = data.beginParse().skip(33).loadUint(32);
    assert.ok(page.includes(` | −${-globalId} | ${id} (\`0x${id.toString(16)}\`) |\n`), name);
    assert.equal(beginCell().storeUint(id, 32).endCell().beginParse().loadInt(32) ^ globalId, 1 << 31, name);
  }
});

/** The schemas of the page, and one of what its tables put around them. */
const schemas = [
  [...page.matchAll(/```tlb\n([\s\S]*?)```/g)].map(([, code]) => code).join('\n'),
  // "prefix, `W5Request`, extended actions, then 512 bits: signature"; without extended actions nothing stands between.
  'w5_signed#_ prefix:uint32 request:W5Request signature:bits512 = W5Signed;',
]
  .concat(BODIES, BLOCK)
  .map(parseSchema);

/** A cell read by the page's schema, to its last bit and reference: field to text, those of a type within it, too. */
function byPage(cell: Cell, type: string): Record<string, string> {
  const {value, fault} = decodeCell(readBag(new Uint8Array(cell.toBoc())), 0, parseType(type), schemas);
  assert.equal(fault, undefined, JSON.stringify(fault));
  const fields: Record<string, string> = {};
  const collect = ({name, text, word, type: of, children}: Value): void => {
    assert.ok(word !== 'rest' || of !== '', `${type} leaves bits over`);
    if (children.length === 0 || word) fields[name] = word === 'empty-dictionary' ? 'empty' : text;
    else children.forEach(collect);
  };
  collect(value!);
  return fields;
}
const hex = (bytes: Buffer): string => bytes.toString('hex');

test('storage: what @ton/ton puts into each wallet is read by the schema of the page, field by field', async () => {
  const {versions, keys, defaultWalletId} = await load();
  const layouts = {v1: 'WalletV1Data', v2: 'WalletV1Data', v3: 'WalletV3Data', v4: 'WalletV4Data', v5: 'WalletV5Data'} as const;
  const public_key = hex(keys.publicKey);
  for (const {name, form, create} of versions) {
    const read = byPage(create(keys.publicKey).init.data, layouts[form]);
    const wallet_id = String(defaultWalletId(form));
    const common = {seqno: '0', public_key};
    const expected = {
      v1: common,
      v2: common,
      v3: {...common, wallet_id},
      v4: {...common, wallet_id, plugins: 'empty'},
      v5: {...common, wallet_id, is_signature_allowed: 'true', extensions: 'empty'},
    }[form];
    assert.deepEqual({...read, public_key: read.public_key?.toLowerCase()}, expected, name);
  }
});

test('request of v5: what @ton/ton signs is read by the schema of the page, field by field', async () => {
  const {keys} = await load();
  const {publicKey, secretKey} = keys;
  const message = internal({to: `0:${'1'.repeat(64)}`, value: toNano('1'), body: 'rent'});
  const wallet = WalletContractV5R1.create({publicKey});
  const common = {
    seqno: 5,
    secretKey,
    timeout: 1_800_000_000,
    sendMode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
    messages: [message],
  };
  for (const [authType, word] of [
    ['external', 'sign'],
    ['internal', 'sint'],
  ] as const) {
    const request = wallet.createTransfer({...common, authType});
    const {out_actions, signature, ...read} = byPage(request, 'W5Signed');
    assert.deepEqual(read, {
      prefix: String(Buffer.from(word).readUInt32BE()),
      wallet_id: String(0x7fffff11),
      valid_until: '1800000000',
      seqno: '5',
      has_other_actions: 'false',
    });
    assert.ok(out_actions !== undefined && out_actions !== 'nothing');
    assert.equal(
      signature?.toLowerCase(),
      hex(
        request
          .beginParse()
          .skip(request.bits.length - 512)
          .loadBuffer(64),
      ),
    );
  }
});

test('requests of v1 to v4: the tables of the page, read as a schema, read what @ton/ton signs', async () => {
  const {keys, defaultWalletId} = await load();
  const {publicKey, secretKey} = keys;
  const message = internal({to: `0:${'1'.repeat(64)}`, value: toNano('1'), body: 'rent'});
  const common = {
    seqno: 5,
    secretKey,
    timeout: 1_800_000_000,
    sendMode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
    messages: [message],
  };
  const requests = [
    ['external-message-body-layout', 'v1', WalletContractV1R1.create({workchain: 0, publicKey}).createTransfer({...common, message})],
    ['external-message-body-layout-1', 'v2', WalletContractV2R1.create({workchain: 0, publicKey}).createTransfer(common)],
    ['external-message-layout', 'v3', WalletContractV3R2.create({workchain: 0, publicKey}).createTransfer(common)],
    ['external-message-body-layout-2', 'v4', WalletContractV4.create({workchain: 0, publicKey}).createTransfer(common)],
  ] as const;
  for (const [id, form, request] of requests) {
    const found: Record<string, number> = {};
    const slice = request.beginParse();
    const signature = slice.loadBuffer(64);
    for (const [field = '', bits = ''] of table(id).slice(1)) {
      // Fields that have no name of their own are told in words: the mode of a message, the operation of v4, eight bits each.
      const name = /^(?:seqno|valid_until|wallet_id)\b/.exec(field)?.[0] ?? (form === 'v4' ? 'operation' : 'mode');
      if (/^\d+/.test(bits)) found[name] = slice.loadUint(Number.parseInt(bits, 10));
    }
    // Of v4, the fields of operation 0 stand in the table of operations.
    if (form === 'v4') found.mode = slice.loadUint(8);
    assert.equal(signature.length, 64);
    assert.equal(slice.remainingBits, 0, form);
    const wallet_id = defaultWalletId(form);
    assert.deepEqual(
      found,
      {
        seqno: 5,
        mode: 3,
        ...(form !== 'v1' && {valid_until: 1_800_000_000}),
        ...(wallet_id !== undefined && {wallet_id}),
        ...(form === 'v4' && {operation: 0}),
      },
      form,
    );
  }
});
