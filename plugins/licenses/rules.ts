/** Code of somebody else inside a package, under another licence than the package declares. */
export interface Part {
  readonly package: string;
  readonly what: string;
  readonly licence: string;
  /** Why we may publish it: such a licence is not among those allowed everywhere. */
  readonly reason: string;
  /** The texts that go with it, from `texts/`. */
  readonly texts: readonly string[];
}

/** What may reach a reader, and what the build knows about packages beyond their own `package.json`. */
export interface Rules {
  /** Licences that ask for nothing but to be named, or for their text to be passed on. */
  readonly allowed: ReadonlySet<string>;
  /** Licences of packages whose `package.json` names none, or not as an SPDX expression, as read in their own files. */
  readonly stated: Readonly<Record<string, string>>;
  /**
   * Packages, by name and version, for which nobody states a licence anywhere, and why they are used all the same:
   * readers are told so instead of the licence. Each is a decision of this site's owner, to be taken again with each version.
   */
  readonly unlicensed: Readonly<Record<string, string>>;
  readonly parts: readonly Part[];
}

const NODE = 'https://github.com/ton-blockchain/ton';

/** The LGPL and the GPL ask for the source and for the licence's text; this file says where the first is and has the second. */
function fromNode(name: string, what: string, licence: string): Part {
  const texts = licence.startsWith('GPL') ? ['GPL-2.0', 'LGPL-2.0'] : ['LGPL-2.0'];
  const reason = `a file of its own that is loaded on demand and can be replaced; its source is public: ${NODE}`;
  return {package: name, what, licence, reason, texts};
}

export const rules: Rules = {
  allowed: new Set([
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC-BY-4.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
    'OFL-1.1',
    'Unlicense',
    'Zlib',
  ]),
  stated: {},
  unlicensed: {
    '@tonstudio/parser-runtime 0.0.1':
      'Neither the package nor its source, https://github.com/tact-lang/syntax-tools, states a licence. TON Studio published it ' +
      'as a part of its packages ton-assembly and @tact-lang/compiler, which are under the MIT License and cannot run without it.',
  },
  // The packages declare MIT, which is true of their JavaScript. The headers of the C++ files say what is named here.
  parts: [
    fromNode(
      '@ton/tolk-js',
      `the wasm is made of the Tolk compiler (tolk/) and the libraries of ${NODE}`,
      'GPL-2.0-or-later with an exception for OpenSSL (tolk/), LGPL-2.0-or-later (libraries)',
    ),
    fromNode(
      '@ton-community/func-js-bin',
      `the wasm is made of the FunC compiler (crypto/func/, crypto/funcfiftlib/) and the libraries of ${NODE}`,
      'GPL-2.0-or-later with an exception for OpenSSL (compiler), LGPL-2.0-or-later (libraries)',
    ),
    fromNode(
      '@ton/sandbox',
      `the wasm is made of the emulator (emulator/) and the libraries of ${NODE}`,
      'LGPL-2.0-or-later (libraries; the files of emulator/ name none)',
    ),
    {
      package: '@tact-lang/compiler',
      what: "dist/stdlib/stdlib/std/stdlib.fc alone, FunC's standard library, changed as its second line says",
      licence: 'LGPL-2.0-or-later',
      reason: 'it is published as source, with its notice',
      texts: ['LGPL-2.0'],
    },
  ],
};

/** Packages of which something reaches a reader that the bundler does not list as a module. */
export const copied: readonly string[] = [
  // `scripts/assets.ts`: fonts, and the outlines of the logo's letters.
  '@fontsource-variable/inter',
  '@fontsource-variable/jetbrains-mono',
  // `scripts/icon-sprite.ts`: drawings of the theme.
  '@docusaurus/theme-classic',
  // `plugins/playground/func-stdlib.ts`.
  '@tact-lang/compiler',
];
