// The rules that code of this repository follows. `npm run check -- --only lint` runs them; warnings count as errors.
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders from the lowest to the highest. Nothing imports upward; `site/` data (not its compositions) may be read by all. */
const CONFIGURATION = ['**/docusaurus.config*', '**/site/plugins*', '**/site/markdown*'];
const CHECKS = ['**/checks/**', '@site/checks/**'];
const UPWARD = 'Nothing imports upward: content ← remark ← plugins ← site/config, and checks stand above all (see design, "The house").';

/** Forbids imports in some files. The last entry that matches a file holds, so each lists all that it forbids. */
function noImports(files, group, extra = {}) {
  return {
    files,
    rules: {'no-restricted-imports': ['error', {patterns: [{group, message: UPWARD}], ...extra}]},
  };
}

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      'build/',
      '**/.docusaurus/',
      '.cache/',
      'test-results/',
      'playwright-report/',
      'static/',
      'samples/**/build/',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mts,cts}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true}],
      // An index whose bounds are known needs it under noUncheckedIndexedAccess; a cast would say less.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `void` as an expression marks a result that is not wanted.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      'no-fallthrough': 'off',
      eqeqeq: ['error', 'always'],
      'no-console': 'off',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.recommended],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // What reaches the reader's browser prints nothing.
      'no-console': ['error', {allow: ['warn', 'error']}],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
          message: 'Safari before 16.4 cannot read a script with look-behind. Match what stands before and take a group.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
  },
  noImports(['remark/**/*.ts'], [...CHECKS, ...CONFIGURATION, '**/plugins/**', '**/src/**', '@site/**']),
  noImports(['plugins/**/*.ts'], [...CHECKS, ...CONFIGURATION]),
  noImports(['site/**/*.ts'], [...CHECKS, '**/docusaurus.config*', '@site/**']),
  noImports(['src/**/*.{ts,tsx}'], [...CHECKS, ...CONFIGURATION, '@site/plugins/**', '@site/remark/**']),
  // The logic of a tool is a library: it knows neither React nor Docusaurus.
  noImports(
    ['src/tools/**/*.ts', 'src/tvm/**/*.ts'],
    [
      ...CHECKS,
      ...CONFIGURATION,
      '@site/**',
      '@docusaurus/**',
      '@theme/**',
      '@theme-original/**',
      'react',
      'react-dom',
      'react/*',
      'react-dom/*',
      '*.tsx',
      '*.css',
    ],
  ),
);
