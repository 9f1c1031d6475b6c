import appsync from '@aws-appsync/eslint-plugin';
import * as parser from '@typescript-eslint/parser';

/** Globals that exist in Node but not in APPSYNC_JS. AppSync's plugin does not report them. */
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

/**
 * ESLint runs only AppSync's plugin, because five of its rules need ESLint's type information. oxlint runs all other
 * rules (.oxlintrc.json).
 */
export default [
  {
    ...appSyncRules,
    ignores: ['**/*.test.ts'],
    languageOptions: {
      parser,
      parserOptions: { project: 'tsconfig.resolvers.json', tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
];
