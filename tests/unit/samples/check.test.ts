import assert from 'node:assert/strict';
import fs from 'node:fs';
import {before, describe, test} from 'node:test';
import {checkSamples, type Report} from '../../../checks/samples/run.ts';
import {readVerdicts} from '../../../remark/samples/verdicts.ts';
import {temporaryFolder} from '../../lib/temporary-folder.ts';

/** A fence that its tool must refuse: where (line of the code, from 1) and with which words. */
interface Broken {
  readonly lang: string;
  readonly meta?: string;
  readonly code: string;
  readonly at: number;
  readonly says: RegExp;
}

const broken: readonly Broken[] = [
  {lang: 'tolk', code: 'fun main(): int {\n    return beginCel();\n}', at: 2, says: /undefined symbol `beginCel`/},
  {
    lang: 'func',
    code: '#include "stdlib.fc";\n() main() {\n    builder b = begin_cel();\n}',
    at: 3,
    says: /function `begin_cel` undefined/,
  },
  {lang: 'tact', code: 'contract A {\n    get fun a(): Int {\n        return beginCel();\n    }\n}', at: 3, says: /beginCel/},
  {lang: 'tlb', code: 'a$0 = A;\nb$1 value:^Missing = B;', at: 2, says: /the type Missing is declared neither/},
  {lang: 'tlb', code: 'a$0 = A;\n\n2bits = B;', at: 3, says: /does not parse/},
  {lang: 'fift', code: '2 3 +\nfrobnicate', at: 2, says: /unknown word "frobnicate"/},
  {lang: 'tvm', code: 'PUSHINT_4 1\nFROBNICATE', at: 2, says: /FROBNICATE|instruction/i},
  {lang: 'ts', code: "import {beginCell} from '@ton/core';\n\nbeginCell().storeUnit(1, 8);", at: 3, says: /storeUnit/},
  {lang: 'ts', code: 'export function f(a) {\n  return a;\n}', at: 1, says: /implicitly has an 'any' type/},
  {lang: 'tsx', code: 'export const a = <div>{missing}</div>;', at: 1, says: /missing/},
  {lang: 'js', code: "import {beginCell} from '@ton/core';\nbeginCell().storeUnit(1, 8);", at: 2, says: /storeUnit/},
  {lang: 'json', code: '{\n  "a": 1,\n}', at: 3, says: /property name|Unexpected token|JSON/},
  {lang: 'jsonc', code: '{\n  // comments may be\n  "a": 1 2\n}', at: 3, says: /expected/},
  {lang: 'python', code: 'def f():\n    return (1', at: 2, says: /never closed|unexpected/},
  {lang: 'bash', code: 'if true; then\n  echo a', at: 2, says: /syntax error/},
  {lang: 'bash', code: 'cd a\ncurl https://example.com/<API_KEY>', at: 2, says: /<API_KEY> stands outside of quotes/},
  {lang: 'yaml', code: 'a: 1\nb: [1, 2', at: 2, says: /flow collection|expected/},
  {lang: 'toml', code: 'a = 1\nb = \n', at: 2, says: /value|Invalid/i},
  {lang: 'go', code: 'package main\n\nfunc main() {\n\tx := := 1\n}', at: 4, says: /does not parse/},
];

/** Fences of one page, each at a line of its own. */
function page(fences: readonly {lang: string; meta?: string; code: string}[]): {
  file: string;
  fences: {line: number; lang: string; meta: string; code: string}[];
} {
  return {file: 'docs/page.mdx', fences: fences.map(({lang, meta = '', code}, index) => ({line: 100 * (index + 1), lang, meta, code}))};
}

const root = temporaryFolder('samples');
const check = (fences: readonly {lang: string; meta?: string; code: string}[]): Promise<Report> =>
  checkSamples([page(fences)], {root, whole: false});
/** Go's grammar comes from npm; everything else of this list is always there. */
const installed = (lang: string): boolean => lang !== 'go' || fs.existsSync('node_modules/@lezer/go');

describe('a broken fence fails with file, line and message', () => {
  let report: Report;
  // TL-B schemas of a page belong together, so each stands on a page of its own.
  before(async () => {
    const pages = broken.filter(({lang}) => installed(lang)).map((fence, index) => ({...page([fence]), file: `docs/${index}.mdx`}));
    report = await checkSamples(pages, {root, whole: false});
  });
  broken
    .filter(({lang}) => installed(lang))
    .forEach(({lang, at, says}, index) => {
      test(`${lang}: ${String(says)}`, () => {
        const found = report.findings.filter(({file}) => file === `docs/${index}.mdx`);
        assert.ok(found.length, `nothing was found in docs/${index}.mdx`);
        assert.match(found[0]?.message ?? '', says);
        assert.equal(found[0]?.line, 100 + at);
      });
    });
});

