import {simpleHash} from '@docusaurus/utils';
import type {Plugin} from '@docusaurus/types';
import {groupOf, groups, kindReader, type Group} from './groups.ts';

interface SplitModule {
  nameForCondition?: () => string | null | undefined;
}

interface SplitContext {
  readonly chunkGraph: {getModuleChunks: (module: SplitModule) => Iterable<{readonly name?: string | null}>};
}

const NAME_LENGTH = 8;

/**
 * Gathers the theme's code in one file per kind of page.
 *
 * Docusaurus makes a file of every module that a route names: eleven requests before a docs page comes alive, of which
 * eight bring under 4 kB. What docs pages, posts and standalone pages share is one file here, what only docs pages or
 * only the blog have is a second; a page's own text and the sidebars, which change with the content, stay apart.
 */
export function chunks(): Plugin {
  const kindOf = kindReader((component) => simpleHash(component, NAME_LENGTH));
  const group = (module: SplitModule, {chunkGraph}: SplitContext): Group | undefined =>
    groupOf(
      module.nameForCondition?.() ?? '',
      [...chunkGraph.getModuleChunks(module)].map(({name}) => name ?? ''),
      kindOf,
    );
  const cacheGroup = (name: Group) => ({
    name,
    test: (module: SplitModule, context: SplitContext) => group(module, context) === name,
    chunks: 'async',
    type: /javascript|json/,
    enforce: true,
    priority: 30,
  });
  return {
    name: 'chunks',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      return {
        optimization: {
          // A chunk's id is then its name, and the runtime needs no table from one to the other.
          chunkIds: 'named',
          splitChunks: {cacheGroups: Object.fromEntries(groups.map((name) => [name, cacheGroup(name)]))},
        },
      } as object;
    },
  };
}
