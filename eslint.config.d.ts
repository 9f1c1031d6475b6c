import type { Linter } from 'eslint';

/** The rules for the sources of resolvers. */
export const appSyncRules: Linter.Config;
