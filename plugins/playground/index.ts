import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {funcStdlib} from './func-stdlib.ts';

/** Files that npm packages hold as base64 in a script, and the name that each gets in the build. */
const WASM: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/[\\/]@ton[\\/]tolk-js[\\/]dist[\\/]tolkfiftlib\.wasm\.js$/, 'tolk'],
  [/[\\/]@ton-community[\\/]func-js-bin[\\/]dist[\\/]funcfiftlib\.wasm\.js$/, 'func'],
  [/[\\/]@ton[\\/]sandbox[\\/]dist[\\/]executor[\\/]emulator-emscripten\.wasm\.js$/, 'emulator'],
];

/** Glue of Emscripten, which asks for modules of Node where it finds itself in Node. */
const GLUE = /[\\/](?:@ton|@ton-community)[\\/].*\.js$/;
/** Its `stack-signatures` reads a file of its own with Node; nothing else in the package asks for that module. */
const ASSEMBLY = /[\\/]ton-assembly[\\/]dist[\\/]runtime[\\/]index\.js$/;
/** Contracts that pages quote, and FunC's library (`contentLoaded`). */
const SOURCES = /[\\/](?:samples[\\/].+\.(?:tolk|fc)|playground[\\/]default[\\/]stdlib\.fc)$/;

/**
 * Files of their own for what the playground loads on demand, at one address for all languages.
 *
 * Wasm: what the compilers' and the emulator's packages hold as base64 becomes true wasm again: 15% fewer bytes on the way,
 * compiled while they arrive (`compileStreaming`), and no 8 MB strings in memory. `import url from '….wasm.js?address'`
 * gives the address of the file, `?size` its bytes. Text: samples, and FunC's standard library,
 * `@generated/playground/default/stdlib.fc`.
 */
export function playground(site: LoadContext): Plugin {
  const loader = path.resolve('plugins/playground/loader.cjs');
  return {
    name: 'playground',
    loadContent: () => Promise.resolve(funcStdlib()),
    async contentLoaded({content, actions}) {
      await actions.createData('stdlib.fc', content as string);
    },
    configureWebpack(config, isServer) {
      const place = {emit: !isServer, ...(config.mode === 'production' && shared(site))};
      return {
        // The same glue asks where it lies; nobody needs a warning of that.
        ...(!isServer && {node: {__dirname: 'mock', __filename: 'mock'}}),
        module: {
          rules: [
            ...WASM.flatMap(([test, name]) => [
              {
                test,
                resourceQuery: /^\?address$/,
                type: 'asset/resource',
                use: [loader],
                generator: {filename: `assets/wasm/${name}.[contenthash:16].wasm`, ...place},
              },
              {test, resourceQuery: /^\?size$/, use: [{loader, options: {size: true}}]},
            ]),
            {test: GLUE, resolve: {fallback: {fs: false, path: false, crypto: false}}},
            {test: ASSEMBLY, resolve: {alias: {'./stack-signatures': false}}},
            {test: SOURCES, type: 'asset/resource', generator: {filename: 'assets/samples/[name].[contenthash:16][ext]', ...place}},
          ],
        },
      };
    },
  };
}

/**
 * The folder of the default language, from that of the language that is built: Docusaurus builds each for itself, into
 * `build`, `build/ru` …, and a file that they share would else be written and downloaded once for each. The development
 * server has but one language and knows no file outside of it, so there each file stays where it is.
 */
function shared({baseUrl, i18n}: Pick<LoadContext, 'baseUrl' | 'i18n'>): {publicPath: string; outputPath: string} {
  const root = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  const outputPath = path.posix.relative(baseUrl, root);
  return {publicPath: root, outputPath: outputPath && `${outputPath}/`};
}
