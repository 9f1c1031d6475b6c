import { readFileSync } from 'node:fs';
import { runSteps, stepsOf } from '#tools/suites/run-steps';

const steps = stepsOf(readFileSync('package.json', 'utf8'), 'check:');
const outcomes = await runSteps({ steps, atOnce: 2, print: console.log });
const failed = outcomes.filter(({ passed }) => !passed);
if (failed.length > 0) {
  console.error(
    `Failed: ${failed.map(({ step }) => step.name).join(', ')}. npm run fix repairs lint, formatting and generated files.`,
  );
  process.exitCode = 1;
}
