// Pages of contracts and the data of exit codes: each code of a table is in the data, each code of the data on a page.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {exitCodes} from '../../../data/tvm/exit-codes.ts';
import {actionTables, contractSections, placeOf, type ContractSection} from '../../../data/tvm/exit-codes/pages.ts';

const ROOT = path.join(__dirname, '../../..');
const FOLDERS = {
  en: 'docs',
  'zh-CN': 'i18n/zh-CN/docusaurus-plugin-content-docs/current',
  ru: 'i18n/ru/docusaurus-plugin-content-docs/current',
} as const;
const LANGUAGES = Object.keys(FOLDERS) as (keyof typeof FOLDERS)[];
const HEADS = new Set(['Code', 'Else code', '代码', '违反时的代码', 'Код', 'Иначе код']);
/** A mention outside of tables: "exit code 86", "codes 142 and 144", "Codes 33 (seqno), 34 (wallet id)". */
const MENTION =
  /(?:(?<!p)code|код\p{L}*|代码|退出码)s?(?: выхода)?(?:有|为)? ?(\d+(?:(?: ?[(（][^()（）]*[)）])?(?:, |、| and | и | 和 )\d+)*)/giu;

interface Block {
  readonly headings: readonly string[];
  /** Codes of the tables, and of the sentences. */
  readonly tables: readonly number[];
  readonly mentions: readonly number[];
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
      const tables = [...block.matchAll(/^\|.*\|\n\|[-| ]+\|\n(?:\|.*\|(?:\n|$))+/gm)].flatMap(([table]) => {
        const [head = [], , ...rows] = table
          .trim()
          .split('\n')
          .map((line) =>
            line
              .slice(1, -1)
              .split('|')
              .map((cell) => cell.trim()),
          );
        const column = head.findIndex((cell) => HEADS.has(cell));
        return column < 0
          ? []
          : rows
              .map((cells) => (cells[column] ?? '').replace(/`0x[\da-f]+`/g, ''))
              .flatMap((cell) => (/\p{L}/u.test(cell) ? [] : numbers(cell)));
      });
      const mentions = [...block.replace(/^\|.*$/gm, '').matchAll(MENTION)].flatMap(([, list = '']) =>
        numbers(list.replace(/[(（][^()（）]*[)）]/g, '')),
      );
      return {headings: above.map((one) => one.id), tables, mentions};
    });
}

const codesOf = (throwers: readonly string[]): Set<number> =>
  new Set(exitCodes.filter(({origin, thrower}) => origin === 'contract' && throwers.includes(thrower)).map(({code}) => code));
const machine = new Set(exitCodes.filter(({thrower}) => thrower === 'TVM').map(({code}) => code));
const pages = [...new Set(contractSections.map(({page}) => page))];

for (const language of LANGUAGES) {
  test(`${language}: each section that is said to speak of a contract exists`, () => {
    const sections: readonly ContractSection[] = contractSections;
    for (const {page, heading} of [...sections, ...actionTables])
      assert.ok(heading === undefined || read(language, page).includes(`{#${heading}}`), `${page}#${heading}`);
    const known = new Set(exitCodes.filter(({origin}) => origin === 'contract').map(({thrower}) => thrower));
    for (const {throwers} of sections) for (const thrower of throwers) assert.ok(known.has(thrower), thrower);
  });

  for (const page of pages)
    test(`${language}: ${page.split('/').at(-1)}: the tables of codes are the data, and the data is on the page`, () => {
      const told = new Map<string, Set<number>>();
      let rows = 0;
      for (const {headings, tables, mentions} of blocks(read(language, page))) {
        const {throwers} = placeOf(page, headings);
        const own = codesOf(throwers);
        for (const code of tables) assert.ok(own.has(code) || machine.has(code), `${headings.join('#')}: ${code}`);
        for (const thrower of throwers)
          told.set(thrower, new Set([...(told.get(thrower) ?? []), ...[...tables, ...mentions].filter((code) => own.has(code))]));
        rows += tables.length;
      }
      assert.ok(rows > 0);
      for (const [thrower, codes] of told)
        assert.deepEqual(
          [...codesOf([thrower])].filter((code) => !codes.has(code)),
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
