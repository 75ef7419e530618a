// The bodies are read as func/nft-item.fc of ton-blockchain/dns-contract reads them.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Address, type Cell} from '@ton/core';
import {
  bagRecord,
  changeRecord,
  resolverRecord,
  siteRecord,
  walletRecord,
} from './records.ts';

const address = new Address(0, Buffer.alloc(32, 7));
const id = Buffer.alloc(32, 9);

function read(body: Cell): {key: string; value: Cell | null} {
  const s = body.beginParse();
  assert.equal(s.loadUint(32), 0x4eb1f0f9);
  s.skip(64);
  const key = s.loadBuffer(32).toString('hex');
  const value = s.remainingRefs > 0 ? s.loadRef() : null;
  assert.equal(s.remainingBits, 0);
  return {key, value};
}

test('keys are the SHA-256 hashes of the category names', () => {
  assert.equal(
    read(changeRecord('wallet', null)).key,
    'e8d44050873dba865aa7c170ab4cce64d90839a34dcfd6cf71d14e0205443b1b',
  );
  assert.equal(
    read(changeRecord('dns_next_resolver', null)).key,
    '19f02441ee588fdb26ee24b2568dd035c3c9206e11ab979be62e55558a1d17ff',
  );
});

test('records have the layout of block.tlb', () => {
  const wallet = read(
    changeRecord('wallet', walletRecord(address)),
  ).value?.beginParse();
  assert.equal(wallet?.loadUint(16), 0x9fd3);
  assert.ok(wallet?.loadAddress().equals(address));
  assert.equal(wallet?.loadUint(8), 0);
  const site = siteRecord(id).beginParse();
  assert.equal(site.loadUint(16), 0xad01);
  assert.ok(site.loadBuffer(32).equals(id));
  assert.equal(site.loadUint(8), 0);
  const bag = bagRecord(id).beginParse();
  assert.equal(bag.loadUint(16), 0x7473);
  assert.ok(bag.loadBuffer(32).equals(id));
  const resolver = resolverRecord(address).beginParse();
  assert.equal(resolver.loadUint(16), 0xba93);
  assert.ok(resolver.loadAddress().equals(address));
  assert.equal(resolver.remainingBits, 0);
});

test('a message without a record deletes the record', () => {
  assert.equal(read(changeRecord('site', null)).value, null);
});
