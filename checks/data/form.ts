import {languages} from '../../site/page-files.ts';
import {CODE, VALUE} from '../lib/facts.ts';
import type {TermRule} from './terminology.ts';

const HAN = String.raw`\p{Script=Han}`;
const NBSP = '\u00A0';

/** Russian words that have ё in every form, as stems. */
const YO = [
  'еще',
  'ее',
  'кошелек',
  'темн(?:ый|ая|ое|ые|ого|ой|ом|ым|ую|ых|ыми)',
  'черн(?:ый|ая|ое|ые|ого|ой|ом|ым|ую|ых|ыми)',
  'зелен(?:ый|ая|ое|ые)',
  'желт(?:ый|ая|ое|ые)',
  '(?:рас|под|от|у|за|пере)?счет(?:а|у|ом|е|ы|ов|ам|ами|ах)?',
  '(?:у|от|за|под)чет(?:а|у|ом|е|ы|ов|ам|ами|ах)?',
  'объем(?:а|у|ом|е|ы|ов|ам|ами|ах)?',
  '(?:при|подъ|заем|съ)ем(?:а|у|ом|е)?',
  'надежн\\p{L}*',
  '(?:ид|пойд|найд|прид|пройд|зайд|уйд|дойд|подойд|обойд|произойд)ет(?:ся)?',
  '(?:да|созда|переда|выда|отда|зада|прода|вста|оста)ет(?:ся)?',
  '(?:бер|верн|начн|жд|жив|нес|вед|шл|пошл|поймет|займет|возьм|назов)ет(?:ся)?',
  'тр[е]х',
  'четырех',
  'легк(?:ий|ая|ое|ие|ого|ой|ом|им|ую|их|ими)',
  'тяжел\\p{L}*',
  'дешев(?:ый|ая|ое|ые)',
  'путем',
  'твердый',
  'жестк(?:ий|ая|ое|ие)',
  'мерзл\\p{L}*',
].map((stem) => stem.replaceAll('[е]', 'е'));

/** British spellings and the American ones. */
const BRITISH =
  /\b(?:colou?r(?<=our)s?|behaviou?r(?<=our)s?|favou?r(?<=our)\w*|honou?r(?<=our)\w*|neighbou?r(?<=our)\w*|labou?r(?<=our)|licences?|defences?|offences?|analyse[ds]?|catalogues?|centres?|cancelled|cancelling|labelled|labelling|modelled|modelling|travelled|signalled|signalling|fulfils?|programmes?|grey|whilst|amongst|learnt|spelt|artefacts?|judgement|\w+isations?|(?:organ|recogn|initial|optim|minim|maxim|util|summar|synchron|author|custom|final|general|character|emphas|standard|categor|token|random|visual|special)is(?:e|es|ed|ing))\b/i;

const en = (name: string, pattern: RegExp, message: string, remedy: string, unless?: RegExp): TermRule => ({
  name,
  languages: ['en'],
  pattern,
  message,
  remedy,
  ...(unless ? {unless} : {}),
});
const zh = (name: string, pattern: RegExp, message: string, remedy: string): TermRule => ({
  name,
  languages: ['zh-CN'],
  pattern,
  message,
  remedy,
});
const ru = (name: string, pattern: RegExp, message: string, remedy: string): TermRule => ({
  name,
  languages: ['ru'],
  pattern,
  message,
  remedy,
});

