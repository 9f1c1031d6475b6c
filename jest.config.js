const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  },
];

const shared = {
  transform: { '^.+\\.tsx?$': swc },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/(dist|cdk.out|\\.novalink|\\.cache)/'],
};

/**
 * `unit`: pure rules and services, each test with what it needs.
 * `templates`: what would be deployed, synthesized once for all tests.
 * `frontend`: components and platform code in jsdom.
 * `cloud`: through the public door of a whole local cloud that runs the product's templates.
 */
export default {
  // What hangs is a failure; what is slow, on a machine with much to do, is none.
  testTimeout: 180_000,
  // What a file loads as ES modules stays in its worker: at two gigabytes the collector takes most of the time.
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
      displayName: 'frontend',
      testEnvironment: 'jsdom',
      // Testing Library is CommonJS and asks for files without an extension, which must not be their ESM twins.
      moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/test/support/no-style.js',
        // Its ESM twin is a module for each of 2,300 icons, read anew by every test file: 0.7 s of processor time.
        '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
      },
      testMatch: ['<rootDir>/frontend/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/test/support/jsdom-setup.ts'],
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
