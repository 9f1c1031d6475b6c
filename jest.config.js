import { randomInt } from 'node:crypto';

const isDeep = process.env.NOVALINK_DEEP === '1';
if (isDeep && process.env.NOVALINK_SEED === undefined) {
  process.env.NOVALINK_SEED = String(randomInt(2 ** 31));
  console.warn(`Random cases start at NOVALINK_SEED=${process.env.NOVALINK_SEED}.`);
}

const shared = {
  runtime: '<rootDir>/test/support/shared-modules/shared-runtime.ts',
  testEnvironment: '<rootDir>/test/support/shared-modules/shared-environment.ts',
  // tsx compiles the modules.
  transform: {},
  // Files with this name run in `npm run test:deep` only.
  testPathIgnorePatterns: ['/node_modules/', ...(isDeep ? [] : ['\\.deep\\.test\\.ts$'])],
  modulePathIgnorePatterns: ['<rootDir>/(packages/[^/]+/)?(dist|cdk.out|\\.novalink|\\.cache)/'],
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
  // With a limit, Jest starts a process even for one worker, and ends it although clients keep connections open.
  workerIdleMemoryLimit: '4GB',
  testSequencer: '<rootDir>/test/support/longest-first.js',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      setupFiles: ['<rootDir>/test/support/without-navigator.js'],
      testMatch: [
        '<rootDir>/(ops|tools|domain|lib|lambda|packages)/**/*.test.ts',
        '<rootDir>/test/(architecture|days|journeys|packages|recovery|seamless|support)/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'templates',
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
