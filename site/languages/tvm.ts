import type {LanguageRegistration} from 'shiki';

/** TVM assembly as `ton-assembly` reads and writes it: `PUSHINT_4 1`, `XCHG_IJ s1 s2`, `PUSHCONT { … }`, `[ 0 => { … } ]`. */
export const tvm: LanguageRegistration = {
  name: 'tvm',
  displayName: 'TVM assembly',
  scopeName: 'source.tvm',
  aliases: ['tasm'],
  repository: {},
  patterns: [
    {match: '(?://|;;).*$', name: 'comment.line.tvm'},
    {match: '"[^"\\n]*"', name: 'string.quoted.double.tvm'},
    {match: '\\b(?:x|b|boc)\\{[0-9a-fA-F_]*\\}', name: 'constant.other.bits.tvm'},
    {match: '(?<![\\w-])-?(?:0[xX][0-9a-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|\\d[\\d_]*)\\b', name: 'constant.numeric.tvm'},
    {match: '\\b(?:s-?\\d+|c\\d+)\\b', name: 'variable.language.register.tvm'},
    {match: '\\b(?:ref|embed|exotic|library)\\b', name: 'keyword.control.tvm'},
    {match: '-?[A-Z\\d]*[A-Z][A-Z\\d_]*[#?]?(?:_[A-Z\\d]+)*', name: 'support.function.instruction.tvm'},
    {match: '=>', name: 'keyword.operator.tvm'},
    {match: '[A-Za-z_]\\w*', name: 'variable.other.tvm'},
    {match: '[{}\\[\\]]', name: 'punctuation.bracket.tvm'},
  ],
};
