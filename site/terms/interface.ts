import {term, wrong, type Term} from './types.ts';

/** Words of this site's own interface and pages. */
export const interfaceWords: readonly Term[] = [
  term('pager', 'pager', '文档翻页导航', 'навигация по страницам', {wrong: {zh: [wrong('文件选项卡', 'tabs of files')]}}),
  term('table-of-contents', 'table of contents', '本页目录', 'содержание', {
    wrong: {
      zh: [wrong('本页总览', 'an overview')],
      ru: [wrong('оглавление', 'a second word', /(?<!\p{L})оглавлени(?:е|я|ю|ем|и)(?!\p{L})/iu)],
    },
  }),
  term('sidebar', 'sidebar', '侧边栏', 'боковая панель', {
    wrong: {zh: [wrong('侧栏', 'a second word', /侧栏/u)], ru: [wrong('сайдбар', 'slang', 'сайдбар*')]},
  }),
  term('navbar', 'navigation bar', '导航栏', 'панель навигации'),
  term('home', 'home page', '首页', 'главная страница', {wrong: {zh: [wrong('主页面', 'a second word')]}}),
  term('section-of-site', 'section (of the site)', '网站栏目', 'раздел сайта', {wrong: {zh: [wrong('网站部分', 'a literal translation')]}}),
  term('dark-mode', 'dark mode', '深色模式', 'тёмный режим', {
    wrong: {
      zh: [wrong('暗黑', 'of films'), wrong('暗色模式', 'a second word')],
      ru: [wrong('темный', 'written with ё', /(?<!\p{L})темн(?:ый|ая|ое|ым|ом|ого|ую|ые|ых)(?!\p{L})/iu)],
    },
  }),
  term('overview', 'overview', '概览', 'обзор', {wrong: {zh: [wrong('概述', 'a second word')]}}),
  term('quick-start', 'quick start', '快速入门', 'быстрый старт', {
    wrong: {zh: [wrong('快速开始', 'a second word'), wrong('快速上手', 'a second word')]},
  }),
  term('concepts', 'concepts', '概念', 'понятия', {
    wrong: {ru: [wrong('концепции', 'the navbar says «Понятия»', /(?<!\p{L})концепци(?:и|й|ям|ями|ях|я|ю|ей)(?!\p{L})/iu)]},
  }),
  term('tutorial', 'tutorial', '教程', 'урок', {
    wrong: {
      ru: [wrong('учебник', 'a book', /(?<!\p{L})учебник(?:а|у|ом|е|и|ов|ам|ами|ах)?(?!\p{L})/iu), wrong('туториал', 'slang', 'туториал*')],
    },
  }),
  term('how-to', 'how-to', '操作指南', 'инструкция', {note: 'ru: an instruction of the TVM is «инструкция TVM».'}),
  term('reference-page', 'reference', '参考', 'справочник'),
  term('explanation', 'explanation', '讲解', 'объяснение'),
  term('guide', 'guide', '指南', 'руководство'),
  term('glossary', 'glossary', '术语表', 'глоссарий', {wrong: {zh: [wrong('词汇表', 'a second word')]}}),
  term('tag-site', 'tag (of the site)', '标签', 'тег', {
    wrong: {ru: [wrong('тэг', 'a second spelling', /(?<!\p{L})тэг(?:а|у|ом|е|и|ов|ам|ами|ах)?(?!\p{L})/iu)]},
  }),
  term('playground', 'playground', '演练场', 'песочница', {note: 'The panel of this site; the library is Sandbox.'}),
  term('source-of-page', 'sources', '来源', 'источники'),
  term('see-also', 'See also', '另请参阅', 'См. также', {
    wrong: {
      en: [wrong('Related links', 'one heading', /^(?:Related (?:links|pages)|Read more|Further reading)$/i)],
      zh: [wrong('参见', 'one heading', /^(?:参见|另见|相关链接|延伸阅读|参阅)$/u)],
      ru: [wrong('Смотрите также', 'one heading', /^(?:смотри|смотрите) также$/iu)],
    },
  }),
  term('danger', 'danger', '危险', 'опасно'),
  term('caution', 'caution', '警告', 'осторожно'),
  term('note-admonition', 'note', '备注', 'примечание'),
  term('image', 'diagram', '图示', 'схема (рисунок)', {
    wrong: {zh: [wrong('示意图', 'a second word')]},
    note: 'ru: «схема» is a TL-B schema and a diagram; say «схема TL-B» where both occur.',
  }),
  term('page', 'page', '页面', 'страница'),
  term('example', 'example', '示例', 'пример', {wrong: {zh: [wrong('样例', 'a second word')]}}),
  term('best-practice', 'best practice', '最佳实践', 'рекомендации', {
    wrong: {ru: [wrong('лучшие практики', 'a calque', 'лучш* практик*')], zh: [wrong('最佳做法', 'a second word')]},
  }),
  term('review', 'review (of a change)', '审阅', 'рецензирование', {
    search: {ru: ['ревью']},
    wrong: {zh: [wrong('评审', 'a second word')]},
    note: 'The person is 审阅者, «рецензент». An audit of a contract is 审计, «аудит».',
  }),
  term('checked', 'checked', '已检查', 'проверено'),
];
