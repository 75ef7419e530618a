import {languages as ALL, type Language} from '../../site/page-files.ts';
import {CODE} from '../lib/facts.ts';

/** A word or a form that this site does not use. */
export interface TermRule {
  /** Names the rule in reports and in the list of allowed places. */
  readonly name: string;
  readonly languages: readonly Language[];
  /** What is found; flags `g` and `u` are added. */
  readonly pattern: RegExp;
  readonly message: string;
  readonly remedy: string;
  /** Not in a text with this. */
  readonly unless?: RegExp;
  /** Looks at addresses of links too. */
  readonly links?: boolean;
}

const HAN = String.raw`\p{Script=Han}`;

/** From content.md: facts that changed, words without content, and the typography of each language. */
export const termRules: readonly TermRule[] = [
  {
    name: 'toncoin',
    languages: ALL,
    pattern: /toncoin(?!\.org)|тонкоин\p{L}*/iu,
    message: 'The coin is called Gram since June 2026.',
    remedy: 'Write Gram (GRAM); for history, allow the page in checks/data/terminology-allowed.ts.',
  },
  {
    name: 'ton-coin',
    languages: ALL,
    pattern: /\bTON[ -]coins?\b|\bTON 币/iu,
    message: 'TON is the network; the coin is called Gram.',
    remedy: 'Write Gram.',
  },
  {
    name: 'nanoton',
    languages: ALL,
    pattern: /nano-?tons?(?!\p{L})|нанотон\p{L}*|纳\s?TON/iu,
    message: 'The smallest unit is called nanogram.',
    remedy: 'Write nanogram (纳克 is a weight: keep nanogram in Chinese; нанограмм in Russian).',
  },
  {
    name: 'ide',
    languages: ALL,
    pattern: /ide\.ton\.org/,
    links: true,
    message: 'ide.ton.org is gone.',
    remedy: 'Link to a tool that the facts file shows alive.',
  },
  {
    name: 'blog',
    languages: ALL,
    pattern: /blog\.ton\.org/,
    links: true,
    message: 'blog.ton.org is gone.',
    remedy: 'Link to a source that the facts file shows alive.',
  },
  {
    name: 'old-docs',
    languages: ALL,
    pattern: /docs\.ton\.org\/develop\//,
    links: true,
    message: 'This address of the former docs is gone.',
    remedy: 'Link to the page of this site.',
  },

  {
    name: 'simply',
    languages: ['en'],
    pattern: /\bsimply\b/i,
    message: '"simply" says nothing, and hurts the reader for whom it is not.',
    remedy: 'Leave it out.',
  },
  {
    name: 'just',
    languages: ['en'],
    pattern: /\bjust\b(?!-in-time)/i,
    message: '"just" says nothing here.',
    remedy: 'Leave it out, or write only, exactly, a moment ago.',
  },
  {name: 'recently', languages: ['en'], pattern: /\brecently\b/i, message: '"recently" is soon untrue.', remedy: 'Give the date.'},
  {
    name: 'near-future',
    languages: ['en'],
    pattern: /\bin the near future\b|\bcoming soon\b/i,
    message: 'A promise is no documentation.',
    remedy: 'Leave it out, or link to the plan and its date.',
  },
  {
    name: 'praise',
    languages: ['en'],
    pattern: /\b(?:obviously|of course|seamless(?:ly)?|blazing(?:ly)?|revolutionary|cutting-edge|state-of-the-art|powerful)\b/i,
    message: 'This is praise, not information.',
    remedy: 'Say what it does, with a number.',
  },

  {name: 'ni', languages: ['zh-CN'], pattern: /(?<!迷)你(?!好)/u, message: '对读者用“您”。', remedy: 'Write 您.'},
  {
    name: 'half-width',
    languages: ['zh-CN'],
    pattern: new RegExp(
      `(?<=${HAN})\\s?[,;:!?]\\s?(?=${HAN})|(?<=${HAN})[,;!?](?=\\s|$)|(?<=${HAN})\\.(?=\\s|$|${HAN})|(?<=${HAN})\\((?=${HAN})|(?<=${HAN})\\)(?=${HAN})`,
      'u',
    ),
    message: 'Half-width punctuation stands in Chinese text.',
    remedy: 'Write ，；：！？。（）.',
  },
  {
    name: 'han-latin-space',
    languages: ['zh-CN'],
    pattern: new RegExp(`${HAN}[A-Za-z0-9${CODE}]|[A-Za-z0-9%${CODE}]${HAN}`, 'u'),
    message: 'No space stands between Chinese and Latin text, digits or code.',
    remedy: 'Put one space there.',
  },
  {
    name: 'han-double-space',
    languages: ['zh-CN'],
    // After bold text that ends in punctuation a space must stand, or Markdown does not see its end.
    pattern: new RegExp(`(?<=${HAN}) +(?=${HAN})|(?<=[${HAN}A-Za-z0-9${CODE}]) +[，。；：！？、）]`, 'u'),
    message: 'A space stands where Chinese has none.',
    remedy: 'Remove it: no space between Han characters or beside full-width punctuation.',
  },
  {
    name: 'zh-quotes',
    languages: ['zh-CN'],
    pattern: new RegExp(`"(?=${HAN})|(?<=${HAN})"`, 'u'),
    message: 'Straight quotes stand in Chinese text.',
    remedy: 'Write “ ”.',
  },

  {
    name: 'ru-quotes',
    languages: ['ru'],
    pattern: /"|“(?!\p{Script=Latin})|(?<!\p{Script=Latin})”/u,
    message: 'Russian quotes are «ёлочки».',
    remedy: 'Write «…», and „…“ inside them.',
  },
  {
    name: 'ru-dash',
    languages: ['ru'],
    pattern: /(?<=\p{L}|[)»\u0001]) [-–] (?=\p{L}|[(«\u0001])/u,
    message: 'A dash between words is an em dash.',
    remedy: 'Write “ — ”.',
  },
  {
    name: 'ru-vy',
    languages: ['ru'],
    pattern: /(?<=[\p{Ll},;:—\u0001] )В(?:ы|ас|ам|ами|аш(?:а|е|и|его|ей|ему|у|им|ими|их|ем)?)(?!\p{L})/u,
    message: '«вы» of address stands in lower case.',
    remedy: 'Write вы, ваш.',
  },
  {
    name: 'ru-near-future',
    languages: ['ru'],
    pattern: /в ближайшем будущем|(?<!\p{L})недавно(?!\p{L})/iu,
    message: 'This is soon untrue.',
    remedy: 'Give the date.',
  },
  {
    name: 'zh-near-future',
    languages: ['zh-CN'],
    pattern: /不久的将来|近期将|最近(?=推出|更新|发布|上线)/u,
    message: 'This is soon untrue.',
    remedy: 'Give the date.',
  },
];
