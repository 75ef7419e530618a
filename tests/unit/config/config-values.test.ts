import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createProcessor} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {configValues} from '../../../data/config/values.ts';
import {formatConfigDate, formatFigure} from '../../../remark/config-values/format.ts';
import {remarkConfigValues} from '../../../remark/config-values/index.ts';

const NBSP = '\u00A0';
const show = (name: string, language: 'en' | 'zh-CN' | 'ru', unit = false): string => {
  const figure = configValues[name];
  assert.ok(figure, name);
  return formatFigure(figure, language, unit);
};

test('numbers are written as each language writes them', () => {
  assert.equal(show('basechain.gasPrice', 'en'), '66.67');
  assert.equal(show('basechain.gasPrice', 'zh-CN'), '66.67');
  assert.equal(show('basechain.gasPrice', 'ru'), '66,67');
  assert.equal(show('limits.messageBits', 'en'), '2,097,152');
  assert.equal(show('limits.messageBits', 'ru'), `2${NBSP}097${NBSP}152`);
  assert.equal(show('stake.maxFactor', 'ru'), '4,5');
});

test('units follow the number', () => {
  assert.equal(show('basechain.gasPrice', 'en', true), `66.67${NBSP}nanograms`);
  assert.equal(show('masterchain.gasPrice', 'zh-CN', true), `10,000${NBSP}nanogram`);
  assert.equal(show('stake.min', 'en', true), `300,000${NBSP}GRAM`);
  assert.equal(show('limits.accountCells', 'ru', true), `65${NBSP}536${NBSP}ячеек`);
  assert.equal(show('limits.masterchainAccountCells', 'ru', true), `2048${NBSP}ячеек`);
  assert.equal(show('validators.max', 'en', true), '400');
  assert.equal(show('validators.electedFor', 'en', true), `65,536${NBSP}seconds (about 18.2 hours)`);
  assert.equal(show('validators.stakeHeldFor', 'ru', true), `32${NBSP}768${NBSP}секунд (около 9,1 часа)`);
  assert.equal(show('validators.stakeHeldFor', 'zh-CN', true), `32,768${NBSP}秒（约 9.1 小时）`);
});

test('the date of the configuration', () => {
  assert.equal(formatConfigDate(84773657, '2026-08-08', 'en'), 'block 84,773,657, 8 August 2026');
  assert.equal(formatConfigDate(84773657, '2026-08-08', 'zh-CN'), '区块 84,773,657，2026 年 8 月 8 日');
  assert.equal(formatConfigDate(84773657, '2026-08-08', 'ru'), `блок 84${NBSP}773${NBSP}657, 8 августа 2026 года`);
});

async function transform(mdx: string, path: string): Promise<string> {
  return String(await createProcessor({jsx: true, remarkPlugins: [remarkConfigValues]}).process(new VFile({value: mdx, path})));
}

test('a page gets plain text', async () => {
  const out = await transform('Gas costs <ConfigValue name="basechain.gasPrice" unit /> (<ConfigDate />).', 'docs/a.mdx');
  assert.match(out, /Gas costs "?.*66\.67.nanograms/s);
  assert.match(out, /block 84,773,657, 8 August 2026/);
  assert.doesNotMatch(out, /ConfigValue|ConfigDate/);
  assert.match(await transform('<ConfigValue name="globalVersion" />', 'i18n/ru/docusaurus-plugin-content-docs/current/a.mdx'), /15/);
});

test('an unknown name fails with file and line', async () => {
  await assert.rejects(
    transform('\n\nGas: <ConfigValue name="basechain.gasprice" />', 'docs/a.mdx'),
    (error: {line?: number; file?: string; message: string}) => {
      assert.match(error.message, /no value named "basechain.gasprice"/);
      assert.equal(error.line, 3);
      return true;
    },
  );
});
