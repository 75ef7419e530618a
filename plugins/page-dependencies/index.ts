import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Tells the bundler what a page is made of beside its own text: quoted samples, the verdicts on its samples, the
 * glossary, configuration values, and the pages that its links wait for. The bundler keeps compiled pages between builds
 * and compiles one again only when a file that it knows of has changed; the remark transformers read the others behind
 * its back.
 */
export function pageDependencies(): Plugin {
  return {
    name: 'page-dependencies',
    configureWebpack() {
      return {module: {rules: [{test: /\.mdx?$/i, enforce: 'pre', use: [path.resolve('plugins/page-dependencies/loader.cjs')]}]}};
    },
  };
}