describe('declarations', () => {
  const good = 'fun main(): int {\n    return 1;\n}';
  const cases: readonly {name: string; fences: {lang: string; meta?: string; code: string}[]; says?: RegExp}[] = [
    {name: 'a whole sample passes', fences: [{lang: 'tolk', code: good}]},
    {name: 'declarations without an entry point are not whole', fences: [{lang: 'tolk', code: 'const A = 1'}], says: /no entrypoint/},
    {name: 'declarations are a fragment in=contract', fences: [{lang: 'tolk', meta: 'fragment in=contract', code: 'const A = 1'}]},
    {
      name: 'statements are a fragment',
      fences: [{lang: 'tolk', meta: 'fragment', code: 'val c = beginCell().storeUint(1, 8).endCell();\nreturn c;'}],
    },
    {
      name: 'a misspelled function in a fragment fails at its line',
      fences: [{lang: 'tolk', meta: 'fragment', code: 'val a = 1;\nval c = beginCel();'}],
      says: /undefined symbol `beginCel`/,
    },
    {
      name: 'a fragment that is whole',
      fences: [{lang: 'tolk', meta: 'fragment in=contract', code: good}],
      says: /declared a fragment, but it is whole/,
    },
    {
      name: 'a fragment uses the sample that it is of',
      fences: [
        {lang: 'tolk', meta: 'title="storage.tolk" fragment in=contract', code: 'struct Storage {\n    value: uint64\n}'},
        {lang: 'tolk', meta: 'fragment of="storage.tolk"', code: 'val s = Storage { value: 1 };\nreturn s.value;'},
      ],
    },
    {
      name: 'of= names nothing',
      fences: [{lang: 'tolk', meta: 'fragment of="nothing"', code: 'return 1;'}],
      says: /no sample of this page has the title "nothing"/,
    },
    {name: 'of= without fragment', fences: [{lang: 'tolk', meta: 'in=contract', code: 'const A = 1'}], says: /write the word fragment/},
    {
      name: 'an unknown context',
      fences: [{lang: 'tolk', meta: 'fragment in=clas', code: 'const A = 1'}],
      says: /"in=clas" is no context for tolk; there are: function, contract/,
    },
    {
      name: 'must-fail that fails as declared',
      fences: [{lang: 'tolk', meta: 'must-fail="can not assign"', code: 'fun main() {\n    val x: int = true;\n}'}],
    },
    {
      name: 'must-fail that compiles',
      fences: [{lang: 'tolk', meta: 'must-fail="can not assign"', code: good}],
      says: /but the tool takes it/,
    },
    {
      name: 'must-fail with other words',
      fences: [{lang: 'tolk', meta: 'must-fail="overflow"', code: 'fun main() {\n    val x: int = true;\n}'}],
      says: /fails otherwise than with "overflow": can not assign/,
    },
    {name: 'must-fail in a fragment', fences: [{lang: 'tolk', meta: 'fragment must-fail="can not assign"', code: 'val x: int = true;'}]},
    {name: 'no-check with a reason', fences: [{lang: 'tolk', meta: 'no-check="Tolk 1.4 syntax"', code: 'contract Counter {\n}'}]},
    {
      name: 'no-check that passes',
      fences: [{lang: 'tolk', meta: 'no-check="old"', code: good}],
      says: /no-check="old", but the tool takes it as it stands/,
    },
    {
      name: 'no-check that passes in a context',
      fences: [{lang: 'tolk', meta: 'no-check="old"', code: 'return 1;'}],
      says: /but the tool takes it in=function/,
    },
    {
      name: 'a version that is not installed',
      fences: [{lang: 'tolk', meta: 'version="0.0.1"', code: good}],
      says: /npm i -D tolk-js-0\.0\.1@npm:@ton\/tolk-js@0\.0\.1/,
    },
    {
      name: 'FunC: a fragment has the standard library',
      fences: [{lang: 'func', meta: 'fragment', code: 'cell c = begin_cell().store_uint(1, 8).end_cell();'}],
    },
    {
      name: 'FunC: what Tact added to the library is not there',
      fences: [{lang: 'func', meta: 'fragment', code: 'int due = my_storage_due();'}],
      says: /my_storage_due/,
    },
    {name: 'FunC: C comments are no comments', fences: [{lang: 'func', meta: 'fragment', code: 'int x = 1; // one'}], says: /./},
    {
      name: 'TL-B: the schemas of a page are one',
      fences: [
        {lang: 'tlb', code: 'unit$_ value:^Other = Unit2;'},
        {lang: 'tlb', code: 'other$0 grams:Grams to:MsgAddress = Other;'},
      ],
    },
    {name: 'TL-B: fields alone', fences: [{lang: 'tlb', meta: 'fragment', code: 'query_id:uint64 amount:Coins'}]},
    {name: 'Fift: instructions alone', fences: [{lang: 'fift', meta: 'fragment', code: '1 INT\ns0 PUSH\nADD'}]},
    {name: 'TVM assembly', fences: [{lang: 'tvm', code: 'PUSHINT_4 1\nPUSHCONT {\n    INC\n}\nEXECUTE'}]},
    {
      name: 'TypeScript: a fragment uses the sample that it is of',
      fences: [
        {
          lang: 'ts',
          meta: 'title="a.ts"',
          code: "import {Address} from '@ton/core';\nexport const owner = Address.parse('EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c');",
        },
        {lang: 'ts', meta: 'fragment of="a.ts"', code: 'const text: string = owner.toString();\nreturn text;'},
      ],
    },
    {
      name: 'bash: a placeholder between quotes',
      fences: [{lang: 'bash', code: 'curl "https://example.com/<API_KEY>" # <NOT_IN_COMMENTS>'}],
    },
    {name: 'bash: a prompt', fences: [{lang: 'bash', code: '$ ls'}], says: /prompt/},
    {name: 'a bash fragment makes no sense', fences: [{lang: 'bash', meta: 'fragment', code: 'ls'}], says: /cannot be a fragment/},
    {
      name: 'output-of= is what the sample prints',
      fences: [
        {lang: 'ts', meta: 'title="a.ts"', code: "console.log('one');\nthrow new RangeError('two');"},
        {lang: 'output', meta: 'output-of="a.ts"', code: 'one\nRangeError: two'},
      ],
    },
    {
      name: 'output-of= that the sample does not print',
      fences: [
        {lang: 'ts', meta: 'title="a.ts"', code: 'console.log(1);\nconsole.log(2);'},
        {lang: 'output', meta: 'output-of="a.ts"', code: '1\n3'},
      ],
      says: /the sample prints "2" here/,
    },
    {
      name: 'output-of= that ends too early',
      fences: [
        {lang: 'ts', meta: 'title="a.ts"', code: 'console.log(1);\nconsole.log(2);'},
        {lang: 'output', meta: 'output-of="a.ts"', code: '1'},
      ],
      says: /the sample prints "2" here/,
    },
    {
      name: 'output-of= a fragment, which cannot run',
      fences: [
        {lang: 'ts', meta: 'title="a.ts" fragment', code: 'return 1;'},
        {lang: 'output', meta: 'output-of="a.ts"', code: '1'},
      ],
      says: /cannot run by itself/,
    },
    {
      name: 'output-of= that names no sample',
      fences: [{lang: 'output', meta: 'output-of="nothing.ts"', code: '1'}],
      says: /no sample of this page has the title/,
    },
    {
      name: 'output of a shell is shown, not run',
      fences: [
        {lang: 'bash', meta: 'title="a"', code: 'ls'},
        {lang: 'output', meta: 'output-of="a"', code: 'whatever'},
      ],
    },
    {name: 'languages without a tool are counted', fences: [{lang: 'cpp', code: 'int main() {}'}]},
  ];
  let report: Report;
  before(async () => {
    report = await checkSamples(
      cases.map(({fences}, index) => ({...page(fences), file: `docs/case-${index}.mdx`})),
      {root, whole: false},
    );
  });
  cases.forEach(({name, says}, index) => {
    test(name, () => {
      const findings = report.findings.filter(({file}) => file === `docs/case-${index}.mdx`);
      if (says === undefined) assert.deepEqual(findings, []);
      else assert.match(findings[0]?.message ?? 'nothing was found', says);
    });
  });
});

