import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps null bytes out of the built pages.
 *
 * React 18 writes HTML in blocks of 2,048 bytes. Where a character of two or three bytes does not fit at a block's
 * end, it sends the block with its unused bytes, which are zero (facebook/react#24985). The HTML minifier turns each
 * into U+FFFD: about one Russian or Chinese page in eight had one in the middle of a word.
 */
export function nullBytes(): Plugin {
  return {
    name: 'null-bytes',
    configureWebpack(_config, isServer) {
      if (!isServer) return {};
      return {
        module: {rules: [{test: /core[\\/]lib[\\/]client[\\/]renderToHtml\.js$/, use: [path.resolve('plugins/null-bytes/loader.cjs')]}]},
      };
    },
  };
}
