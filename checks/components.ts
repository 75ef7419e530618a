import {componentRules, transformerComponents} from './data/components.ts';
import type {Check, Problem} from './lib/check.ts';
import {registeredComponents} from './mdx.ts';

const REGISTRY = 'src/theme/MDXComponents.tsx';
const RULES = 'checks/data/components.ts';

/** The registry of components and what the checks know of them say the same. */
export const components = {
  name: 'components',
  about: 'Each component of the registry has its attributes described, and each described one is registered.',
  scope: 'site',
  async run(context) {
    const registered = registeredComponents(context);
    const problems: Problem[] = [];
    for (const name of registered) {
      if (!(name in componentRules) && !(name in transformerComponents)) {
        problems.push({
          file: RULES,
          line: 0,
          rule: 'components/unknown',
          message: `<${name}> of ${REGISTRY} is not described.`,
          remedy: 'Add its attributes to componentRules, or its source to transformerComponents.',
        });
      }
    }
    for (const name of [...Object.keys(componentRules), ...Object.keys(transformerComponents)]) {
      if (/^[A-Z]/.test(name) && !registered.has(name) && !componentRules[name]?.transformer) {
        problems.push({
          file: REGISTRY,
          line: 0,
          rule: 'components/unregistered',
          message: `<${name}> of ${RULES} is not registered: a page with it fails in the build.`,
          remedy: `Add ${name} to the default export, or remove its description.`,
        });
      }
    }
    return {problems, summary: `${registered.size} components`};
  },
} satisfies Check;
