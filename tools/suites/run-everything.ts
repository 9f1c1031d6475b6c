import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exceeded, readBudgets } from './budgets';
import { testParts } from './parts';
import { reportOf } from './report';
import { stepsOf } from './run-steps';
import { runTests, type TestStep } from './run-tests';

/** `npm test`. With `--ci` also the checks, the other stages and a start, and the costliest files in the report. */
export async function runEverything(options: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...options], options: { ci: { type: 'boolean', default: false } } });
  const run = await runTests([...(values.ci ? ciSteps() : []), ...testParts()], console.log);
  const overBudget = exceeded(readBudgets(), run.counts);
  const whole = { ...run, failed: [...run.failed, ...overBudget] };
  console.log(reportOf(whole, { withCosts: values.ci }));
  return whole.failed.length === 0;
}

const ciSteps = (): TestStep[] => [
  ...stepsOf(readFileSync('package.json', 'utf8'), 'check:'),
  { name: 'npm start', command: 'node --import tsx test/support/start-once.ts' },
];
