import type {ConfigFigure, Unit} from '../../data/config/values.ts';
import type {Language} from '../../site/page-files.ts';

/** Words for a number of each unit, by plural form; `#` is the number. The coin is not declined, the nanogram is in Russian. */
const UNITS: Readonly<Record<Language, Partial<Record<Unit, Partial<Record<Intl.LDMLPluralRule, string>>>>>> = {
  en: {
    nanograms: {one: '# nanogram', other: '# nanograms'},
    grams: {other: '# GRAM'},
    gas: {one: '# unit of gas', other: '# units of gas'},
    seconds: {one: '# second', other: '# seconds'},
    bits: {one: '# bit', other: '# bits'},
    cells: {one: '# cell', other: '# cells'},
    bytes: {one: '# byte', other: '# bytes'},
  },
  'zh-CN': {
    nanograms: {other: '# nanogram'},
    grams: {other: '# GRAM'},
    gas: {other: '# 单位 gas'},
    seconds: {other: '# 秒'},
    bits: {other: '# 位'},
    cells: {other: '# 个单元'},
    bytes: {other: '# 字节'},
  },
  ru: {
    nanograms: {one: '# нанограм', few: '# нанограма', many: '# нанограмов', other: '# нанограма'},
    grams: {other: '# GRAM'},
    gas: {one: '# единица газа', few: '# единицы газа', many: '# единиц газа', other: '# единицы газа'},
    seconds: {one: '# секунда', few: '# секунды', many: '# секунд', other: '# секунды'},
    bits: {one: '# бит', few: '# бита', many: '# бит', other: '# бита'},
    cells: {one: '# ячейка', few: '# ячейки', many: '# ячеек', other: '# ячейки'},
    bytes: {one: '# байт', few: '# байта', many: '# байт', other: '# байта'},
  },
};

/** A number of seconds that says little by itself, in hours. */
const ABOUT_HOURS: Readonly<Record<Language, string>> = {en: '# (about % hours)', 'zh-CN': '#（约 % 小时）', ru: '# (около % часа)'};
const HOUR = 3600;

/** Numbers of the configuration need no more: 66.67 nanograms, 4.5, 0.1 GRAM. */
const PLACES = 2;

/**
 * A figure as text: `66.67`, `66,67`, with its unit `66.67 nanograms`. Whole digits are exact, also beyond 2^53; a
 * fraction is rounded to two places. A number and its unit are joined by a no-break space where the language writes one.
 */
export function formatFigure({value, divisor = 1n, unit}: ConfigFigure, language: Language, withUnit: boolean): string {
  const scaled = (BigInt(value) * 10n ** BigInt(PLACES + 1)) / divisor;
  const rounded = Number((scaled + 5n) / 10n) / 10 ** PLACES;
  // Russian writes four digits without a space.
  const number = new Intl.NumberFormat(language, {maximumFractionDigits: PLACES, useGrouping: language === 'ru' ? 'min2' : 'auto'}).format(
    rounded,
  );
  const forms = UNITS[language][unit];
  if (!withUnit || forms === undefined) return number;
  const form = forms[new Intl.PluralRules(language, {maximumFractionDigits: PLACES}).select(rounded)] ?? (forms.other as string);
  const text = form.replace('# ', '#\u00A0').replace('#', number);
  return unit === 'seconds' && rounded >= HOUR ? ABOUT_HOURS[language].replace('#', text).replace('%', hours(rounded, language)) : text;
}

/** With one place even where it is zero: Russian declines 'hour' after a fraction the same way whatever the number. */
function hours(seconds: number, language: Language): string {
  return new Intl.NumberFormat(language, {minimumFractionDigits: 1, maximumFractionDigits: 1}).format(seconds / HOUR);
}

/** `block 84,773,657, 8 August 2026`, in the page's language. */
export function formatConfigDate(block: number, date: string, language: Language): string {
  const number = new Intl.NumberFormat(language).format(block);
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));
  switch (language) {
    case 'en':
      return `block ${number}, ${day}`;
    case 'zh-CN':
      // CLDR writes the date without the spaces that this site puts between digits and Han characters.
      return `区块 ${number}，${day.replace(/(\d+)(?=[年月日])/g, '$1 ').replace(/([年月])(?=\d)/g, '$1 ')}`;
    case 'ru':
      return `блок ${number}, ${day.replace(/г\.$/, 'года')}`;
  }
}