test('a fence that would pass with another declaration is told which', async () => {
  const {findings} = await check([
    {lang: 'tolk', code: 'const A = 1'},
    {lang: 'tolk', meta: 'fragment', code: 'struct A {\n    b: int\n}'},
    {lang: 'tlb', meta: 'fragment', code: 'a$0 b:uint8 = A;'},
  ]);
  assert.deepEqual(
    findings.map(({remedy}) => remedy.replace(/^.*: (?=no word|fragment)/, '')),
    ['fragment in=contract.', 'fragment in=contract.', 'no word: it is whole.'],
  );
});

test('a second run over the same samples runs no tool', async () => {
  const fences = [{lang: 'tolk', code: 'fun main(): int {\n    return 2;\n}'}];
  assert.equal((await check(fences)).ran, 1);
  assert.equal((await check(fences)).ran, 0);
});

test('the build learns what passed, what was refused and with which tool', async () => {
  const {findings} = await check([
    {lang: 'tolk', code: 'fun main(): int {\n    return 3;\n}'},
    {lang: 'tolk', meta: 'must-fail="can not assign"', code: 'fun main() {\n    val x: int = true;\n}'},
    {lang: 'tolk', code: 'fun main() { broken'},
    {lang: 'json', code: '{}'},
  ]);
  assert.equal(findings.length, 1);
  const verdicts = Object.values(readVerdicts('docs/page.mdx', root));
  assert.ok(verdicts.some(({tool, refusal}) => /^Tolk \d+\.\d+\.\d+$/.test(tool) && refusal === undefined));
  assert.ok(verdicts.some(({refusal}) => refusal?.startsWith('can not assign `bool`')));
  assert.ok(!verdicts.some(({tool}) => /json/i.test(tool)), 'what is only parsed carries no mark');
});
