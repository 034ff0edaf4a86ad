import { defineConfig } from 'oxlint';

/** Rules of the categories below that contradict the conventions of this code, each with the reason. */
const settled = {
  // JSX is compiled by react-jsx.
  'react/react-in-jsx-scope': 'off',
  // An effect may run again for what it does not read, such as the address.
  'react/exhaustive-effect-dependencies': 'off',
  // A clean-up or a value on some paths only: noImplicitReturns of the compiler where it is wanted.
  'typescript/consistent-return': 'off',
  // Object.keys and JSON.parse have no narrower type to offer.
  'typescript/no-unsafe-type-assertion': 'off',
  // Narrowest owner first: a helper may live in the one function that calls it.
  'unicorn/consistent-function-scoping': 'off',
  // Values are copied, not changed.
  'oxc/no-map-spread': 'off',
  // Metrics register themselves.
  'no-new': 'off',
  // `postcss.parse` reads better than `parse`.
  'import/no-named-as-default-member': 'off',
  // No tag fits a drawing of several elements (img) or a panel of several blocks (output).
  'jsx-a11y/prefer-tag-over-role': 'off',
  // Repeats react/rules-of-hooks.
  'react/hooks': 'off',
  // As in the plugin's own recommended set; it takes a table cell for a control.
  'jsx-a11y/control-has-associated-label': 'off',
} as const;

export default defineConfig({
  plugins: [
    'eslint',
    'typescript',
    'oxc',
    'import',
    'unicorn',
    'promise',
    'node',
    'react',
    'jsx-a11y',
    'vitest',
  ],
  jsPlugins: ['./lint/rooms.ts'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: [
    '/build',
    'node_modules',
    '.react-router',
    'playwright-report',
    'test-results',
    '/data',
    '/public',
  ],
  rules: {
    ...settled,

    'rooms/imports': 'error',
    'rooms/npm': 'error',
    'rooms/env': 'error',
    'rooms/default-export': 'error',
    'rooms/no-barrel': 'error',
    'rooms/folders': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],

    'typescript/consistent-type-imports': 'error',
    // `import { type X }` still loads the module; `import type` does not.
    'typescript/no-import-type-side-effects': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    // React runs an async event handler and ignores what it returns.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    'typescript/no-require-imports': 'error',

    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',

    // React Router's names for what a page hands to its client.
    'no-underscore-dangle': [
      'error',
      {
        allow: [
          '__reactRouterContext',
          '__reactRouterDataRouter',
          '__reactRouterManifest',
          '__reactRouterRouteModules',
        ],
      },
    ],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*'] }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    'promise/always-return': ['error', { ignoreLastCallback: true }],
  },
  overrides: [
    {
      // One thing after the other is what a script or a journey is about.
      files: ['{bench,lint,scripts,test,vite}/**'],
      rules: { 'no-await-in-loop': 'off' },
    },
    {
      // Playwright's `test` and `expect`, not vitest's.
      files: ['test/journeys/**'],
      plugins: ['eslint', 'typescript', 'oxc', 'import', 'unicorn', 'promise', 'node'],
    },
  ],
});
