import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of the front end. The test files of a worker share its window and modules: docs/decisions/0257. */
export default defineConfig({
  cacheDir: '.cache/vitest',
  test: {
    // Gives all tests of a run the same seed.
    alias: { 'fast-check': fileURLToPath(new URL('test/support/fast-check.js', import.meta.url)) },
    include: ['frontend/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: 'frontend/testing/setup.ts',
    isolate: false,
    pool: 'threads',
    maxWorkers: 2,
    sequence: { shuffle: process.env.NOVALINK_DEEP === '1' },
    // Long enough for a test on a busy machine, so that only tests that hang reach it.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
