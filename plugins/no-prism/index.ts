import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const require = createRequire(import.meta.url);

/**
 * Keeps Prism out of what the browser loads: code is highlighted at build time by `remark/highlight`.
 *
 * Three modules of the classic theme still name it: the client module that registers Prism's languages, `usePrismTheme`
 * and the theme's own code block, which `src/theme/CodeBlock` replaces. The first becomes an empty module, the
 * package itself the few names that the others import.
 */
export function noPrism(): Plugin {
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  return {
    name: 'no-prism',
    configureWebpack() {
      return {
        resolve: {
          alias: {
            [`${path.join(theme, 'lib/prism-include-languages')}$`]: false,
            'prism-react-renderer$': path.resolve('plugins/no-prism/stub.mjs'),
          },
        },
      };
    },
  };
}
