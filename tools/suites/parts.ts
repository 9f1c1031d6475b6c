import type { Step } from './run-steps';
import type { TestStep } from './run-tests';
import type { RunnerName } from './runners';

/** The site and the templates, which all tests but those of units use. */
const build = 'site and templates';

export const buildStep: Step = {
  name: build,
  command: 'node --import tsx test/support/build-product.ts',
};

/**
 * Number of steps that run the tests of a runner. More of them keep both slots of the queue busy until the end, but each
 * step of cloud tests starts three local clouds, and each step of journeys one with a browser.
 */
const shards: Readonly<Record<RunnerName, number>> = { cloud: 1, journeys: 1, unit: 2, frontend: 1 };

const needsBuild = new Set<RunnerName>(['cloud', 'journeys', 'frontend']);

function stepsOfRunner(runner: RunnerName): TestStep[] {
  const count = shards[runner];
  return Array.from({ length: count }, (_, at) => ({
    name: count === 1 ? runner : `${runner} ${at + 1}/${count}`,
    ...(needsBuild.has(runner) && { after: [build] }),
    tests: { runner, ...(count > 1 && { shard: `${at + 1}/${count}` }) },
  }));
}

/** The first command of the README. */
const startStep: Step = {
  name: 'npm start',
  after: [build],
  command: 'node --import tsx test/support/start-once.ts',
};

/**
 * What `npm test` runs, in the order in which the queue takes it: what others wait for and what takes longest first, so
 * that short steps fill both slots at the end.
 */
export const testParts = (): TestStep[] => [
  buildStep,
  ...stepsOfRunner('cloud'),
  ...stepsOfRunner('journeys'),
  ...stepsOfRunner('unit'),
  ...stepsOfRunner('frontend'),
  startStep,
];

/** The tests of some files. */
export function stepsOfFiles(filesOf: ReadonlyMap<RunnerName, readonly string[]>): TestStep[] {
  const chosen = [...filesOf].filter(([, files]) => files.length > 0);
  return [
    ...(chosen.some(([runner]) => needsBuild.has(runner)) ? [buildStep] : []),
    ...chosen.map(([runner, files]) => ({
      name: runner,
      ...(needsBuild.has(runner) && { after: [build] }),
      tests: { runner, files },
    })),
  ];
}
