import { readFileSync } from 'node:fs';
import { runSteps, stepsOf } from '#tools/check/run-steps';

const steps = stepsOf(readFileSync('package.json', 'utf8'), 'check:');
const failed = await runSteps({ steps, atOnce: 2, print: console.log });
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}. npm run fix repairs lint, formatting and generated files.`);
  process.exitCode = 1;
}
