import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exceeded, readBudgets } from './budgets';
import { buildStep, testParts } from './parts';
import { reportOf } from './report';
import { stepsOf } from './run-steps';
import { runTests, type TestStep } from './run-tests';

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
