import {term, wrong, type Term} from './types.ts';

/** Keys and signatures. */
export const cryptography: readonly Term[] = [
  term('private-key', 'private key', '私钥', 'закрытый ключ', {
    search: {ru: ['приватный ключ']},
    wrong: {
      zh: [wrong('私匙', 'misspelled'), wrong('私密钥匙', 'a literal translation')],
      ru: [wrong('приватный ключ', 'a calque', 'приватн* ключ*'), wrong('секретный ключ', 'a second word', 'секретн* ключ*')],
    },
  }),
  term('public-key', 'public key', '公钥', 'открытый ключ', {
    search: {ru: ['публичный ключ']},
    wrong: {ru: [wrong('публичный ключ', 'a calque', 'публичн* ключ*')], zh: [wrong('公匙', 'misspelled')]},
  }),
  term('key-pair', 'key pair', '密钥对', 'пара ключей', {
    wrong: {en: [wrong('keypair', 'two words', /\bkeypairs?\b/i)], zh: [wrong('密匙', 'misspelled')]},
  }),
  term('mnemonic', 'mnemonic', '助记词', 'мнемоника', {
    wrong: {zh: [wrong('助记短语', 'a second word')]},
    note: 'ru: «сид-фраза» for the words a user keeps, «мнемоника» in the names of functions.',
  }),
  term('seed-phrase', 'seed phrase', '助记词', 'сид-фраза', {
    wrong: {
      en: [wrong('seed-phrase', 'no hyphen', /\bseed-phrases?\b/i)],
      zh: [wrong('种子短语', 'a literal translation'), wrong('种子词', 'a second word')],
      ru: [wrong('сид фраза', 'with a hyphen', 'сид фраз*'), wrong('секретная фраза', 'a second word', 'секретн* фраз*')],
    },
  }),
  term('signature', 'signature', '签名', 'подпись'),
  term('verify-signature', 'verify a signature', '验证签名', 'проверка подписи', {
    wrong: {zh: [wrong('核对签名', 'to compare by eye'), wrong('校验签名', 'a second word')]},
  }),
  term('ed25519', 'Ed25519', 'Ed25519', 'Ed25519', {wrong: {en: [wrong('ED25519', 'a small d', /\bED25519\b/)]}}),
  term('random-number', 'random number', '随机数', 'случайное число'),
  term('zero-knowledge-proof', 'zero-knowledge proof', '零知识证明', 'доказательство с нулевым разглашением', {
    search: {ru: ['zk-пруф'], en: ['ZKP']},
  }),
  term('encryption', 'encryption', '加密', 'шифрование'),
  term('shared-secret', 'shared secret', '共享密钥', 'общий секрет'),
];
