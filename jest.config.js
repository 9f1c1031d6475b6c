import { randomInt } from 'node:crypto';

const isDeep = process.env.NOVALINK_DEEP === '1';
if (isDeep && process.env.NOVALINK_SEED === undefined) {
  process.env.NOVALINK_SEED = String(randomInt(2 ** 31));
  console.warn(`Random cases start at NOVALINK_SEED=${process.env.NOVALINK_SEED}.`);
}

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript' },
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  },
];

/** Gives all tests of a run the same seed. */
const seeded = { '^fast-check$': '<rootDir>/test/support/fast-check.js' };

const shared = {
  moduleNameMapper: seeded,
  transform: { '^.+\\.ts$': swc },
  extensionsToTreatAsEsm: ['.ts'],
  // Playwright is CommonJS and requires files without an extension. These must not resolve to ES modules.
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json', 'node'],
  // Files with this name run in `npm run test:deep` only.
  testPathIgnorePatterns: ['/node_modules/', ...(isDeep ? [] : ['\\.deep\\.test\\.ts$'])],
  modulePathIgnorePatterns: ['<rootDir>/(dist|cdk.out|\\.novalink|\\.cache)/'],
};

/**
 * The front end is tested with Vitest: docs/decisions/0257.
 *
 * `unit`: rules and services. Each test sets up its own dependencies.
 * `templates`: the CloudFormation templates, synthesized once for all tests.
 * `cloud`: requests to the public endpoints of a local cloud that runs the product's templates.
 */
export default {
  // Long enough for a test on a busy machine, so that only tests that hang reach it.
  testTimeout: 180_000,
  // The ES modules of a test file stay in the memory of its worker. At 2 GB, garbage collection takes most of the time.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/test/support/longest-first.js',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: '<rootDir>/test/support/plain-globals-environment.ts',
      setupFiles: ['<rootDir>/test/support/without-navigator.js'],
      testMatch: [
        '<rootDir>/(tools|domain|lib|lambda|local)/**/*.test.ts',
        '<rootDir>/test/(architecture|days|journeys|recovery|support)/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'templates',
      testEnvironment: '<rootDir>/test/support/plain-globals-environment.ts',
      testMatch: ['<rootDir>/test/synth/**/*.test.ts'],
      globalSetup: '<rootDir>/test/synth/templates-setup.ts',
    },
    {
      ...shared,
      displayName: 'cloud',
      testEnvironment: '<rootDir>/test/support/cloud-host/host-environment.ts',
      setupFiles: ['<rootDir>/test/support/without-navigator.js'],
      testMatch: ['<rootDir>/test/(authorization|cloud)/**/*.test.ts'],
      globalSetup: '<rootDir>/test/support/cloud-setup.ts',
      setupFilesAfterEnv: ['<rootDir>/test/support/cloud-teardown.ts'],
    },
  ],
};
