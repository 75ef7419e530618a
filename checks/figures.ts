import {ports, places, quicOffset, sizes, units, type SizeUnit} from '../data/nodes/figures.ts';
import type {Check, Problem} from './lib/check.ts';
import type {Language} from '../site/page-files.ts';

/** The pages whose figures come from programs and guides: parts of their addresses. */
const AREAS = ['v3/guidelines/nodes/', 'v3/documentation/infra/', 'v3/guidelines/web3/'];

/** Ports, paths and sizes of pages about nodes and web3 are those of data/nodes, in every language. */
export const figures = {
  name: 'figures',
  about: 'Each port, directory of the node and size in the pages on nodes, infrastructure and web3 is in data/nodes, with its source.',
  scope: 'pages',
  async run(context) {
    const pages = (await context.selected()).filter(({file}) => AREAS.some((area) => file.includes(area)));
    const problems: Problem[] = [];
    let count = 0;
    for (const {file, language} of pages) {
      for (const {text, line, code} of linesOf(context.read(file) ?? '')) {
        const found = [...portsIn(text), ...pathsIn(text), ...(code ? [] : sizesIn(text, language))];
        count += found.length;
        for (const {kind, said, known} of found) {
          if (known) continue;
          problems.push({
            file,
            line,
            rule: `figures/${kind}`,
            message: `"${said}" is no ${kind} that data/nodes/figures.ts knows.`,
            remedy: 'Correct it, or add it there with what it is and the place in the source that says so.',
          });
        }
      }
    }
    return {problems, summary: `${count} ports, paths and sizes in ${pages.length} pages`};
  },
} satisfies Check;

interface Found {
  readonly kind: 'port' | 'path' | 'size';
  readonly said: string;
  readonly known: boolean;
}

/** The lines of a page below its front matter; `code` for those inside of a fence, where logs have sizes of their own. */
function linesOf(text: string): {readonly text: string; readonly line: number; readonly code: boolean}[] {
  const all = text.split('\n');
  const first = all[0] === '---' ? all.indexOf('---', 1) + 1 : 0;
  let code = false;
  return all.slice(first).map((one, index) => {
    const fence = /^\s*```/.test(one);
    if (fence) code = !code;
    return {text: one, line: first + index + 1, code: code || fence};
  });
}

/** `30001/udp`, `port 30001`, `127.0.0.1:30001`, `-p 30001:30001`, `LITESERVER_PORT=30001`; and "port plus 1000". */
const PORT =
  /\b(\d{2,5})\/(?:udp|tcp)\b|(?:\bports?|\bпорт[а-я]*|端口)[ \u00a0]*`?(\d{2,5})\b|(?:127\.0\.0\.1|0\.0\.0\.0|localhost):(\d{2,5})\b|_PORT[=: ]+"?(\d{2,5})\b/giu;
const OFFSET = /(?:port plus|порт(?:у|а|е)? ADNL плюс|端口加) ?(\d+)/gu;

const knownPorts = new Set(ports.map(({port}) => port));

function portsIn(text: string): Found[] {
  return [
    ...[...text.matchAll(PORT)].map(([said, ...groups]) => ({said, known: knownPorts.has(Number(groups.find(Boolean)))})),
    ...[...text.matchAll(OFFSET)].map(([said, number]) => ({said, known: Number(number) === quicOffset.port})),
  ].map((found) => ({kind: 'port', ...found}));
}

/** Directories that MyTonCtrl and the node choose; what else lies in the file system is the reader's. */
const PATH = /\/(?:var\/ton-work|usr\/bin\/(?:ton|mytonctrl|lite-client)|usr\/src\/|usr\/local\/bin\/\w)[\w./-]*/g;

const knownPaths = new Set(places.map(({path}) => path));

function pathsIn(text: string): Found[] {
  return [...text.matchAll(PATH)].map(([said]) => ({kind: 'path', said, known: knownPaths.has(said.replace(/[/.]+$/, ''))}));
}

const unitOf = new Map<string, SizeUnit>(
  Object.entries(units).flatMap(([unit, spellings]) => spellings.map((spelling) => [spelling, unit as SizeUnit] as const)),
);
const SPELLING = [...unitOf.keys()].sort((a, b) => b.length - a.length).join('|');
const NUMBER = '\\d{1,3}(?:[,\\u00a0\\u202f ]\\d{3})+|\\d+(?:[.,]\\d+)?';
const SIZE = new RegExp(`(?<![\\w.,:/-])(${NUMBER})[ \\u00a0]?(${SPELLING})(?![\\p{L}/])`, 'gu');

const knownSizes = new Set(sizes.map(({amount, unit}) => `${amount} ${unit}`));

function sizesIn(text: string, language: Language): Found[] {
  return [...text.matchAll(SIZE)].map(([said, number = '', spelling = '']) => ({
    kind: 'size',
    said,
    known: knownSizes.has(`${amountOf(number, language)} ${unitOf.get(spelling)}`),
  }));
}

/** `64,000` and `1.92` in English and Chinese, `64 000` and `1,92` in Russian. */
const amountOf = (text: string, language: Language): number =>
  Number(language === 'ru' ? text.replace(/\s/g, '').replace(',', '.') : text.replace(/[\s,]/g, ''));
