import type {LanguageRegistration} from 'shiki';
import {fift} from './fift.ts';
import {func} from './func.ts';
import {tact} from './tact.ts';
import {tl} from './tl.ts';
import {tlb} from './tlb.ts';
import {tolk} from './tolk.ts';
import {tvm} from './tvm.ts';

/** A language that a fence may name. */
export interface CodeLanguage {
  /** First word of a fence, as pages write it. */
  readonly id: string;
  /** Name that the reader sees; a proper noun, the same in all languages. `undefined` for what is no language: plain text, output. */
  readonly label?: string;
  /** Our own grammar, the name of a grammar that Shiki bundles, or `undefined` for text that is not highlighted. */
  readonly grammar?: LanguageRegistration | string;
  /** Other words that mean this language. */
  readonly aliases?: readonly string[];
}

export const codeLanguages: readonly CodeLanguage[] = [
  {id: 'tolk', label: 'Tolk', grammar: tolk},
  {id: 'func', label: 'FunC', grammar: func, aliases: ['fc']},
  {id: 'tact', label: 'Tact', grammar: tact},
  {id: 'tlb', label: 'TL-B', grammar: tlb, aliases: ['tl-b']},
  {id: 'tl', label: 'TL', grammar: tl},
  {id: 'fift', label: 'Fift', grammar: fift, aliases: ['fif']},
  {id: 'tvm', label: 'TVM assembly', grammar: tvm, aliases: ['tasm']},
  {id: 'ts', label: 'TypeScript', grammar: 'typescript', aliases: ['typescript', 'mts']},
  {id: 'tsx', label: 'TypeScript', grammar: 'tsx'},
  {id: 'js', label: 'JavaScript', grammar: 'javascript', aliases: ['javascript', 'mjs']},
  {id: 'jsx', label: 'JavaScript', grammar: 'jsx'},
  {id: 'json', label: 'JSON', grammar: 'json'},
  {id: 'jsonc', label: 'JSON', grammar: 'jsonc'},
  {id: 'python', label: 'Python', grammar: 'python', aliases: ['py']},
  {id: 'go', label: 'Go', grammar: 'go', aliases: ['golang']},
  {id: 'bash', label: 'Bash', grammar: 'bash', aliases: ['sh', 'shell', 'zsh']},
  {id: 'cpp', label: 'C++', grammar: 'cpp', aliases: ['c++']},
  {id: 'c', label: 'C', grammar: 'c'},
  {id: 'java', label: 'Java', grammar: 'java'},
  {id: 'kotlin', label: 'Kotlin', grammar: 'kotlin', aliases: ['kt']},
  {id: 'rust', label: 'Rust', grammar: 'rust', aliases: ['rs']},
  {id: 'swift', label: 'Swift', grammar: 'swift'},
  {id: 'csharp', label: 'C#', grammar: 'csharp', aliases: ['cs']},
  {id: 'solidity', label: 'Solidity', grammar: 'solidity', aliases: ['sol']},
  {id: 'toml', label: 'TOML', grammar: 'toml'},
  {id: 'yaml', label: 'YAML', grammar: 'yaml', aliases: ['yml']},
  {id: 'ini', label: 'INI', grammar: 'ini'},
  {id: 'http', label: 'HTTP', grammar: 'http'},
  {id: 'html', label: 'HTML', grammar: 'html'},
  {id: 'css', label: 'CSS', grammar: 'css'},
  {id: 'xml', label: 'XML', grammar: 'xml'},
  {id: 'graphql', label: 'GraphQL', grammar: 'graphql'},
  {id: 'sql', label: 'SQL', grammar: 'sql'},
  {id: 'docker', label: 'Dockerfile', grammar: 'docker', aliases: ['dockerfile']},
  {id: 'nginx', label: 'nginx', grammar: 'nginx'},
  {id: 'diff', label: 'Diff', grammar: 'diff'},
  {id: 'mdx', label: 'MDX', grammar: 'mdx'},
  {id: 'md', label: 'Markdown', grammar: 'markdown', aliases: ['markdown']},
  {id: 'text', aliases: ['txt', 'plain', 'plaintext']},
  {id: 'output', aliases: ['console', 'log']},
];

const byName = new Map(codeLanguages.flatMap((language) => [language.id, ...(language.aliases ?? [])].map((name) => [name, language])));

/** The language that a fence's first word names; `undefined` for a word that is none. */
export function codeLanguage(name: string): CodeLanguage | undefined {
  return byName.get(name.toLowerCase());
}
