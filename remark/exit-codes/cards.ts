import {explainedCodes, exitCodes, throwerName, type ExitCode, type Phase, type Text} from '../../data/tvm/exit-codes.ts';

export type Language = keyof Text;

const PHASES: Readonly<Record<Language, Readonly<Record<Phase, string>>>> = {
  en: {compute: 'compute phase', action: 'action phase', outside: 'get method'},
  'zh-CN': {compute: '计算阶段', action: '动作阶段', outside: 'get 方法'},
  ru: {compute: 'фаза вычисления', action: 'фаза действий', outside: 'get-метод'},
};

const WORDS = {
  en: {
    elsewhere: 'Contracts of their own',
    colon: ': ',
    comma: ', ',
    semicolon: '; ',
    brackets: [' (', ')'],
    stop: '. ',
    other: 'In another contract it may mean something else.',
    unknown: 'a contract’s own code',
    source: 'No well-known contract uses it: the source of the contract that threw it says what it means.',
  },
  'zh-CN': {
    elsewhere: '合约自用',
    colon: '：',
    comma: '、',
    semicolon: '；',
    brackets: ['（', '）'],
    stop: '。',
    other: '在其他合约中可能另有含义。',
    unknown: '合约自定的退出码',
    source: '没有知名合约使用它：其含义见抛出它的合约的源代码。',
  },
  ru: {
    elsewhere: 'У самих контрактов',
    colon: ': ',
    comma: ', ',
    semicolon: '; ',
    brackets: [' (', ')'],
    stop: '. ',
    other: 'В другом контракте он может значить иное.',
    unknown: 'собственный код контракта',
    source: 'Известные контракты его не используют: значение ищите в исходном коде контракта, который его выбросил.',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string | readonly [string, string]>>>>;

/** One entry of a card: what stands in bold, and the sentence below it. */
export interface CardEntry {
  readonly head: string;
  readonly text: string;
}

const signed = (code: number): string => String(code).replace('-', '−');

function entryOf({code, phase, origin, thrower, name, meaning}: ExitCode, language: Language): CardEntry {
  const where =
    origin === 'contract' || (origin === 'compiler' && phase === 'compute') ? throwerName(thrower, language) : PHASES[language][phase];
  return {head: `${signed(code)} · ${where}${WORDS[language].colon}${name[language]}`, text: meaning[language]};
}

const namesOf = (throwers: readonly string[], language: Language): string =>
  throwers.map((thrower) => throwerName(thrower, language)).join(WORDS[language].comma);

/** What these contracts mean by the number; one entry for those that mean the same. */
function ownEntries(own: readonly ExitCode[], language: Language): CardEntry[] {
  const same = new Map<string, ExitCode[]>();
  for (const row of own) same.set(row.meaning.en, [...(same.get(row.meaning.en) ?? []), row]);
  return [...same.values()].map((rows) =>
    entryOf(
      {
        ...rows[0]!,
        thrower: namesOf(
          rows.map(({thrower}) => thrower),
          language,
        ),
      },
      language,
    ),
  );
}

/** Whether one of these contracts throws the number itself. */
export function isOwn(code: number, throwers: readonly string[]): boolean {
  return exitCodes.some((row) => row.code === code && row.origin === 'contract' && throwers.includes(row.thrower));
}

/**
 * What the card of a number says.
 *
 * In a section about contracts (`throwers`): what they mean by it, then what the network means by it. Elsewhere: what the
 * network and compilers mean, then in one line what well-known contracts use it for. A number that nobody is known to use
 * is a contract's own. `undefined` for a result code that does not exist, and for what no contract can throw.
 */
export function cardOf(
  code: number,
  phase: 'action' | 'any',
  language: Language,
  throwers: readonly string[] = [],
): readonly CardEntry[] | undefined {
  const words = WORDS[language];
  const rows = exitCodes.filter((row) => row.code === code && (phase === 'any' || row.phase === phase));
  if (throwers.length > 0 && phase === 'any') {
    const own = rows.filter(({origin, thrower}) => origin === 'contract' && throwers.includes(thrower));
    const network = rows.filter(({origin}) => origin === 'protocol').map((row) => entryOf(row, language));
    if (own.length + network.length > 0) return [...ownEntries(own, language), ...network];
  }
  const entries = rows
    .filter(({origin, thrower}) => origin !== 'contract' && thrower !== 'by convention')
    .map((row) => entryOf(row, language));
  const convention = rows.find(({thrower}) => thrower === 'by convention');
  if (convention) entries.push({head: `${code} · ${convention.name[language]}`, text: convention.meaning[language]});
  const byName = new Map<string, string[]>();
  for (const {origin, name, thrower} of rows) {
    if (origin !== 'contract' || convention) continue;
    byName.set(name[language], [...(byName.get(name[language]) ?? []), thrower]);
  }
  if (byName.size > 0) {
    const [open, close] = words.brackets;
    const uses = [...byName].map(([name, who]) => `${name}${open}${namesOf(who, language)}${close}`).join(words.semicolon);
    const text = explainedCodes.has(code) ? uses : `${uses}${words.stop}${words.other}`;
    entries.push({head: `${code} · ${words.elsewhere}`, text});
  }
  if (entries.length === 0 && phase === 'any' && code >= 0 && code < 65_536)
    entries.push({head: `${code} · ${words.unknown}`, text: words.source});
  return entries.length > 0 ? entries : undefined;
}