/** From the reviews of the languages: what a rule can tell of form and of English patterns. */
export const formRules: readonly TermRule[] = [
  {
    name: 'bold',
    languages,
    pattern: /\*\*/,
    message: 'Two stars are shown to the reader: the bold text does not open or close.',
    remedy: 'Move the punctuation out of the bold text, or put a space outside it.',
  },

  en('an-own', /\ban own\b/i, '"an own" is German.', 'Write its own, one’s own, a separate.'),
  en(
    'stands',
    /\b(?:stands?|stood)\b(?! (?:for|out|alone|still|up|by|in for|down|behind)\b|-)/i,
    'Texts and values do not stand.',
    'Write is, is listed, appears, is written.',
  ),
  en(
    'since',
    /\b(?:is|are) (?:(?!been\b)[\w\u0001\u0002’-]+ ){0,6}since (?:\d|blocks?\b|version|v\d|TVM|global|January|February|March|April|May|June|July|August|September|October|November|December|then\b|the (?:block|version|update|upgrade|change)|\u0001|\u0002)/u,
    '“is … since” wants the perfect.',
    'Write has been … since.',
  ),
  en('shall', /\bshall\b/i, '"shall" is of laws.', 'Write must, will, or the present.'),
  en('whoever', /\bwho(?:m)?ever\b/i, '"whoever" makes the reader look for the subject.', 'Write anyone who.'),
  en(
    'his',
    /\b(?:his|himself|him|he)\b/i,
    '"his" for anyone.',
    'Write their, or address the reader.',
    /\b(?:Bob|Durov|Nikolai|Pavel|Nakamoto|Satoshi|Vitalik|Mr)\b/,
  ),
  en('go-on-to', /\b(?:go|goes|went|going) on to\b/i, '"go on to work" means to begin it.', 'Write keep working.'),
  en('worth-its-name', /\bworth (?:its|the|their) name\b/i, 'An aphorism.', 'Write good, complete, correct.'),
  en('in-the-dress', /\bin the dress of\b/i, 'An aphorism.', 'Say it plainly.'),
  en('with-you', /\bdifferent with you\b/i, '"with you" is German.', 'Write adjust this to your setup.'),
  en('not-concerned', /\b(?:is|are) not concerned\b(?! with)/i, '"not concerned" is German.', 'Write is not affected.'),
  en('looked-at', /\bbeing looked at\b|\blooked at by\b/i, 'Which of reading, validating and traversing is meant?', 'Name it.'),
  en(
    'opening',
    /^(?:You will know\b|After this page\b)|(?<=[.!?] )(?:After this page\b)/,
    'A stock opening.',
    'Say what the page has; let openings differ from page to page.',
  ),
  en('us-spelling', BRITISH, 'British spelling.', 'Write American English.'),

  zh(
    'zh-brackets',
    new RegExp(`(?<![\\w]|[×+−=÷/(] ?)\\([^()（）]*${HAN}[^()（）]*\\)`, 'u'),
    'Half-width brackets stand around Chinese text.',
    'Write （…）.',
  ),
  zh(
    'zh-comma',
    new RegExp(`[,;] ?(?=${HAN})|(?<=${HAN}) ?[,;](?!\\d)`, 'u'),
    'A half-width comma stands beside Chinese text.',
    'Write ，、；.',
  ),
  zh('zh-corner', /[「」『』]/u, 'Corner brackets stand in simplified Chinese.', 'Write “ ”.'),
  zh('zh-ellipsis', new RegExp(`(?<=${HAN}|[，。！？”])(?:\\.{3,6}|…(?!…))(?!\\))`, 'u'), 'A Chinese ellipsis has six dots.', 'Write ……'),

  zh('zh-opening', /(?:读完|看完|阅读)本(?:页|文|指南)(?:后|之后)?，?您/u, 'A stock opening.', 'Say what the page has: 本页说明……'),
  zh(
    'zh-nominal',
    /(?:对|将|把|用|请先)[^，。；：？！（）]{0,24}进行(?:签名|审计|比较|比对|测试|聚合|验证|检查|授权|计算)(?!性)/u,
    '“进行” stands before a verb that needs no help.',
    'Write the verb itself: 对请求签名, 比较两者, 先审计.',
  ),

  ru(
    'ru-thousands',
    new RegExp(`(?<!\\d[ ${NBSP}])(?<![\\d.,])(?:\\d{2,3}(?: \\d{3})+|\\d(?: \\d{3}){2,}|\\d{1,3},\\d{3},\\d{3})(?![\\d-])`, 'u'),
    'An ordinary space or comma stands between thousands.',
    'Write a no-break space (U+00A0).',
  ),
  ru(
    'ru-four-digits',
    new RegExp(`(?<!\\d[ ${NBSP}])(?<![\\d.,])\\d[ ${NBSP}\\u202F]\\d{3}(?![\\d-]|[ ${NBSP}]\\d{3})`, 'u'),
    'Four digits are written without a space.',
    'Write 1000; from five digits on 10 000 with a no-break space.',
  ),
  ru('ru-minus', new RegExp(`(?<=^|[\\s${NBSP}(«:=,;±≥≤><])[-–](?=\\d)`, 'u'), 'A hyphen stands for a minus.', 'Write − (U+2212).'),
  ru('ru-yo', new RegExp(`(?<![\\p{L}-])(?:${YO.join('|')})(?!\\p{L})`, 'iu'), 'Here is a ё.', 'Write ё.'),
  ru(
    'ru-count-form',
    new RegExp(`(?<!\\p{L}-\\d*)\\d[ ${NBSP}](?:\\p{Ll}+[иы]х[ ${NBSP}])?(?:бит|байт)ов(?!\\p{L})`, 'u'),
    'After a number the units are counted: 32 бит, 32 нулевых бит, 32 байт.',
    'Write бит or байт after the number.',
  ),
  ru('ru-ellipsis', /(?<=\p{L})\.{3}(?!\.)/u, 'Three dots stand for an ellipsis.', 'Write ….'),
];

/** Titles of sources that are English sentences, not names: two words of which one is a small one. */
export const ENGLISH_TITLE = /\b[a-z]{3,}\b/;
export const PLACEHOLDER = new RegExp(`[${CODE}${VALUE}]`, 'u');
