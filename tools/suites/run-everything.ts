import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildStep, testParts } from './parts';
import { reportOf } from './report';
import { stepsOf } from './run-steps';
import { runTests, type TestStep } from './run-tests';
import * as v from 'valibot';
import type { FailedTest } from './results';

/** `npm test`. With `--ci` also the checks and the other stages, and the costliest files in the report. */
export async function runEverything(options: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...options], options: { ci: { type: 'boolean', default: false } } });
  const run = await runTests([...(values.ci ? ciSteps() : []), ...testParts()], console.log);
  const overBudget = exceeded(readBudgets(), run.counts);
  const whole = { ...run, failed: [...run.failed, ...overBudget] };
  console.log(reportOf(whole, { withCosts: values.ci }));
  return whole.failed.length === 0;
}

/** The command also runs cdk-nag and the CDK's validation, which the tests of the templates do not run. */
const otherStages = [
  ['dev', ''],
  ['prod', '-c alarmEmail=none -c mailFrom=cognito'],
] as const;

const ciSteps = (): TestStep[] => [
  ...stepsOf(readFileSync('package.json', 'utf8'), 'check:'),
  ...otherStages.map(([stage, options]): TestStep => ({
    name: `cdk synth ${stage}`,
    after: [buildStep.name],
    command: `npx cdk synth --quiet -c stage=${stage} ${options} --output .cache/synth-${stage}`,
  })),
];

/** How often something may happen in one run of `npm test`, by the name under which tests count it. */
type Budgets = Readonly<Record<string, number>>;

const readBudgets = (): Budgets =>
  v.parse(v.record(v.string(), v.number()), JSON.parse(readFileSync('test/budgets.json', 'utf8')));

/** A failure for each budget that the counts exceed, and for each count that has no budget. */
const exceeded = (budgets: Budgets, counts: Readonly<Record<string, number>>): FailedTest[] =>
  Object.entries(counts)
    .filter(([name, count]) => !(count <= (budgets[name] ?? -1)))
    .map(([name, count]) => ({
      name: `budget of ${name}`,
      error: `Counted ${count}, and test/budgets.json allows ${budgets[name] ?? 'none'}.`,
    }));
