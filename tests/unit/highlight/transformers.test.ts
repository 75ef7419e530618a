// The transformers of fences, on a page: input.mdx → what React gets. UPDATE_GOLDEN=1 rewrites the expected file.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {createProcessor} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {remarkHighlight} from '../../../remark/highlight/index.ts';
import {remarkSamples} from '../../../remark/samples/index.ts';
import {verdictKey, verdictsFile} from '../../../remark/samples/verdicts.ts';
import {temporaryFolder} from '../../lib/temporary-folder.ts';

const folder = new URL('transformers/', import.meta.url);

/** A site's root of its own, with a sample to quote. */
const root = temporaryFolder('highlight');
fs.mkdirSync(path.join(root, 'samples/highlighted'), {recursive: true});
fs.writeFileSync(
  path.join(root, 'samples/highlighted/quote.ts'),
  '// region whole\nexport function f(): number {\n  // region part\n  const x = 1;\n  return x;\n  // endregion\n}\n// endregion\n',
);

async function transform(mdx: string, page = 'docs/page.mdx'): Promise<string> {
  const file = new VFile({value: mdx, path: path.join(root, page), cwd: root});
  return String(await createProcessor({jsx: true, remarkPlugins: [remarkSamples, remarkHighlight]}).process(file));
}

test('R-501: every fence becomes one static element, whose code is highlighted already', async () => {
  const out = await transform(fs.readFileSync(new URL('fences.mdx', folder), 'utf8'));
  const expected = new URL('fences.jsx.txt', folder);
  if (process.env.UPDATE_GOLDEN === '1') fs.writeFileSync(expected, out);
  assert.equal(out, fs.readFileSync(expected, 'utf8'));
});

test('a sample that the check has passed says with which tool; a refused one says why', async () => {
  const [whole, refused] = ['fun main() {}', 'fun main() { x }'];
  const key = (code: string, meta: string): string => verdictKey({lang: 'tolk', meta, code});
  const file = path.join(root, verdictsFile('docs/checked.mdx'));
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(
    file,
    JSON.stringify({
      [key(whole as string, '')]: {tool: 'Tolk 1.3.0'},
      [key(refused as string, 'must-fail="undefined"')]: {tool: 'Tolk 1.3.0', refusal: 'undefined symbol `x`'},
    }),
  );
  const page = `\`\`\`tolk\n${whole}\n\`\`\`\n\n\`\`\`tolk must-fail="undefined"\n${refused}\n\`\`\`\n\n\`\`\`tolk\nfun changed() {}\n\`\`\`\n`;
  const [first, second, third] = (await transform(page, 'docs/checked.mdx')).split('<CodeFigure').slice(1);
  assert.match(first ?? '', /checked="Tolk 1\.3\.0"/);
  assert.match(second ?? '', /refusal="undefined symbol `x`"/);
  assert.doesNotMatch(third ?? '', /checked=/);
});

test('a quotation of nothing fails with file and line', async () => {
  const cases: [string, RegExp][] = [
    ['\n```ts file=samples/highlighted/missing.ts\n```\n', /there is no file samples\/highlighted\/missing\.ts/],
    ['\n```ts file=samples/highlighted/quote.ts#missing\n```\n', /has no region "missing" \(there are: whole, part\)/],
    ['\n```ts file=../secret.ts\n```\n', /only files under samples/],
    ['\n```ts file=samples/highlighted/quote.ts\ncode\n```\n', /has a body of its own/],
  ];
  for (const [mdx, says] of cases) {
    await assert.rejects(transform(mdx), (error: {line?: number; message: string}) => {
      assert.match(error.message, says);
      assert.equal(error.line, 2);
      return true;
    });
  }
});
