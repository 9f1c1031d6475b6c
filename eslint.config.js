import appsync from '@aws-appsync/eslint-plugin';
import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What AppSync's own plugin misses: these exist in Node, not in APPSYNC_JS. */
const absentFromAppSync = [
  'Date',
  'setTimeout',
  'setInterval',
  'fetch',
  'Promise',
  'process',
  'require',
  'RegExp',
  'Function',
];

export const appSyncRules = {
  files: ['lambda/resolvers/**/*.ts'],
  plugins: { '@aws-appsync': appsync },
  rules: {
    ...appsync.configs.recommended.rules,
    'no-restricted-globals': ['error', ...absentFromAppSync],
    'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    'no-restricted-syntax': [
      'error',
      { selector: 'ThrowStatement', message: 'APPSYNC_JS has no throw: util.error ends the field.' },
      { selector: 'TryStatement', message: 'APPSYNC_JS has no try.' },
      { selector: 'ClassDeclaration', message: 'APPSYNC_JS has no classes.' },
      { selector: 'Literal[regex]', message: 'APPSYNC_JS has no regular expressions.' },
    ],
  },
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/cdk.out/',
      '.novalink/',
      '.cache/',
      'domain/generated/',
      'frontend/src/generated/',
      'coverage/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json', 'frontend/tsconfig.json', 'test/journeys/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-restricted-syntax': ['error', { selector: 'ExportDefaultDeclaration', message: 'Export by name.' }],
      // These two ask the compiler about every assignment; there are few classes and no enums here.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['bin/**', 'tools/**', 'bench/**', 'test/authorization/guards/mutation.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Jest, Playwright and Vite take a default export.
    files: ['*.config.ts', 'frontend/*.config.ts', 'test/**/*-{setup,environment}.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Playwright reads a fixture's needs from its first parameter, which must be a pattern.
    files: ['test/support/journey.ts'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    files: ['frontend/**/*.tsx'],
    extends: [a11y.flatConfigs.recommended],
    plugins: { 'react-hooks': hooks },
    rules: { ...hooks.configs.recommended.rules },
  },
  {
    files: ['frontend/src/app/**/*.ts'],
    rules: {
      // A router middleware redirects by throwing a Response; there is no other way.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
    },
  },
  { ...appSyncRules, ignores: ['**/*.test.ts'] },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', fetch: 'readonly' },
    },
  },
);
