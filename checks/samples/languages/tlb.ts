import fs from 'node:fs';
import type * as TlbParser from '@ton-community/tlb-parser';
import type {ASTRootBase, Program} from '@ton-community/tlb-parser';
import {above, between, type Checker, type Diagnostic, type Scope, type Source} from '../checker.ts';
import {packageVersion, pinned} from '../package-version.ts';
import {BLOCK_TYPES} from './tlb-known.ts';

/** What the language itself knows: `uint32`, `bits256`, `int`, … */
const BUILT_IN = /^(?:Type|Cell|Any|Bool|Bit|EXOTIC|(?:u?int|bits)\d*)$/;

/** Names that a text declares: the types on the right of each `=`. Works on text that does not parse, too. */
function declared(code: string): string[] {
  const bare = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|\{[^{}]*\}/gm, ' ');
  return [...bare.matchAll(/=\s*([A-Za-z_]\w*)[^=;]*;/g)].map(([, name]) => name as string);
}

const known = ({siblings, base}: Scope): Source['extra'] => ({known: [...new Set([...siblings, base].flatMap(declared))].sort()});

/**
 * TL-B by `@ton-community/tlb-parser`. All schemas of a page are one: each type that a fence uses is declared in some
 * fence of the page, in `block.tlb`, or built in.
 */
export const tlb: Checker = {
  languages: ['tlb'],
  label: 'tlb-parser',
  version: (requested) => packageVersion(pinned('@ton-community/tlb-parser', requested)),
  whole: (code, scope) => between('', code, '', known(scope)),
  contexts: {
    // The fields of a constructor, without its name and its type.
    fields: (code, scope) => between(above('fragment'), code, '= Fragment;', known(scope)),
  },
  file: (file) => ({text: fs.readFileSync(file, 'utf8'), before: 0}),
  async run(sources, version) {
    const parser = (await import(pinned('@ton-community/tlb-parser', version))) as typeof TlbParser;
    return sources.map(({text, extra}): Diagnostic[] => {
      // The package's types leave out what ohm-js offers for a failed match.
      const match = parser.parse(text) as ReturnType<typeof parser.parse> & {
        getRightmostFailurePosition(): number;
        getExpectedText(): string;
      };
      if (match.failed()) {
        const place = match.getRightmostFailurePosition();
        return [{line: text.slice(0, place).split('\n').length, message: `does not parse: expected ${match.getExpectedText()}`}];
      }
      return unresolved(
        parser.ast(text),
        new Set([...(Array.isArray(extra?.known) ? (extra.known as string[]) : []), ...BLOCK_TYPES, ...declared(text)]),
      );
    });
  },
};

/** Types that a program uses and nothing declares, each once. */
function unresolved(program: Program, types: ReadonlySet<string>): Diagnostic[] {
  const found = new Map<string, number>();
  for (const declaration of program.declarations) {
    const fields = new Set<string>();
    walk(declaration, (node) => {
      const {name} = node as ASTRootBase & {name?: unknown};
      if (typeof name !== 'string') return;
      const kind = node.constructor.name;
      if (kind.startsWith('Field')) fields.add(name);
      else if ((kind === 'NameExpr' || kind === 'CombinatorExpr') && !fields.has(name) && !types.has(name) && !BUILT_IN.test(name)) {
        if (!found.has(name)) found.set(name, node.locations.line);
      }
    });
  }
  return [...found].map(([name, line]) => ({line, message: `the type ${name} is declared neither on this page nor in block.tlb`}));
}

/** Visits a node and all below it, in the order of the text. */
function walk(node: ASTRootBase, visit: (node: ASTRootBase) => void): void {
  visit(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent' || key === 'locations') continue;
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (typeof child === 'object' && child !== null && 'locations' in child) walk(child as ASTRootBase, visit);
    }
  }
}
