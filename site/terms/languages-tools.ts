import {term, wrong, type Term} from './types.ts';

/** Languages of contracts, tools and words of programming. */
export const languagesTools: readonly Term[] = [
  term('tolk', 'Tolk', 'Tolk', 'Tolk'),
  term('func', 'FunC', 'FunC', 'FunC', {
    wrong: {
      en: [wrong('Func', 'a capital C', /\b(?:Func|FUNC)\b/)],
      zh: [wrong('Func', 'a capital C', /\b(?:Func|FUNC)\b/)],
      ru: [wrong('Func', 'a capital C', /\b(?:Func|FUNC)\b/)],
    },
  }),
  term('tact', 'Tact', 'Tact', 'Tact'),
  term('fift', 'Fift', 'Fift', 'Fift'),
  term('acton', 'Acton', 'Acton', 'Acton'),
  term('blueprint', 'Blueprint', 'Blueprint', 'Blueprint'),
  term('sandbox', 'Sandbox', 'Sandbox', 'Sandbox', {note: 'The library. This site’s own panel is the playground (演练场, песочница).'}),
  term('github', 'GitHub', 'GitHub', 'GitHub', {
    wrong: {
      en: [wrong('Github', 'a capital H', /\bGithub\b/)],
      zh: [wrong('Github', 'a capital H', /\bGithub\b/)],
      ru: [wrong('Github', 'a capital H', /\bGithub\b/)],
    },
  }),
  term('api', 'API', 'API', 'API'),
  term('tep', 'TEP', 'TEP', 'TEP'),
  term('compiler', 'compiler', '编译器', 'компилятор'),
  term('variable', 'variable', '变量', 'переменная'),
  term('invalid', 'invalid', '无效', 'некорректный', {
    wrong: {ru: [wrong('негодный', 'of goods', /(?<!\p{L})негодн(?:ый|ая|ое|ые|ого|ому|ым|ом|ой|ую|ых|ыми)(?!\p{L})/iu)]},
    note: 'ru: «некорректный», of a value outside what is allowed «недопустимый».',
  }),
  term('concatenation', 'concatenation', '拼接', 'конкатенация', {
    wrong: {ru: [wrong('сцепление', 'of gears', /(?<!\p{L})сцеплени(?:е|я|ю|ем|и)(?!\p{L})/iu)]},
  }),
  term('experiment', 'experiment', '实验', 'эксперимент'),
  term('catch-exceptions', 'catching exceptions', '捕获异常', 'перехват исключений'),
  term('debug', 'debugging', '调试', 'отладка', {wrong: {ru: [wrong('дебаг', 'slang', /дебаг\p{L}*/iu)]}}),
  term('legacy', 'legacy', '遗留', 'устаревший', {
    wrong: {
      ru: [wrong('наследие', 'an inheritance', /(?<!\p{L})наследи(?:е|я|ю|ем|и)(?!\p{L})/iu), wrong('легаси', 'slang', 'легаси')],
    },
  }),
  term('deprecated', 'deprecated', '已弃用', 'не рекомендуется', {wrong: {zh: [wrong('已废弃', 'a second word', /已废弃|被废弃/u)]}}),
  term('log', 'log', '日志', 'лог', {
    wrong: {
      ru: [
        wrong(
          'журнал программы',
          'engineers say and search «лог»',
          /(?<!систем\p{L}+ )(?<!\p{L})журнал(?:а|у|ом|е|ы|ов|ам|ами|ах)?(?!\p{L})(?! изменений)/iu,
        ),
      ],
    },
    note: 'ru: level of a log is «уровень логирования»; «журнал изменений» and «системный журнал» stay.',
  }),
  term('release', 'release (of software)', '版本', 'релиз', {
    wrong: {
      ru: [wrong('выпуск программы', '«выпуск» is minting', /(?<!\p{L})выпуск(?:а|у|ом|е|и|ов|ам|ами|ах)? (?:узла|v?20\d\d|v?\d+\.\d)/iu)],
    },
  }),
  term('snapshot', 'snapshot', '快照', 'снимок'),
  term('toolchain', 'toolchain', '工具链', 'набор инструментов', {
    search: {ru: ['тулчейн']},
    wrong: {ru: [wrong('цепочка инструментов', 'a calque', 'цепочк* инструментов'), wrong('тулчейн', 'slang', /(?<!\()тулчейн\p{L}*/iu)]},
  }),
  term('flag-command', 'option (of a command)', '选项', 'параметр командной строки'),
  term('hackathon', 'hackathon', '黑客松', 'хакатон'),
  term('bip-39', 'BIP-39', 'BIP-39', 'BIP-39'),
];
