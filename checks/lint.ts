import path from 'node:path';
import type {Check, Problem} from './lib/check.ts';

/** The rules of `eslint.config.js` hold, also those that only warn in an editor. */
export const lint = {
  name: 'lint',
  about: 'ESLint finds nothing: types, hooks, accessibility of components, and nothing imports upward.',
  scope: 'site',
  async run(context) {
    // Loaded here and not before: it takes a second, and most runs of the checks do without it.
    const {ESLint} = await import('eslint');
    const eslint = new ESLint({cwd: context.root, cache: true, cacheLocation: path.join(context.root, '.cache/checks/eslint')});
    const results = await eslint.lintFiles(['.']);
    const problems = results.flatMap(({filePath, messages}) =>
      messages.map((message): Problem => ({
        file: path.relative(context.root, filePath).split(path.sep).join('/'),
        line: message.line ?? 0,
        rule: `lint/${message.ruleId ?? 'syntax'}`,
        message: message.message,
        remedy: message.fix
          ? 'npx eslint --fix mends this.'
          : message.ruleId
            ? `Mend it; the rule is explained under the name ${message.ruleId}.`
            : 'Mend the syntax.',
      })),
    );
    return {problems, summary: `${results.length} files`};
  },
} satisfies Check;
