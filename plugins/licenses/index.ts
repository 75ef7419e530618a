import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {emittedPackages, type Compilation} from './emitted.ts';
import {readNotices, type Notices} from './read.ts';
import {copied, rules} from './rules.ts';
import {licensesText} from './write.ts';

export const FILE = 'licenses.txt';

/** The bundler's own code is in every script: the small runtime that loads the others. */
const RUNTIME = {rspack: '@rspack/core', webpack: 'webpack'} as const;

interface Compiler {
  readonly hooks: {readonly afterEmit: {tap: (name: string, then: (compilation: Compilation) => void) => void}};
}

/**
 * Writes `licenses.txt`: name, version, licence and its text of every npm package of which something reaches a reader, as
 * these licences ask. The list is taken from what the bundler emitted, so that nobody has to keep it. A package without a
 * licence, or with one that is not allowed (`rules.ts`), stops the build, right after the bundling.
 *
 * One file serves all languages: the packages of each are added to those of the languages that were built before it.
 */
export function licenses({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  let found: Notices | undefined;
  return {
    name: 'licenses',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') return {};
      const apply = (compiler: Compiler): void =>
        compiler.hooks.afterEmit.tap('licenses', (compilation) => {
          const folders = seen(siteDir);
          for (const name of [RUNTIME[currentBundler.name], ...copied]) folders.add(path.join(siteDir, 'node_modules', name));
          for (const folder of emittedPackages(compilation)) folders.add(folder);
          found = readNotices(folders, rules);
          if (found.problems.length) throw new Error(`${FILE}: the site must not be published so.\n${found.problems.join('\n')}`);
        });
      return {plugins: [{apply}]} as object;
    },
    async postBuild({outDir}) {
      if (!found) return;
      const root = path.posix.relative(baseUrl, i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl);
      await fs.promises.writeFile(path.join(outDir, root, FILE), licensesText(found.notices));
    },
  };
}

/**
 * The packages that this process has found so far. Docusaurus loads plugins anew for each language, so that a variable of
 * this module would be empty each time.
 */
function seen(siteDir: string): Set<string> {
  const key = Symbol.for(`licenses of ${siteDir}`);
  const store = globalThis as unknown as Record<symbol, Set<string> | undefined>;
  return (store[key] ??= new Set());
}
