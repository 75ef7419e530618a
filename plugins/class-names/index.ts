import type {LoadContext, Plugin} from '@docusaurus/types';
import {classNamer} from './name.ts';

interface CssModules {
  localIdentName?: string;
  getLocalIdent?: (context: {resourcePath: string}, template: string, local: string) => string;
}

/** The options for CSS modules of every loader of a rule. */
function cssModules(rule: unknown): CssModules[] {
  const {use} = (rule ?? {}) as {use?: unknown};
  if (!Array.isArray(use)) return [];
  return use.flatMap((loader: {options?: {modules?: CssModules}} | undefined) => {
    const modules = loader?.options?.modules;
    return typeof modules === 'object' && modules.localIdentName !== undefined ? [modules] : [];
  });
}

/**
 * Short class names in the built pages. The default, `closeButton_zGfc`, says to a developer where a class comes from;
 * to a reader it is weight that does not compress. Names stay long in `npm start`.
 */
export function classNames({siteDir}: LoadContext): Plugin {
  return {
    name: 'class-names',
    configureWebpack(config) {
      if (config.mode !== 'production') return {};
      const found = (config.module?.rules ?? []).flatMap(cssModules);
      if (!found.length) throw new Error('class-names: no rule for CSS modules found; Docusaurus has changed core/lib/webpack/base.js');
      const nameOf = classNamer(siteDir);
      for (const modules of found) modules.getLocalIdent = ({resourcePath}, _template, local) => nameOf(resourcePath, local);
      return {};
    },
  };
}
