import {componentRules, transformerComponents} from './data/components.ts';
import type {Check, Problem} from './lib/check.ts';
import type {Context} from './lib/context.ts';

/** Problems of these rules belong to another check, which reads the same facts. */
const ELSEWHERE = /^frontmatter\//;

/** The components that `src/theme/MDXComponents.tsx` adds to those of the theme. */
export function registeredComponents(context: Context): Set<string> {
  const list = /export default \{([\s\S]*?)\}/.exec(context.read('src/theme/MDXComponents.tsx') ?? '')?.[1] ?? '';
  return new Set([...list.matchAll(/(?<![.\w])([A-Z]\w*)/g)].map(([, name]) => name as string));
}

/** The components that authors may write: those of the registry, and the two HTML elements of a fold-out. */
export function allowedComponents(context: Context): Set<string> {
  const names = [...registeredComponents(context), ...Object.keys(componentRules)];
  return new Set(names.filter((name) => !(name in transformerComponents)));
}

/** Every page is MDX that compiles and uses nothing but the registry. */
export const mdx = {
  name: 'mdx',
  about: 'Each page compiles as MDX, its diagrams draw, and it uses only registered components: no imports, HTML, images.',
  scope: 'pages',
  async run(context) {
    const pages = await context.selected();
    const allowed = allowedComponents(context);
    const problems: Problem[] = [];
    for (const {file, facts} of pages) {
      problems.push(...facts.problems.filter(({rule}) => !ELSEWHERE.test(rule)).map((problem) => ({...problem, file})));
      for (const {name, line} of facts.components) {
        if (allowed.has(name) || name.startsWith(':::') || name in transformerComponents) continue;
        const html = /^[a-z]/.test(name);
        problems.push({
          file,
          line,
          rule: html ? 'mdx/html' : 'mdx/component',
          message: name ? `<${name}> is ${html ? 'raw HTML' : 'no component of this site'}.` : '<>…</> is no component of this site.',
          remedy: `Use Markdown, put it into backticks if it is text, or use one of: ${[...allowed].sort().join(', ')}.`,
        });
      }
    }
    const diagrams = pages.flatMap(({facts}) => facts.fences).filter(({lang}) => lang === 'dot').length;
    return {problems, summary: `${pages.length} pages, ${diagrams} diagrams`};
  },
} satisfies Check;
