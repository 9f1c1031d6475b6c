import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failuresText } from './failures-text';
import { resultsIn, type FailedTest } from './results';
import { runSteps, type Outcome, type Step } from './run-steps';
import { commandOf, runnerOf, type Selection } from './runners';

/** A shell command, or tests. */
export type Work = Pick<Step, 'command'> | { readonly tests: Selection };
export type TestStep = Omit<Step, 'command'> & Work;

export interface FileCpu {
  readonly file: string;
  readonly seconds: number;
}

/** A test file that failed and passed when it ran once more, alone. */
export interface Flaky {
  readonly file: string;
  readonly failed: readonly FailedTest[];
}

export interface TestRun {
  readonly outcomes: readonly Outcome[];
  /** Tests, and steps that have no tests. */
  readonly passed: number;
  readonly failed: readonly FailedTest[];
  readonly flaky: readonly Flaky[];
  /** CPU-seconds of each test file with the processes that it uses, largest first. */
  readonly files: readonly FileCpu[];
  /** How often something happened that `test/budgets.json` limits. */
  readonly counts: Readonly<Record<string, number>>;
  /** What tests report besides their results. */
  readonly notes: readonly string[];
}

/** With more failed files, the cause is hardly the order or the load. */
const mostRepeated = 5;

/**
 * Runs the steps with two at once, and then each failed test file once more, alone. A file that passes then is flaky;
 * one flaky file is reported, two are failures.
 */
export async function runTests(
  steps: readonly TestStep[],
  print: (text: string) => void,
  variables: Readonly<Record<string, string>> = {},
  command: typeof commandOf = commandOf,
): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'novalink-tests-'));
  const cpuFile = join(folder, 'cpu');
  const countsFile = join(folder, 'counts');
  const notesFile = join(folder, 'notes');
  const shared = {
    ...{ NOVALINK_CPU_FILE: cpuFile, NOVALINK_COUNTS_FILE: countsFile, NOVALINK_NOTES_FILE: notesFile },
    ...variables,
  };
  const resultsFile = ({ name }: Pick<Step, 'name'>) => join(folder, `${name.replaceAll(/\W+/g, '-')}.json`);
  const resultsOf = (step: Pick<Step, 'name'>) =>
    existsSync(resultsFile(step)) ? resultsIn(readFileSync(resultsFile(step), 'utf8')) : undefined;
  try {
    const runnable = steps.map((step) => {
      const named = { ...step, variables: { ...shared, ...step.variables }, command: '' };
      return {
        ...named,
        command: 'tests' in step ? command(step.tests, resultsFile(named)) : step.command,
      };
    });
    const failedIn = (outcome: Outcome) => failuresOf(outcome, resultsOf(outcome.step)?.failed);
    const textOf = (outcome: Outcome) => failuresText(failedIn(outcome));
    const outcomes = await runSteps({ steps: runnable, atOnce: 2, print, textOf });
    const failed = outcomes.filter(({ passed }) => !passed).flatMap(failedIn);
    const counts = countsOf(linesOf(countsFile));
    const failedFilesOf = (step: TestStep) =>
      (resultsOf(step)?.failed ?? []).flatMap(({ file }) => file ?? []);
    const flaky: Flaky[] = [];
    const failedFiles = [...new Set(failed.flatMap(({ file }) => file ?? []))];
    if (failedFiles.length <= mostRepeated)
      for (const file of failedFiles) {
        const first = steps.find((step) => failedFilesOf(step).includes(file));
        const again = { name: `${file}, once more and alone`, variables: { ...shared, ...first?.variables } };
        const node = first !== undefined && 'tests' in first ? first.tests.node : undefined;
        const selection = { runner: runnerOf(file), files: [file], node };
        const step = { ...again, command: command(selection, resultsFile(again)) };
        const [outcome] = await runSteps({ steps: [step], atOnce: 1, print });
        if (outcome?.passed === true) flaky.push({ file, failed: failed.filter((one) => one.file === file) });
      }
    const tolerated = flaky.length === 1 ? flaky[0]?.file : undefined;
    const passed = outcomes
      .map((outcome) => resultsOf(outcome.step)?.passed ?? (outcome.passed ? 1 : 0))
      .reduce((sum, one) => sum + one, 0);
    return {
      outcomes,
      passed: passed + failed.filter(({ file }) => file !== undefined && file === tolerated).length,
      failed: failed.filter(({ file }) => file === undefined || file !== tolerated),
      flaky,
      files: cpuOfFiles(linesOf(cpuFile)),
      counts,
      notes: [...new Set(linesOf(notesFile))],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A step without failed tests has failed as a whole; its last lines tell why. */
function failuresOf({ step, output }: Outcome, tests: readonly FailedTest[] = []): readonly FailedTest[] {
  if (tests.length > 0) return tests;
  return [{ name: step.name, error: output.trimEnd().split('\n').slice(-40).join('\n') }];
}

const linesOf = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

/** Each line is the CPU-seconds and the path of a file, separated by a space. */
function cpuOfFiles(lines: readonly string[]): FileCpu[] {
  const totals = new Map<string, number>();
  for (const line of lines) {
    const [, seconds, file = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    totals.set(file, (totals.get(file) ?? 0) + Number(seconds));
  }
  return [...totals]
    .map(([file, seconds]) => ({ file, seconds }))
    .sort((left, right) => right.seconds - left.seconds);
}

/** Each line is the name of what happened. */
function countsOf(lines: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of lines) counts[line] = (counts[line] ?? 0) + 1;
  return counts;
}
