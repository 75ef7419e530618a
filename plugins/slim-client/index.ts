import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {keepLetters} from './letters.ts';
import {unusedParts} from './parts.ts';

/** Helpers of TypeScript that `@docusaurus/utils-common` names; the whole package has fifty. */
const TSLIB = path.resolve('plugins/slim-client/tslib.cjs');

/**
 * Leaves out of what the browser loads what no reader's browser uses: the theme's parts that the configuration never
 * shows, the build's own options, and lists of all pages that grow with the site.
 *
 * Server and browser get the same stand-ins, so that both render the same.
 */
export function slimClient(site: LoadContext): Plugin {
  const nothing = path.resolve('plugins/slim-client/nothing.mjs');
  const loader = path.resolve('plugins/slim-client/loader.cjs');
  const generated = (pattern: RegExp) => ({test: pattern, include: site.generatedFilesDir, enforce: 'pre' as const, use: [loader]});
  return {
    name: 'slim-client',
    configureWebpack(config, isServer) {
      if (config.mode !== 'production') return {};
      if (!isServer) keepLetters(config.optimization?.minimizer ?? []);
      const known = Object.keys(config.resolve?.alias ?? {});
      const alias: Record<string, string> = {};
      for (const {name, unused} of unusedParts) {
        const key = `@theme/${name}`;
        if (!known.includes(key)) throw new Error(`slim-client: the theme has no "${key}" any more; correct plugins/slim-client/parts.ts`);
        if (unused(site)) alias[key] = nothing;
      }
      return {
        resolve: {alias},
        module: {
          rules: [
            {test: /[\\/]@docusaurus[\\/]utils-common[\\/]/, resolve: {alias: {tslib: TSLIB}}},
            generated(/[\\/]globalData\.json$/),
            generated(/[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/),
            ...(isServer ? [] : [generated(/[\\/]docusaurus\.config\.mjs$/), generated(/[\\/]registry\.js$/)]),
          ],
        },
      };
    },
  };
}
