// Pages of contracts and the data of exit codes: each code of a table is in the data, each code of the data on a page.
// Pages of the core reference: each code that a sentence names has its card.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {exitCodes, explainedCodes} from '../../../data/tvm/exit-codes.ts';
import {codeSections, contractSections, placeOf, type CodeSection, type ContractSection} from '../../../data/tvm/exit-codes/pages.ts';
import {remarkExitCodes} from '../../../remark/exit-codes/index.ts';
import {cells, FOLDERS, LANGUAGES} from './pages.ts';

const ROOT = path.join(__dirname, '../../..');

interface Block {
  readonly headings: readonly string[];
  /** The numbers of each column of its tables whose cells are numbers, and all numbers of the block. */
  readonly columns: readonly (readonly number[])[];
  readonly numbers: readonly number[];
}

const file = (language: keyof typeof FOLDERS, page: string): string => path.join(ROOT, FOLDERS[language], `${page}.mdx`);
const read = (language: keyof typeof FOLDERS, page: string): string => fs.readFileSync(file(language, page), 'utf8');
const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** A page heading by heading, code blocks left out. */
function blocks(text: string): Block[] {
  let above: {depth: number; id: string}[] = [];
  return text
    .replace(/^---[\s\S]*?\n---\n/, '')
    .replace(/^```[\s\S]*?^```/gm, '')
    .split(/^(?=#{2,} )/m)
    .map((block) => {
      const [, marks = '', id = ''] = /^(#{2,}) .*\{#([\w-]+)\}/.exec(block) ?? [];
      if (marks) above = [...above.filter(({depth}) => depth < marks.length), {depth: marks.length, id}];
      const columns = [...block.matchAll(/^\|.*\|\n\|[-| ]+\|\n((?:\|.*\|(?:\n|$))+)/gm)].flatMap(([, body = '']) => {
        const rows = body.trim().split('\n').map(cells);
        return (rows[0] ?? []).map((_, column) =>
          rows.map((row) => (row[column] ?? '').replace(/`0x[\da-f]+`/g, '')).flatMap((cell) => (/\p{L}/u.test(cell) ? [] : numbers(cell))),
        );
      });
      return {headings: above.map((one) => one.id), columns, numbers: numbers(block)};
    });
}

const codesOf = (throwers: readonly string[]): Set<number> =>
  new Set(exitCodes.filter(({origin, thrower}) => origin === 'contract' && throwers.includes(thrower)).map(({code}) => code));
const machine = new Set(exitCodes.filter(({thrower}) => thrower === 'TVM').map(({code}) => code));
const pages = [...new Set(contractSections.map(({page}) => page))];

for (const language of LANGUAGES) {
  test(`${language}: each section that is said to speak of codes exists`, () => {
    const sections: readonly ContractSection[] = contractSections;
    const others: readonly CodeSection[] = codeSections;
    for (const {page, heading} of [...sections, ...others])
      assert.ok(heading === undefined || read(language, page).includes(`{#${heading}}`), `${page}#${heading}`);
    const known = new Set(exitCodes.filter(({origin}) => origin === 'contract').map(({thrower}) => thrower));
    for (const {throwers} of sections) for (const thrower of throwers) assert.ok(known.has(thrower), thrower);
  });

  for (const page of pages)
    test(`${language}: ${page.split('/').at(-1)}: the tables of codes are the data, and the data is on the page`, () => {
      const told = new Map<string, Set<number>>();
      let rows = 0;
      for (const {headings, columns, numbers: all} of blocks(read(language, page))) {
        const {throwers} = placeOf(page, headings);
        const own = codesOf(throwers);
        // A column of codes is known by its numbers, whatever stands above it: two different ones at least, and most of all.
        const tables = columns.filter((column) => {
          const known = column.filter((code) => own.has(code));
          return new Set(known).size > 1 && known.length * 2 > column.length;
        });
        for (const code of tables.flat()) assert.ok(own.has(code) || machine.has(code), `${headings.join('#')}: ${code}`);
        for (const thrower of throwers) told.set(thrower, new Set([...(told.get(thrower) ?? []), ...all]));
        rows += tables.flat().length;
      }
      assert.ok(rows > 0);
      for (const [thrower, numbers] of told)
        assert.deepEqual(
          [...codesOf([thrower])].filter((code) => !numbers.has(code)),
          [],
          `${thrower}: not on the page`,
        );
    });

  test(`${language}: the page of a contract that the data names exists, with its heading`, () => {
    for (const {thrower, page} of exitCodes) {
      if (page === undefined) continue;
      const [id = '', heading] = page.slice(1).split('#');
      assert.ok(fs.existsSync(file(language, id)), `${thrower}: ${id}`);
      assert.ok(heading === undefined || read(language, id).includes(`{#${heading}}`), `${thrower}: ${page}`);
    }
  });
}

test('every contract of the data that has a page of the specifications is mapped to it', () => {
  const mapped = new Set<string>(contractSections.flatMap(({throwers}) => [...throwers]));
  for (const {thrower, page} of exitCodes) if (page?.includes('/contracts-specs/')) assert.ok(mapped.has(thrower), thrower);
});

const REFERENCE = [
  'v3/documentation/smart-contracts/func/docs',
  'v3/documentation/smart-contracts/message-management',
  'v3/documentation/data-formats',
  'v3/documentation/smart-contracts/transaction-fees',
  'v3/documentation/smart-contracts/addresses',
  'v3/documentation/smart-contracts/limits',
  'v3/guidelines/smart-contracts/get-methods',
];
const CLOSED = new Set(['heading', 'link', 'code', 'mdxjsEsm']);
/** Stands for a card, so that a number after it is seen as one of the same list. */
const CARD = '\uE000';

/** Every place of a page, with its line, that names a code the data explains without a card. */
function withoutCard(markdown: string, file: string): string[] {
  const front = /^---\n[\s\S]*?\n---\n/.exec(markdown)?.[0] ?? '';
  const text = front.replace(/[^\n]/g, '') + markdown.slice(front.length).replaceAll('{#', '\\{#');
  const tree = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(text) as Root;
  remarkExitCodes()(tree, new VFile({path: file}));
  const found: string[] = [];
  const wordsOf = (node: Nodes): string => {
    if ('name' in node && (node.name === 'ExitCode' || node.name === 'summary')) return CARD;
    if (CLOSED.has(node.type)) return ' … ';
    if (node.type === 'inlineCode') return /^[−-]?\d+$/.test(node.value) ? node.value : ' … ';
    return 'value' in node ? node.value : 'children' in node ? node.children.map(wordsOf).join('') : '';
  };
  const visit = (node: Nodes): void => {
    if (CLOSED.has(node.type)) return;
    if (node.type !== 'paragraph' && node.type !== 'tableCell') {
      if ('children' in node) node.children.forEach(visit);
      return;
    }
    for (const [said, number = ''] of wordsOf(node).matchAll(
      /(?:\bcodes? |\uE000(?:, | and | or ))([−-]?\d+)(?![\d\p{L}.,–]*\d| to \d)/giu,
    ))
      if (explainedCodes.has(Number(number.replace('−', '-')))) found.push(`${file}:${node.position?.start.line}: ${said}`);
  };
  visit(tree);
  return found;
}

test('every "code N" of the core reference has its card', () => {
  const files = REFERENCE.flatMap((id) => {
    const folder = path.join(ROOT, 'docs', id);
    if (!fs.existsSync(folder)) return [`docs/${id}.mdx`];
    const names = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.mdx'));
    return names.map((name) => `docs/${id}/${name}`);
  });
  assert.ok(files.length > 35, `${files.length} pages`);
  assert.deepEqual(
    files.flatMap((name) => withoutCard(fs.readFileSync(path.join(ROOT, name), 'utf8'), name)),
    [],
  );
});

test('a code without a card is found, with its line', () => {
  assert.deepEqual(
    withoutCard('---\na: b\n---\n\nA\n\n| a |\n|---|\n| fails with code `7` |\n\ncodes 9 and 77, code 77', 'docs/v3/x.mdx'),
    ['docs/v3/x.mdx:9: code 7', 'docs/v3/x.mdx:11: codes 9'],
  );
  assert.deepEqual(withoutCard('exit code 9, 10\n\n# code 7\n\n[code 7](/x) `code 7`', 'docs/v3/x.mdx'), ['docs/v3/x.mdx:1: \uE000, 10']);
});
