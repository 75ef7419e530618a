import type {LanguageRegistration} from 'shiki';

/**
 * TL-B, the language of `crypto/block/block.tlb`: `constructor#tag field:Type ^[ … ] { n:# } = Type args;`.
 * Names of types that the compiler has built in are those of `tlbc`.
 */
const BUILT_IN = '##|#<=|#<|#|Type\\b|Cell\\b|Any\\b|Bool\\b|Bit\\b|uint\\d*\\b|int\\d*\\b|bits\\d*\\b|EXOTIC\\b';

export const tlb: LanguageRegistration = {
  name: 'tlb',
  displayName: 'TL-B',
  scopeName: 'source.tlb',
  aliases: ['tl-b'],
  repository: {
    comment: {
      patterns: [
        {match: '//.*$', name: 'comment.line.double-slash.tlb'},
        {begin: '/\\*', end: '\\*/', name: 'comment.block.tlb'},
      ],
    },
    expression: {
      patterns: [
        {include: '#comment'},
        {
          match: '([A-Za-z_]\\w*)(\\s*)(:)(?!:)',
          captures: {1: {name: 'variable.other.property.tlb'}, 3: {name: 'punctuation.separator.tlb'}},
        },
        {match: `(?<![\\w])(?:${BUILT_IN})`, name: 'support.type.tlb'},
        {match: '\\b\\d+\\b', name: 'constant.numeric.tlb'},
        {match: '\\b[A-Z]\\b', name: 'entity.name.type.parameter.tlb'},
        {match: '\\b[A-Z]\\w*', name: 'entity.name.type.tlb'},
        {match: '[a-z_]\\w*', name: 'variable.other.tlb'},
        {match: '\\^|~|\\?|<=|>=|!=|[-+*/<>=.]', name: 'keyword.operator.tlb'},
        {match: '[()\\[\\]{},:]', name: 'punctuation.tlb'},
      ],
    },
    /** `{ n = (~m) + l }`: an equation, not the end of a declaration. */
    constraint: {
      begin: '\\{',
      end: '\\}',
      beginCaptures: {0: {name: 'punctuation.bracket.tlb'}},
      endCaptures: {0: {name: 'punctuation.bracket.tlb'}},
      name: 'meta.constraint.tlb',
      patterns: [{include: '#expression'}],
    },
    result: {
      begin: '=',
      end: '(?=;)',
      beginCaptures: {0: {name: 'keyword.operator.definition.tlb'}},
      patterns: [{include: '#expression'}],
    },
  },
  patterns: [
    {include: '#comment'},
    {
      // A declaration: everything up to its semicolon. The first word, with or without a tag, is the constructor.
      begin: '([A-Za-z_]\\w*)(!)?(#[0-9a-fA-F]*_?|\\$[01]*_?)?(?=\\s|$)',
      end: ';',
      beginCaptures: {
        1: {name: 'entity.name.function.constructor.tlb'},
        2: {name: 'keyword.operator.tlb'},
        3: {name: 'constant.numeric.tag.tlb'},
      },
      endCaptures: {0: {name: 'punctuation.terminator.tlb'}},
      name: 'meta.declaration.tlb',
      patterns: [{include: '#comment'}, {include: '#constraint'}, {include: '#result'}, {include: '#expression'}],
    },
    {include: '#constraint'},
    {include: '#result'},
    {include: '#expression'},
    {match: ';', name: 'punctuation.terminator.tlb'},
  ],
};
