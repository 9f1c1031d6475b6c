import { failuresText } from './failures-text';
import type { TestRun } from './run-tests';

const costliestShown = 20;

/** The end of a run: failed and flaky tests, the costliest files on request, and the numbers in the last line. */
export function reportOf(run: TestRun, { withCosts = false } = {}): string {
  const { counts, failed, flaky, files, notes, outcomes, passed } = run;
  const cpu = outcomes.reduce((sum, { cpuSeconds = 0 }) => sum + cpuSeconds, 0);
  const costs = [
    `CPU-seconds of the ${costliestShown} costliest test files, of ${Math.round(cpu)} in total:`,
    ...files.slice(0, costliestShown).map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} ${file}`),
  ];
  const counted = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  return [
    ...(withCosts && files.length > 0 ? costs : []),
    ...(withCosts && counted.length > 0 ? [`Counted for test/budgets.json: ${counted.join(', ')}.`] : []),
    ...flaky.flatMap((one) => [
      `Flaky: ${one.file} failed, and passed when it ran alone:`,
      failuresText(one.failed),
    ]),
    ...(flaky.length > 1 ? ['More than one file is flaky, so they count as failed.'] : []),
    failuresText(failed),
    ...notes,
    `${passed} passed, ${failed.length} failed`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}
