import type {Language} from '../../site/page-files.ts';
import type {PageState} from './entries.ts';

/** The words of `<TranslationState />` in a language. `#` is a number, `@` a date or the name of a language. */
export interface Words {
  readonly language: string;
  /** Above a column of numbers. */
  readonly counts: Readonly<Record<PageState, string>>;
  readonly staleSince: string;
  readonly page: string;
  readonly change: string;
  /** In a cell of a page. */
  readonly states: Readonly<Record<PageState, string>>;
  readonly since: string;
  readonly uncommitted: string;
  readonly history: string;
  readonly allFresh: Partial<Record<Intl.LDMLPluralRule, string>>;
  readonly freshOf: string;
  readonly more: Partial<Record<Intl.LDMLPluralRule, string>>;
  readonly list: Partial<Record<Intl.LDMLPluralRule, string>>;
  readonly pages: Partial<Record<Intl.LDMLPluralRule, string>>;
  readonly fresh: string;
  /** Between a label and what it labels. */
  readonly colon: string;
  readonly comma: string;
  readonly elsewhere: string;
}

/** The states have the names of docs/v3/contribute/localization-program/overview.mdx#freshness. */
export const words: Readonly<Record<Language, Words>> = {
  en: {
    language: 'Language',
    counts: {fresh: 'Fresh', stale: 'Stale', missing: 'Missing'},
    staleSince: 'Stale since',
    page: 'Page',
    change: 'Changed in English',
    states: {fresh: 'fresh', stale: 'stale', missing: 'missing'},
    since: 'since @',
    uncommitted: 'not committed yet',
    history: 'see the history',
    allFresh: {
      one: 'The only page is fresh in every language; no translation is waiting.',
      other: 'All # pages are fresh in every language; no translation is waiting.',
    },
    freshOf: '# of @ fresh',
    more: {one: '# more page waits; the list of all pages names it.', other: '# more pages wait; the list of all pages names them.'},
    list: {one: 'The only page', other: 'All # pages by section'},
    pages: {one: '# page', other: '# pages'},
    fresh: 'fresh',
    colon: ': ',
    comma: ', ',
    elsewhere: 'Outside the menus',
  },
  'zh-CN': {
    language: '语言',
    counts: {fresh: '最新', stale: '过时', missing: '缺失'},
    staleSince: '最早过时于',
    page: '页面',
    change: '英文改动',
    states: {fresh: '最新', stale: '过时', missing: '缺失'},
    since: '自 @ 起',
    uncommitted: '尚未提交',
    history: '查看历史',
    allFresh: {other: '全部 # 个页面在每种语言中都是最新的，目前没有待译的内容。'},
    freshOf: '最新 # / @',
    more: {other: '另有 # 个页面等待处理，见全部页面的列表。'},
    list: {other: '全部 # 个页面，按栏目排列'},
    pages: {other: '# 个页面'},
    fresh: '最新',
    colon: '：',
    comma: '，',
    elsewhere: '菜单之外的页面',
  },
  ru: {
    language: 'Язык',
    counts: {fresh: 'Актуальны', stale: 'Устарели', missing: 'Нет перевода'},
    staleSince: 'Устарели с',
    page: 'Страница',
    change: 'Изменения оригинала',
    states: {fresh: 'актуален', stale: 'устарел', missing: 'нет перевода'},
    since: 'с @',
    uncommitted: 'ещё не в Git',
    history: 'история страницы',
    allFresh: {
      one: 'Все переводы актуальны: # страница на каждом языке. Переводить сейчас нечего.',
      few: 'Все переводы актуальны: # страницы на каждом языке. Переводить сейчас нечего.',
      many: 'Все переводы актуальны: # страниц на каждом языке. Переводить сейчас нечего.',
    },
    freshOf: 'актуальны # из @',
    more: {
      one: 'Ждёт ещё # страница: она названа в списке всех страниц.',
      few: 'Ждут ещё # страницы: они названы в списке всех страниц.',
      many: 'Ждут ещё # страниц: они названы в списке всех страниц.',
    },
    list: {one: '# страница по разделам', few: 'Все # страницы по разделам', many: 'Все # страниц по разделам'},
    pages: {one: '# страница', few: '# страницы', many: '# страниц'},
    fresh: 'актуальны',
    colon: ': ',
    comma: ', ',
    elsewhere: 'Вне меню',
  },
};

/** The form of a phrase for a number, with the number in it. */
export function counted(forms: Partial<Record<Intl.LDMLPluralRule, string>>, count: number, language: Language): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? (forms.other as string);
  return form.replace('#', new Intl.NumberFormat(language).format(count));
}
