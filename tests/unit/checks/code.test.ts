import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {ESLint} from 'eslint';
import {format} from '../../../checks/format.ts';
import {parseTsc} from '../../../checks/types.ts';
import {places, run} from './fixture.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

test('what tsc prints becomes problems with file and line', () => {
  const output = "src/a.tsx(10,5): error TS2322: Type 'string' is not assignable.\n  Reason.\nerror TS18003: No inputs were found.\n";
  assert.deepEqual(places(parseTsc(output)), ['src/a.tsx:10 types/TS2322', 'tsconfig.json:0 types/TS18003']);
});

test('code that Prettier would change is named, prose and ignored files are not', async () => {
  const {problems} = await run(format, {
    '.prettierrc.json': '{ "singleQuote": true }\n',
    '.prettierignore': 'static\n',
    'src/good.ts': "const a = 'b';\n",
    'src/bad.ts': 'const a = "b"\n',
    'src/broken.ts': 'const = ;\n',
    'static/made.js': 'a ( )',
    'node_modules/x/x.js': 'a ( )',
    'docs/v3/a.mdx': '*  a\n',
  });
  assert.deepEqual(places(problems), ['src/bad.ts:0 format/prettier', 'src/broken.ts:1 format/syntax']);
});

test('nothing imports upward, and the logic of tools knows no React', async () => {
  const eslint = new ESLint({cwd: ROOT});
  const cases: [string, string, boolean][] = [
    ['remark/x/index.ts', "import '../../plugins/a/index.ts';", false],
    ['remark/x/index.ts', "import '../../site/languages/index.ts';", true],
    ['remark/x/index.ts', "import '../../site/markdown.ts';", false],
    ['plugins/x/index.ts', "import '../../remark/a/index.ts';", true],
    ['plugins/x/index.ts', "import '../../site/plugins.ts';", false],
    ['plugins/x/index.ts', "import '../../checks/a.ts';", false],
    ['site/x.ts', "import '../plugins/a/index.ts';", true],
    ['site/x.ts', "import '../docusaurus.config.ts';", false],
    ['src/components/X/index.tsx', "import '@site/checks/a';", false],
    ['src/components/X/index.tsx', "import '../../../checks/lib/a';", false],
    ['src/components/X/index.tsx', "import '@site/site/footer';", true],
    ['src/tools/x/logic.ts', "import 'react';", false],
    ['src/tools/x/logic.ts', "import '@docusaurus/Link';", false],
    ['src/tools/x/logic.ts', "import '@ton/core';", true],
    ['src/tools/x/Face.tsx', "import 'react';", true],
    ['src/tvm/x.ts', "import '../checks/a';", false],
  ];
  for (const [file, text, allowed] of cases) {
    const [result] = await eslint.lintText(`${text}\n`, {filePath: path.join(ROOT, file)});
    const refused = result?.messages.some(({ruleId}) => ruleId === 'no-restricted-imports') ?? false;
    assert.equal(refused, !allowed, `${file}: ${text} ${JSON.stringify(result?.messages)}`);
  }
});
