import type {LanguageRegistration} from 'shiki';

/**
 * FunC 0.4. Words are those of `crypto/func/keywords.cpp` in ton-blockchain/ton. A name in FunC is any run of
 * characters that are no space, bracket, comma, semicolon, dot or tilde: `cell_null?`, `dict_get~`, `_+_`, `op::transfer`.
 */
const NAME = '(?:`[^`\\n]+`|[^\\s()\\[\\]{},.;~"]+)';
/** What may stand before a name: FunC has no word boundary, since almost every character belongs to names. */
const START = '(?<![^\\s()\\[\\]{},.;~"])';
const END = '(?![^\\s()\\[\\]{},.;~"])';
const word = (words: string): string => `${START}(?:${words})${END}`;

export const func: LanguageRegistration = {
  name: 'func',
  displayName: 'FunC',
  scopeName: 'source.func',
  aliases: ['fc'],
  repository: {
    comment: {
      patterns: [
        {match: ';;.*$', name: 'comment.line.double-semicolon.func'},
        {begin: '\\{-', end: '-\\}', name: 'comment.block.func', patterns: [{include: '#nested'}]},
      ],
    },
    nested: {begin: '\\{-', end: '-\\}', patterns: [{include: '#nested'}]},
  },
  patterns: [
    {include: '#comment'},
    {match: '#(?:include|pragma)\\b', name: 'keyword.control.directive.func'},
    {match: '(?<=#pragma\\s)\\s*(?:version|not-version|allow-post-modification|compute-asm-ltr)', name: 'keyword.control.directive.func'},
    {match: '(?<=version\\s)\\s*[\\^<>=~]*\\d+(?:\\.\\d+)*', name: 'constant.numeric.version.func'},
    {begin: '"""', end: '"""', name: 'string.quoted.triple.func'},
    {
      match: '("[^"\\n]*")([sauhHc]?)',
      captures: {1: {name: 'string.quoted.double.func'}, 2: {name: 'storage.modifier.string.func'}},
    },
    {match: `${START}-?(?:0x[0-9a-fA-F]+|\\d+)${END}`, name: 'constant.numeric.func'},
    {match: word('true|false|nil|Nil'), name: 'constant.language.func'},
    {match: word('return|repeat|do|while|until|try|catch|if|ifnot|then|else|elseif|elseifnot'), name: 'keyword.control.func'},
    {match: word('forall|extern|global|asm|const|operator|infix|infixl|infixr|type'), name: 'keyword.declaration.func'},
    {match: word('impure|inline|inline_ref|auto_apply|method_id'), name: 'storage.modifier.func'},
    {match: word('int|cell|slice|builder|cont|tuple|var'), name: 'support.type.func'},
    {match: word('_'), name: 'variable.language.func'},
    {match: `${START}_?(?:<=>|[~^]?>>|<<|[~^/]?[/%]|[=!<>]=|[-+*/%&|^<>=])_?=?_(?=\\s*\\()`, name: 'entity.name.function.operator.func'},
    {match: word('[~^]?>>=?|<<=?|<=>|->|[~^]?[/%]=?|/%|[-+*/%&|^=!<>]=|[-+*&|^<>=?:]'), name: 'keyword.operator.func'},
    {match: '~>>=?|~/=?|~%=?', name: 'keyword.operator.func'},
    {match: `(?<=\\.)${NAME}`, name: 'entity.name.function.method.func'},
    {match: `~${NAME}(?=\\s*\\()`, name: 'entity.name.function.method.func'},
    {match: `${NAME}(?=\\s*\\()`, name: 'entity.name.function.func'},
    {match: `${START}[A-Z][A-Z\\d_]+${END}`, name: 'constant.other.func'},
    {match: `${START}[A-Z]\\w?${END}`, name: 'entity.name.type.parameter.func'},
    {match: '~', name: 'keyword.operator.func'},
    {match: NAME, name: 'variable.other.func'},
    {match: '[()\\[\\]{},;.]', name: 'punctuation.func'},
  ],
};
