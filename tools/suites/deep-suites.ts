import { sharedSources } from '#lib/builds/shared-sources';
import type { RunnerName } from './runners';
import type { Work } from './run-tests';

/** What `npm run test:deep` proves in addition to `npm test`, and which files can change the result. */
export interface DeepSuite {
  readonly name: string;
  /** Runs with NOVALINK_DEEP=1, which asks tests for their full numbers. */
  readonly work: Work;
  readonly variables?: Readonly<Record<string, string>>;
  /** Test files or programs; everything that they import is an input too. */
  readonly entries: { readonly runner: RunnerName; readonly path?: RegExp } | readonly string[];
  /** Files and folders that they read. */
  readonly inputs: readonly string[];
  /** An estimate for the first run. Later ones use the duration of the last. */
  readonly minutes: number;
  /** The major version of Node that runs it, installed for the run. */
  readonly node?: number;
}

const manifests = ['package.json', 'package-lock.json'];
/** What tests start as processes, which the import graph does not contain. */
const started = [
  ...manifests,
  'bin',
  'ops',
  'tools',
  'packages',
  'test/support',
  'test/world',
  'jest.config.js',
];
/** What is deployed, and the local cloud that runs it. */
const product = [...started, 'cdk.json', 'lib', 'lambda', 'domain'];
const withSite = [...product, 'frontend'];
/** What tests of the repository itself read. */
const repository = ['docs', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', '.github', '.oxlintrc.json'];

/** Servers, clients, worker threads and processes: what depends on Node most. */
const dependsOnNode = /^(packages\/local-cloud|test\/support)\//;
const onNode = (node: number): DeepSuite => ({
  name: `Node ${node}`,
  work: { tests: { runner: 'unit' } },
  entries: { runner: 'unit', path: dependsOnNode },
  inputs: started,
  minutes: 3,
  node,
});

const historyTests = ['test/cloud/ledger/histories.test.ts'];

export const deepSuites: readonly DeepSuite[] = [
  {
    name: 'storm',
    work: { command: 'npx tsx test/storm/run.ts' },
    entries: ['test/storm/run.ts'],
    inputs: [...started, 'test/storm'],
    minutes: 2,
  },
  {
    name: 'ledger histories',
    work: { tests: { runner: 'cloud', files: historyTests } },
    variables: { HISTORIES: '300' },
    entries: historyTests,
    inputs: product,
    minutes: 5,
  },
  {
    name: 'restore drill',
    work: { command: 'npx tsx test/recovery/run.ts' },
    entries: ['test/recovery/run.ts'],
    inputs: started,
    minutes: 3,
  },
  {
    name: 'unit',
    work: { tests: { runner: 'unit' } },
    entries: { runner: 'unit', path: /^(?!test\/)/ },
    inputs: product,
    minutes: 10,
  },
  {
    name: 'repository',
    work: { tests: { runner: 'unit' } },
    entries: { runner: 'unit', path: /^test\// },
    inputs: [...withSite, ...repository, 'examples', 'test/synth'],
    minutes: 5,
  },
  {
    name: 'frontend',
    work: { tests: { runner: 'frontend' } },
    entries: { runner: 'frontend' },
    inputs: [...manifests, ...sharedSources, 'frontend', 'vitest.config.ts'],
    minutes: 5,
  },
  {
    name: 'start',
    work: { tests: { runner: 'cloud' } },
    entries: { runner: 'cloud', path: /^test\/cloud\/start\// },
    inputs: withSite,
    minutes: 12,
  },
  {
    name: 'cloud',
    work: { tests: { runner: 'cloud' } },
    entries: { runner: 'cloud', path: /^test\/cloud\/(?!start\/)/ },
    inputs: withSite,
    minutes: 20,
  },
  {
    name: 'permissions',
    work: { tests: { runner: 'cloud' } },
    // Records the operations whose cases pass, which `npm test` then repeats in turns.
    variables: { NOVALINK_RECORD: '1' },
    entries: { runner: 'cloud', path: /^test\/authorization\// },
    inputs: product,
    minutes: 20,
  },
  {
    name: 'accessibility',
    work: { tests: { runner: 'journeys' } },
    entries: { runner: 'journeys', path: /accessibility\.deep\.journey\.ts$/ },
    inputs: [...withSite, 'playwright.config.ts'],
    minutes: 15,
  },
  {
    name: 'journeys',
    work: { tests: { runner: 'journeys' } },
    entries: { runner: 'journeys', path: /^(?!.*accessibility\.deep)/ },
    inputs: [...withSite, 'playwright.config.ts'],
    minutes: 12,
  },
  {
    name: 'guards',
    work: { command: 'npx tsx test/authorization/guards/mutation.ts' },
    entries: ['test/authorization/guards/mutation.ts'],
    inputs: product,
    minutes: 15,
  },
  ...[20, 22, 24].map(onNode),
];
