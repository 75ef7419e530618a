import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

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

/**
 * Makes true wasm files of what the compilers' and the emulator's packages hold as base64: 15% fewer bytes on the way,
 * compiled while they arrive (`compileStreaming`), and no 8 MB strings in memory.
 *
 * `import url from '….wasm.js?address'` gives the address of the file, `?size` its bytes.
 */
export function playground(): Plugin {
  const loader = path.resolve('plugins/playground/loader.cjs');
  return {
    name: 'playground',
    configureWebpack(_config, isServer) {
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
                generator: {filename: `assets/wasm/${name}.[contenthash:16].wasm`, emit: !isServer},
              },
              {test, resourceQuery: /^\?size$/, use: [{loader, options: {size: true}}]},
            ]),
            {test: GLUE, resolve: {fallback: {fs: false, path: false, crypto: false}}},
            {test: ASSEMBLY, resolve: {alias: {'./stack-signatures': false}}},
            // Samples are text: files of their own, which the panel fetches when one is chosen.
            {
              test: /[\\/]samples[\\/].+\.(?:tolk|fc)$/,
              type: 'asset/resource',
              generator: {filename: 'assets/samples/[name].[contenthash:16][ext]', emit: !isServer},
            },
          ],
        },
      };
    },
  };
}
