import assert from 'node:assert/strict';
import {test} from 'node:test';
import {stem} from '../../../src/search/core/stem.ts';
import {terms, tokens} from '../../../src/search/core/tokens.ts';

test('R-309 identifiers stay whole and are split besides', () => {
  assert.deepEqual(terms('get_wallet_data'), ['get_wallet_data', 'get', 'wallet', 'data']);
  assert.deepEqual(terms('sendRawMessage'), ['sendrawmessag', 'send', 'raw', 'messag']);
  assert.deepEqual(terms('SENDRAWMSG'), ['sendrawmsg']);
  assert.ok(terms('op::transfer').includes('transfer'));
});

test('R-309 opcodes are found with and without 0x, exit codes with and without their sign', () => {
  assert.ok(terms('0x178d4519').includes('178d4519'));
  assert.ok(terms('#178d4519').includes('178d4519'));
  assert.deepEqual(terms('exit code -14'), ['exit', 'code', '14', '-14']);
  assert.ok(!terms('2023-07-14').includes('-14'), 'a date has no negative numbers');
});

test('R-309 inflected words share a term: English and Russian, on any page', () => {
  assert.equal(stem('transactions'), stem('transaction'));
  for (const [one, other] of [
    ['сообщения', 'сообщений'],
    ['комиссией', 'комиссии'],
    ['жетонами', 'жетоны'],
    ['ячеек', 'ячейка'],
    ['узлов', 'узел'],
    ['кошельков', 'кошелек'],
    ['ошибок', 'ошибка'],
    ['владельца', 'владелец'],
    ['корня', 'корень'],
    ['чисел', 'числа'],
    ['подписью', 'подпись'],
    ['записей', 'запись'],
  ] as const)
    assert.equal(stem(one), stem(other), `${one}, ${other}`);
  assert.notEqual(stem('список'), stem('писк'));
  assert.deepEqual(terms('Ещё узёл'), terms('еще узел'));
});

test('R-309 Chinese is cut into pairs, whatever stands around it', () => {
  assert.deepEqual(terms('验证者节点'), ['验证', '证者', '者节', '节点']);
  assert.deepEqual(terms('铸造NFT集合'), ['铸造', 'nft', '集合']);
  assert.deepEqual(terms('费'), ['费']);
});

test('a term knows its place in the text', () => {
  const text = 'Call get_wallet_data, then 验证者.';
  for (const {term, start, end} of tokens(text)) {
    assert.ok(start < end && end <= text.length, term);
    if (/\p{Script=Han}/u.test(term)) assert.equal(text.slice(start, end), term);
  }
});

test('what is no text gives no terms, and nothing throws', () => {
  for (const text of ['', '   ', '!?.,;:()[]{}', '\u0000\u0001', '\ud800', '👩‍👩‍👧‍👦🚀', '​﻿', '<>&"\''])
    assert.deepEqual(terms(text), [], JSON.stringify(text));
  assert.deepEqual(terms('__proto__'), ['proto__'.replace(/_+$/, '')]);
  assert.ok(terms('constructor toString hasOwnProperty').length >= 3);
  assert.ok(terms('x'.repeat(1000)).length === 0, 'a listing without a space is no word');
  assert.ok(terms('مرحبا שלום').length === 2);
});
