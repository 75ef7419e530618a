import type {LanguageRegistration} from 'shiki';
import {FIFT_WORDS} from './fift-words.ts';

/**
 * Fift and its assembler (`Asm.fif`). A Fift program is words between spaces; a word that the interpreter knows as a
 * prefix (`"`, `x{`, `b{`, `B{`, `."`, `abort"`, `` ` ``) eats what follows it.
 */
const START = '(?<!\\S)';
const END = '(?!\\S)';
const escape = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
/** Longest first: a regular expression takes the first alternative that fits. */
const known = [...FIFT_WORDS]
  .sort((a, b) => b.length - a.length)
  .map(escape)
  .join('|');

export const fift: LanguageRegistration = {
  name: 'fift',
  displayName: 'Fift',
  scopeName: 'source.fift',
  aliases: ['fif'],
  repository: {},
  patterns: [
    {match: `${START}//.*$|${START}#!.*$`, name: 'comment.line.double-slash.fift'},
    {begin: `${START}/\\*`, end: '\\*/', name: 'comment.block.fift'},
    {match: `${START}(?:\\+|\\.|abort|\\$\\|)?"[^"\\n]*"`, name: 'string.quoted.double.fift'},
    {match: `${START}[xbB]\\{[^}\\n]*\\}`, name: 'constant.other.bits.fift'},
    {match: `${START}-?(?:0x[0-9a-fA-F]+|0b[01]+|\\d+)(?:/-?\\d+)?${END}`, name: 'constant.numeric.fift'},
    {match: `${START}(char)(\\s+)(\\S+)`, captures: {1: {name: 'keyword.control.fift'}, 3: {name: 'string.quoted.other.fift'}}},
    {
      match: `${START}(::?_?|=:|constant|variable|2constant|2=:|create|forget|@?Defop(?:\\([^)]*\\))?|DECLPROC|DECLMETHOD|DECLGLOBVAR|NEWPROC|(?:\\d+\\s+)?(?=DECL))(\\s+)(\\S+)`,
      captures: {1: {name: 'keyword.declaration.fift'}, 3: {name: 'entity.name.function.fift'}},
    },
    {match: `${START}(')(\\s+)(\\S+)`, captures: {1: {name: 'keyword.control.fift'}, 3: {name: 'entity.name.function.fift'}}},
    {match: `${START}\`\\S+`, name: 'constant.other.atom.fift'},
    {
      match: `${START}(\\S+)(\\s+)((?:PROC(?:REF|INLINE)?|METHOD):<\\{)`,
      captures: {1: {name: 'entity.name.function.fift'}, 3: {name: 'keyword.declaration.fift'}},
    },
    {
      match: `${START}(\\S+)(\\s+)(PROC(?:REF|INLINE)?|METHOD)${END}`,
      captures: {1: {name: 'entity.name.function.fift'}, 3: {name: 'keyword.declaration.fift'}},
    },
    {
      match: `${START}[A-Z]*(?::?<\\{|\\}>[A-Z]+<\\{|\\}>[A-Za-z]*:?|PROGRAM\\{|\\}END(?:>[a-z]?)?)${END}`,
      name: 'keyword.control.block.fift',
    },
    {match: `${START}(?:if|ifnot|cond|while|until|times|execute|does|do|recurse)${END}`, name: 'keyword.control.fift'},
    {match: `${START}(?:include|namespace|library|definitions|quit|bye|halt|abort|skip-to-eof)${END}`, name: 'keyword.control.fift'},
    {match: `${START}(?:true|false|null|bl|nil)${END}`, name: 'constant.language.fift'},
    {match: `${START}(?:s-?\\d+|c\\d+)${END}`, name: 'variable.language.register.fift'},
    {match: `${START}(?:\\$\\d+|@'|\\$#)${END}`, name: 'variable.parameter.fift'},
    {match: `${START}(?:${known})${END}`, name: 'support.function.fift'},
    {match: `${START}-?[A-Z][A-Z\\d_]*(?:[#?:,]|-[A-Za-z\\d]+)*${END}`, name: 'support.function.instruction.fift'},
    {match: `${START}-?\\d[A-Z][A-Z\\d]*#?${END}`, name: 'support.function.instruction.fift'},
    {match: `${START}[{}()\\[\\]]${END}`, name: 'punctuation.bracket.fift'},
    {match: `${START}[<>{}]+${END}`, name: 'punctuation.bracket.fift'},
    {match: '\\S+', name: 'variable.other.fift'},
  ],
};
