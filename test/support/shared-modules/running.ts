import type * as jestGlobals from '@jest/globals';

export type Globals = Omit<typeof jestGlobals, 'jest'>;

interface Running {
  globals: Partial<typeof jestGlobals>;
}

const key = Symbol.for('novalink.running');

/** What `@jest/globals` exports to the test file that is running. Jest and the tests load this module once each. */
export const running = ((globalThis as unknown as Record<symbol, Running>)[key] ??= { globals: {} });
