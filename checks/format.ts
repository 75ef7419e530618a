import fs from 'node:fs';
import path from 'node:path';
import type {Check, Problem} from './lib/check.ts';

const KINDS = /\.(?:ts|tsx|mts|cts|js|mjs|cjs|css|json)$/;
/** Never looked into: not ours, or made by a program. `.prettierignore` has the rest. */
const SKIP = new Set(['node_modules', 'build', '.docusaurus', '.cache', '.git', 'test-results', 'playwright-report']);

/** Code is laid out by Prettier, so that nobody has to. */
export const format = {
  name: 'format',
  about: 'Prettier would change nothing in TypeScript, JavaScript, CSS and JSON.',
  scope: 'site',
  async run(context) {
    const prettier = await import('prettier');
    const problems: Problem[] = [];
    let count = 0;
    const ignorePath = path.join(context.root, '.prettierignore');
    for (const file of codeFiles(context.root)) {
      const at = path.join(context.root, file);
      const {ignored, inferredParser} = await prettier.getFileInfo(at, {ignorePath});
      if (ignored || !inferredParser) continue;
      count++;
      const options = (await prettier.resolveConfig(at)) ?? {};
      try {
        if (await prettier.check(fs.readFileSync(at, 'utf8'), {...options, filepath: at})) continue;
        problems.push({
          file,
          line: 0,
          rule: 'format/prettier',
          message: 'Prettier would lay this file out differently.',
          remedy: `npx prettier --write ${file}`,
        });
      } catch (error) {
        const place = (error as {loc?: {start?: {line: number}}}).loc?.start?.line ?? 0;
        problems.push({
          file,
          line: place,
          rule: 'format/syntax',
          message: String((error as Error).message).split('\n')[0] ?? '',
          remedy: 'Mend the syntax.',
        });
      }
    }
    return {problems, summary: `${count} files`};
  },
} satisfies Check;

function codeFiles(root: string, folder = ''): string[] {
  return fs
    .readdirSync(path.join(root, folder), {withFileTypes: true})
    .flatMap((entry) => {
      const file = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return SKIP.has(entry.name) ? [] : codeFiles(root, file);
      return entry.isFile() && KINDS.test(entry.name) ? [file] : [];
    })
    .sort();
}
