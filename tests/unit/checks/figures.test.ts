import assert from 'node:assert/strict';
import {test} from 'node:test';
import {figures} from '../../../checks/figures.ts';
import {figuresAsOf, places, ports, quicOffset, sizes, units} from '../../../data/nodes/figures.ts';
import {docFile, page, places as placesOf, run} from './fixture.ts';

type Language = 'en' | 'zh-CN' | 'ru';
const ID = 'v3/guidelines/nodes/a';

const rulesOf = async (body: string, language: Language = 'en', id = ID): Promise<string[]> => {
  const {problems} = await run(figures, {[docFile(id, language)]: page(body)});
  return problems.map(({rule}) => rule);
};

test('figures of the data pass, in the number format of each language', async () => {
  for (const [body, language] of [
    ['Open port 30001 and `31001/udp`.', 'en'],
    ['The ADNL port plus 1000', 'en'],
    ['| Disk | 1.92 TB, 64,000 IOPS | `/var/ton-work/db/` |', 'en'],
    ['16 cores, 128 GB', 'en'],
    ['端口 30003，64,000 IOPS，1.92 TB，16 核', 'zh-CN'],
    ['порт 30003, 64\u00a0000 IOPS, 1,92 ТБ, 16 ядер, 1 Гбит/с', 'ru'],
    ['```bash\nsudo ufw allow 30001/udp\ncd /var/ton-work/db\n```', 'en'],
    // A log has sizes of its own, and /home is the reader's.
    ['```text\n3% (130.7 / 4295.8 MB)\n/home/alice/x\n```', 'en'],
  ] as const)
    assert.deepEqual(await rulesOf(body, language), [], body);
});

test('a wrong port, path or size fails with its line, in every language', async () => {
  for (const [body, rule, language] of [
    ['Open port 30011.', 'port', 'en'],
    ['`30004/tcp`', 'port', 'en'],
    ['`127.0.0.1:8088`', 'port', 'en'],
    ['The ADNL port plus 100', 'port', 'en'],
    ['```bash\nVALIDATOR_PORT=30010\n```', 'port', 'en'],
    ['端口 30009', 'port', 'zh-CN'],
    ['ADNL 端口加 100', 'port', 'zh-CN'],
    ['порт ADNL плюс 100', 'port', 'ru'],
    ['Keys are in `/var/ton-work/key`.', 'path', 'en'],
    ['```bash\ncat /usr/bin/ton/globl.config.json\n```', 'path', 'en'],
    ['127 GB', 'size', 'en'],
    ['64,00 IOPS', 'size', 'en'],
    ['12 核', 'size', 'zh-CN'],
    ['1,93 ТБ', 'size', 'ru'],
    ['65\u00a0000 IOPS', 'size', 'ru'],
  ] as const)
    assert.deepEqual(await rulesOf(body, language), [`figures/${rule}`], body);
  const file = docFile(ID);
  const text = page('Fine.\n\n`30004/tcp`');
  const {problems} = await run(figures, {[file]: text});
  assert.deepEqual(placesOf(problems), [`${file}:${text.split('\n').indexOf('`30004/tcp`') + 1} figures/port`]);
});

test('other pages are not looked at', async () => {
  assert.deepEqual(await rulesOf('127 GB on port 1234', 'en', 'v3/a'), []);
});

test('every figure says where it comes from, and is there once', () => {
  assert.match(figuresAsOf, /^\d{4}-\d\d-\d\d$/);
  for (const {source, what} of [...ports, quicOffset, ...places, ...sizes]) {
    assert.match(source, /^(?:https:\/\/\S+|chosen by the page)$/);
    assert.ok(what.length > 3);
  }
  const keys = [
    ...ports.map(({port}) => `${port}`),
    ...places.map(({path}) => path),
    ...sizes.map(({amount, unit}) => `${amount} ${unit}`),
  ];
  assert.equal(new Set(keys).size, keys.length);
  for (const {path} of places) assert.match(path, /^\/.*[^/]$/);
  const spellings = Object.values(units).flat();
  assert.equal(new Set(spellings).size, spellings.length);
});
