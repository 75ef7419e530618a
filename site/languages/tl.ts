import type {LanguageRegistration} from 'shiki';

/** TL, the language of `ton_api.tl` and `lite_api.tl`: `name.space#id field:type flags.0?type = Type;`. */
export const tl: LanguageRegistration = {
  name: 'tl',
  displayName: 'TL',
  scopeName: 'source.tl',
  repository: {},
  patterns: [
    {match: '//.*$', name: 'comment.line.double-slash.tl'},
    {begin: '/\\*', end: '\\*/', name: 'comment.block.tl'},
    {match: '^---\\w+---', name: 'keyword.control.section.tl'},
    {
      match: '^\\s*([A-Za-z_][\\w.]*)(#[0-9a-fA-F]+)?(?=\\s)',
      captures: {1: {name: 'entity.name.function.constructor.tl'}, 2: {name: 'constant.numeric.tag.tl'}},
    },
    {match: '(?<=\\s)([A-Za-z_]\\w*)(:)', captures: {1: {name: 'variable.other.property.tl'}, 2: {name: 'punctuation.separator.tl'}}},
    {
      match: '([A-Za-z_]\\w*)(\\.)(\\d+)(\\?)',
      captures: {
        1: {name: 'variable.other.tl'},
        2: {name: 'keyword.operator.tl'},
        3: {name: 'constant.numeric.tl'},
        4: {name: 'keyword.operator.tl'},
      },
    },
    {
      match: '\\b(?:int|long|double|string|bytes|int128|int256|int53|int32|int64|true|Bool|Function|Object|vector|Vector|Type)\\b|#',
      name: 'support.type.tl',
    },
    {match: '\\b[A-Za-z_]\\w*(?:\\.[A-Za-z_]\\w*)*', name: 'entity.name.type.tl'},
    {match: '\\b\\d+\\b', name: 'constant.numeric.tl'},
    {match: '[=?!%*.]', name: 'keyword.operator.tl'},
    {match: '[()\\[\\]{}<>,:;]', name: 'punctuation.tl'},
  ],
};
