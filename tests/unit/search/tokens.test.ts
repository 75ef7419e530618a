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

/** Nobody sees these inside a word. */
const UNSEEN: Readonly<Record<string, string>> = {
  'soft hyphen': '\u00ad',
  'grapheme joiner': '\u034f',
  'Arabic letter mark': '\u061c',
  'zero-width non-joiner': '\u200c',
  'zero-width joiner': '\u200d',
  'left-to-right mark': '\u200e',
  'right-to-left mark': '\u200f',
  'right-to-left override': '\u202e',
  'word joiner': '\u2060',
  'first strong isolate': '\u2068',
  'end of isolate': '\u2069',
  'variation selector': '\ufe0f',
  'byte order mark': '\ufeff',
  'ideographic variation': '\u{e0100}',
};

for (const [name, unseen] of Object.entries(UNSEEN)) {
  test(`a word is one with a ${name} inside, and its place has all of it`, () => {
    for (const word of ['cell', 'Комиссия', 'get_wallet_data', '0x178d4519', '-14', '验证者', 'WalletV4R2', '1.5']) {
      const split = Array.from(word).join(unseen);
      assert.deepEqual(terms(split), terms(word), word);
      assert.deepEqual(terms(split, {singles: true}), terms(word, {singles: true}), word);
      const [text, plain] = [`(${unseen}${split}${unseen}) is ${split}.`, `(${word}) is ${word}.`];
      const pieces = [...tokens(text)].map(({start, end}) => text.slice(start, end));
      const letters = [...tokens(plain)].map(({start, end}) => Array.from(plain.slice(start, end)));
      assert.deepEqual(
        pieces,
        letters.map((list) => list.join(unseen)),
        word,
      );
    }
    assert.deepEqual(terms(unseen), []);
    assert.deepEqual(terms(`${unseen} ${unseen}`), []);
  });
}

test('what stands for a space or a sign between two words parts them, seen or not', () => {
  for (const between of ['\u200b', '\u2062', '\u2063', '\u00a0', '\u2009', '\u3000', '\u0000', '\u2028'])
    assert.deepEqual(terms(`jetton${between}transfer`), terms('jetton transfer'), JSON.stringify(between));
  assert.deepEqual(terms('验证\u200b节点'), ['验证', '节点']);
});

test('what is no text gives no terms, and nothing throws', () => {
  for (const text of ['', '   ', '!?.,;:()[]{}', '\u0000\u0001', '\ud800', '👩‍👩‍👧‍👦🚀', '​﻿', '<>&"\''])
    assert.deepEqual(terms(text), [], JSON.stringify(text));
  assert.deepEqual(terms('__proto__'), ['proto__'.replace(/_+$/, '')]);
  assert.ok(terms('constructor toString hasOwnProperty').length >= 3);
  assert.ok(terms('x'.repeat(1000)).length === 0, 'a listing without a space is no word');
  assert.ok(terms('مرحبا שלום').length === 2);
});
