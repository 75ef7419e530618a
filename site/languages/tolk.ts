import type {LanguageRegistration} from 'shiki';

/**
 * Tolk 1.0 to 1.4. Words are those of the compiler's lexer (`tolk/lexer.cpp` in ton-blockchain/ton) and of the
 * standard library in `@ton/tolk-js`; `get`, `contract` and the names of types are words only in some places.
 */
const CONTROL = 'if|else|while|do|repeat|return|match|try|catch|throw|assert|break|continue';
const DECLARATION = 'fun|struct|enum|type|const|global|var|val|import|tolk|asm|builtin|infix|operator|export';
const MODIFIER = 'mutate|private|readonly|lazy|redef';
const TYPE =
  'int|bool|cell|slice|builder|continuation|address|any_address|never|coins|void|string|tuple|unknown|dict|array|map|lisp_list|u?int\\d+|varu?int\\d+|bits\\d+|bytes\\d+|intN|uintN|bitsN|bytesN';
/** Structures of the standard library that have static methods only. */
const NAMESPACE = 'contract|blockchain|debug|random|reflect|strings?';

/** Type arguments between a name and its opening parenthesis: `<int, Cell<T>?>`. */
const TYPE_ARGUMENTS = '(?:<[\\w\\s,.?|()\\[\\]]*(?:<[\\w\\s,.?|]*(?:<[\\w\\s,.?|]*>)?[\\w\\s,.?|]*>)*[\\w\\s,.?|()\\[\\]]*>)?';

export const tolk: LanguageRegistration = {
  name: 'tolk',
  displayName: 'Tolk',
  scopeName: 'source.tolk',
  repository: {},
  patterns: [
    {match: '///.*$', name: 'comment.line.documentation.tolk'},
    {match: '//.*$', name: 'comment.line.double-slash.tolk'},
    {begin: '/\\*', end: '\\*/', name: 'comment.block.tolk'},
    {begin: '"""', end: '"""', name: 'string.quoted.triple.tolk'},
    {
      begin: '"',
      end: '"|$',
      name: 'string.quoted.double.tolk',
      patterns: [{match: '\\\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|.)', name: 'constant.character.escape.tolk'}],
    },
    {match: '@[\\w.]+', name: 'entity.name.annotation.tolk'},
    {match: '\\b0x[0-9a-fA-F_]+|\\b0b[01_]+|\\b\\d[\\d_]*(?:\\.\\d+)?\\b', name: 'constant.numeric.tolk'},
    {match: '(?<=\\.)\\d+', name: 'constant.numeric.index.tolk'},
    {
      match: '\\b(tolk)\\s+(\\d+(?:\\.\\d+)*)',
      captures: {1: {name: 'keyword.declaration.tolk'}, 2: {name: 'constant.numeric.version.tolk'}},
    },
    {
      match: '\\b(struct|enum|type|contract)\\s+(?:(\\()\\s*(0[xb][0-9a-fA-F_]+)\\s*(\\))\\s*)?(`[^`]+`|[A-Za-z_$][\\w$]*)',
      captures: {
        1: {name: 'keyword.declaration.tolk'},
        2: {name: 'punctuation.bracket.tolk'},
        3: {name: 'constant.numeric.tolk'},
        4: {name: 'punctuation.bracket.tolk'},
        5: {name: 'entity.name.type.tolk'},
      },
    },
    {match: '\\bget(?=\\s+(?:fun\\b|[\\w$]+\\s*\\())', name: 'storage.modifier.tolk'},
    {match: '(?<![.\\w$])(?:true|false|null)\\b', name: 'constant.language.tolk'},
    {match: '(?<![.\\w$])(?:self|_)\\b', name: 'variable.language.tolk'},
    {match: '(?<![.\\w$])!is\\b|(?<![.\\w$])(?:is|as)\\b', name: 'keyword.operator.word.tolk'},
    {match: `(?<![.\\w$])(?:${CONTROL})\\b(?!\\s*:)`, name: 'keyword.control.tolk'},
    {match: `(?<![.\\w$])(?:${DECLARATION})\\b(?!\\s*:)`, name: 'keyword.declaration.tolk'},
    {match: `(?<![.\\w$])(?:${MODIFIER})\\b(?!\\s*:)`, name: 'storage.modifier.tolk'},
    {
      match: `(?<![\\w$])(?:[a-z_$][\\w$]*|\`[^\`]+\`|[A-Z][\\w$]*(?!<))(?=\\s*${TYPE_ARGUMENTS}\\s*\\()`,
      name: 'entity.name.function.tolk',
    },
    {match: `(?<=: |:|-> |->|\\bas )(?:${TYPE})(?![\\w$])`, name: 'support.type.tolk'},
    // Elsewhere `dict`, `string` and others are common names of variables and fields.
    {match: `(?<![.\\w$])(?:${TYPE})(?![\\w$]|\\s*(?::|=(?![=>])))`, name: 'support.type.tolk'},
    {match: `(?<![.\\w$])(?:${NAMESPACE})(?=\\.)`, name: 'support.class.tolk'},
    {match: '(?<![\\w$])[A-Z][A-Z\\d]*_[A-Z\\d_]*\\b|(?<![\\w$<])[A-Z]{2}[A-Z\\d]+\\b', name: 'constant.other.tolk'},
    {match: '(?<![\\w$])[A-Z][\\w$]*', name: 'entity.name.type.tolk'},
    {match: '(?<=\\.)(?:[a-z_$][\\w$]*|`[^`]+`)', name: 'variable.other.member.tolk'},
    {match: '[a-zA-Z_$][\\w$]*(?=\\s*\\??:)', name: 'variable.parameter.tolk'},
    {match: '[a-zA-Z_$][\\w$]*|`[^`\\n]+`', name: 'variable.other.tolk'},
    {match: '=>|->|<=>|\\?\\?|&&|\\|\\||[~^]?>>=?|<<=?|[~^]/|[-+*/%&|^=!<>]=|\\+\\+|--|[-+*/%&|^~!<>=?]', name: 'keyword.operator.tolk'},
    {match: '[()\\[\\]{},;:.]', name: 'punctuation.tolk'},
  ],
};
