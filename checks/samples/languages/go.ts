import fs from 'node:fs';
import type {LRParser} from '@lezer/lr';
import {above, between, type Checker, type Diagnostic, type Scope, type Source} from '../checker.ts';
import {packageVersion} from '../package-version.ts';

/** A fence without a package clause is as whole as Go's own documentation writes it. */
function inPackage(code: string, {base}: Scope): Source {
  return /^\s*package\s+\w+/m.test(base + code) ? between(base, code, '') : between(above('package fragment', base), code, '');
}

/** Go by the grammar `@lezer/go`: parsed, not type-checked. */
export const go: Checker = {
  languages: ['go'],
  version: () => packageVersion('@lezer/go'),
  whole: inPackage,
  contexts: {
    function: (code, {base}) => between(above(/^\s*package\s/m.test(base) ? '' : 'package fragment', base, 'func fragment() {'), code, '}'),
  },
  file: (file) => ({text: fs.readFileSync(file, 'utf8'), before: 0}),
  async run(sources) {
    const {parser} = (await import('@lezer/go')) as {parser: LRParser};
    return sources.map(({text}): Diagnostic[] => {
      const found: Diagnostic[] = [];
      parser.parse(text).iterate({
        enter(node) {
          if (!node.type.isError || found.length) return;
          const line = text.slice(0, node.from).split('\n').length;
          found.push({line, message: `does not parse near "${text.slice(node.from, node.from + 20).split('\n')[0]}"`});
        },
      });
      return found;
    });
  },
};
