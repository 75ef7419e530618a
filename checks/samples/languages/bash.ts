import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {between, type Checker, type Diagnostic, type Source} from '../checker.ts';

/** Bash by `bash -n`: parsed, not run. A placeholder is `<LIKE_THIS>` between quotes, so that a copied line cannot redirect. */
export const bash: Checker = {
  languages: ['bash'],
  version: () => (spawnSync('bash', ['--version'], {encoding: 'utf8'}).stdout ?? '').split(/\s+/)[3] ?? 'none',
  whole: (code) => between('', code, ''),
  contexts: {},
  file: (file) => ({text: fs.readFileSync(file, 'utf8'), before: 0}),
  run: (sources) => Promise.resolve(sources.map(parse)),
};

function parse({text}: Source): Diagnostic[] {
  const {status, stderr, error} = spawnSync('bash', ['-n'], {input: text, encoding: 'utf8'});
  if (error) return [{line: 0, message: `bash cannot be run: ${error.message}`}];
  const complaints = (status === 0 ? '' : stderr)
    .split('\n')
    .flatMap((line) => /^bash: line (\d+): (?!`)(.*)$/.exec(line)?.slice(1) ?? [])
    .reduce<Diagnostic[]>(
      (found, item, index, all) => (index % 2 ? found : [...found, {line: Number(item), message: all[index + 1] as string}]),
      [],
    );
  if (status !== 0 && !complaints.length) complaints.push({line: 0, message: stderr.trim()});
  // A bare placeholder often is a syntax error, too, which bash explains badly.
  const careless = slips(text);
  return careless.length ? careless : complaints;
}

/** What bash takes and a reader must not copy: a placeholder that redirects, a prompt. */
function slips(text: string): Diagnostic[] {
  const withoutDocuments = text.replace(/<<-?\s*(['"]?)(\w+)\1[^\n]*\n[\s\S]*?\n\s*\2(?=\n|$)/g, (document) =>
    document.replace(/[^\n]/g, ' '),
  );
  const bare = withoutDocuments.replace(/"(?:[^"\\]|\\.)*"|'[^']*'|(?<=^|\s)#.*$/gm, (quoted) => quoted.replace(/[^\n]/g, ' '));
  return bare.split('\n').flatMap((line, index) => {
    if (/^\s*\$ /.test(line)) return [{line: index + 1, message: 'a line starts with the prompt "$ "'}];
    const placeholder = /<[A-Z][A-Z0-9_]*>/.exec(line)?.[0];
    return placeholder === undefined
      ? []
      : [{line: index + 1, message: `the placeholder ${placeholder} stands outside of quotes, where bash redirects`}];
  });
}
