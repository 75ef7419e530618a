import {explainedCodes, exitCodes, type ExitCode, type Phase, type Text} from '../../data/tvm/exit-codes.ts';

export type Language = keyof Text;

const PHASES: Readonly<Record<Language, Readonly<Record<Phase, string>>>> = {
  en: {compute: 'compute phase', action: 'action phase', outside: 'get method'},
  'zh-CN': {compute: '计算阶段', action: '动作阶段', outside: 'get 方法'},
  ru: {compute: 'фаза вычисления', action: 'фаза действий', outside: 'get-метод'},
};

const ELSEWHERE: Readonly<Record<Language, string>> = {en: 'Contracts of their own', 'zh-CN': '合约自用', ru: 'У самих контрактов'};
const SEMICOLON: Readonly<Record<Language, string>> = {en: '; ', 'zh-CN': '；', ru: '; '};

/** One entry of a card: what stands in bold, and the sentence below it. */
export interface CardEntry {
  readonly head: string;
  readonly text: string;
}

function entryOf({code, phase, origin, thrower, name, meaning}: ExitCode, language: Language): CardEntry {
  const where = origin === 'compiler' && phase === 'compute' ? thrower : PHASES[language][phase];
  return {head: `${String(code).replace('-', '−')} · ${where}: ${name[language]}`, text: meaning[language]};
}

/**
 * What the card of a number says: the network's meaning and the compilers', then in one line what well-known contracts
 * use it for. `undefined` for a number that only contracts use: a page's own contract may mean anything by it.
 */
export function cardOf(code: number, phase: 'action' | 'any', language: Language): readonly CardEntry[] | undefined {
  if (!explainedCodes.has(code)) return undefined;
  const rows = exitCodes.filter((row) => row.code === code && (phase === 'any' || row.phase === phase));
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
  if (byName.size > 0)
    entries.push({
      head: `${code} · ${ELSEWHERE[language]}`,
      text: [...byName].map(([name, throwers]) => `${name} (${throwers.join(', ')})`).join(SEMICOLON[language]),
    });
  return entries.length > 0 ? entries : undefined;
}
