import type {LanguageRegistration} from 'shiki';

/** Tact 1.6. Words are those that the parser of `@tact-lang/compiler` knows. */
const CONTROL = 'if|else|while|do|until|repeat|foreach|in|return|try|catch|throw';
const DECLARATION = 'import|primitive|const|native|asm|fun|struct|message|contract|trait|let|with|receive|external|bounced(?!<)|init';
const MODIFIER = 'get|mutates|extends|virtual|override|inline|abstract|public';
/** Names of serialization formats: words after `as` only. */
const FORMAT = 'u?int\\d+|varu?int(?:16|32)|coins|remaining|bytes32|bytes64|reference';

export const tact: LanguageRegistration = {
  name: 'tact',
  displayName: 'Tact',
  scopeName: 'source.tact',
  repository: {},
  patterns: [
    {match: '//.*$', name: 'comment.line.double-slash.tact'},
    {begin: '/\\*', end: '\\*/', name: 'comment.block.tact'},
    {
      begin: '"',
      end: '"|$',
      name: 'string.quoted.double.tact',
      patterns: [{match: '\\\\(?:u\\{[0-9a-fA-F]{1,6}\\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|.)', name: 'constant.character.escape.tact'}],
    },
    {match: '@[\\w]+', name: 'entity.name.annotation.tact'},
    {match: '\\b0[xX][0-9a-fA-F_]+|\\b0[bB][01_]+|\\b0[oO][0-7_]+|\\b\\d[\\d_]*\\b', name: 'constant.numeric.tact'},
    {
      match: '\\b(struct|message|contract|trait|primitive)\\s*(?:(\\()([^)]*)(\\))\\s*)?\\s([A-Z]\\w*)',
      captures: {
        1: {name: 'keyword.declaration.tact'},
        2: {name: 'punctuation.bracket.tact'},
        3: {patterns: [{include: '$self'}]},
        4: {name: 'punctuation.bracket.tact'},
        5: {name: 'entity.name.type.tact'},
      },
    },
    {match: '(?<![.\\w])(?:true|false|null)\\b', name: 'constant.language.tact'},
    {match: '(?<![.\\w])(?:self|_)\\b', name: 'variable.language.tact'},
    {match: `(?<![.\\w])(as)\\s+(${FORMAT})\\b`, captures: {1: {name: 'keyword.operator.word.tact'}, 2: {name: 'support.type.tact'}}},
    {match: '(?<![.\\w])(?:initOf|codeOf|as)\\b(?!\\s*:)', name: 'keyword.operator.word.tact'},
    {match: `(?<![.\\w])(?:${CONTROL})\\b(?!\\s*:)`, name: 'keyword.control.tact'},
    {match: `(?<![.\\w])(?:${DECLARATION})\\b(?!\\s*:)`, name: 'keyword.declaration.tact'},
    {match: `(?<![.\\w])(?:${MODIFIER})\\b(?!\\s*[:(])`, name: 'storage.modifier.tact'},
    {match: '(?<![.\\w])(?:get|abstract|virtual)(?=\\(["\\d])', name: 'storage.modifier.tact'},
    {match: '(?<![.\\w])(?:Int|Bool|Address|Slice|Cell|Builder|String|StringBuilder)\\b', name: 'support.type.tact'},
    {match: '(?<![.\\w])(?:map|bounced|set)(?=<)', name: 'support.type.tact'},
    {match: '[a-z_]\\w*(?=\\s*\\()', name: 'entity.name.function.tact'},
    {match: '\\b[A-Z][A-Z\\d]*_[A-Z\\d_]*\\b|\\b[A-Z]{2}[A-Z\\d]+\\b', name: 'constant.other.tact'},
    {match: '\\b[A-Z]\\w*', name: 'entity.name.type.tact'},
    {match: '(?<=\\.)\\w+', name: 'variable.other.member.tact'},
    {match: '\\b[a-z_]\\w*(?=\\s*:)', name: 'variable.parameter.tact'},
    {match: '[a-zA-Z_]\\w*', name: 'variable.other.tact'},
    {match: '->|!!|&&|\\|\\||<<=?|>>=?|[-+*/%&|^=!<>]=|&&=|\\|\\|=|[-+*/%&|^~!<>=?]', name: 'keyword.operator.tact'},
    {match: '[()\\[\\]{},;:.]', name: 'punctuation.tact'},
  ],
};
