import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { importGraph } from '#tools/suites/import-graph';
import { commandOf, runnerOf } from '#tools/suites/runners';
import type { Mutant } from './choose-mutants';
import { nearestTests } from './nearest-tests';

export interface Tried {
  readonly mutant: Mutant;
  /** The test file that failed; undefined if all passed. */
  readonly killedBy: string | undefined;
  readonly tests: number;
}

/** More tests than these hardly kill a mutant that the nearest ones do not. */
const mostTests = 6;

/**
 * Writes each mutant into its file and runs the tests nearest to it, without cloud tests and journeys, until one fails.
 * The file has its own text again afterwards.
 */
export async function* runMutants(
  mutants: readonly Mutant[],
  testFiles: readonly string[],
): AsyncGenerator<Tried> {
  const near = testFiles.filter((file) => ['unit', 'frontend'].includes(runnerOf(file)));
  const graph = await importGraph(near);
  for (const mutant of mutants) {
    const tests = nearestTests(graph, new Set(near), mutant.file, mostTests);
    yield { mutant, tests: tests.length, killedBy: withMutant(mutant, () => tests.find(fails)) };
  }
}

function withMutant<Result>({ file, at, old, new: replacement }: Mutant, run: () => Result): Result {
  const text = readFileSync(file, 'utf8');
  if (text.slice(at, at + old.length) !== old) throw new Error(`${file} has changed.`);
  try {
    writeFileSync(file, text.slice(0, at) + replacement + text.slice(at + old.length));
    return run();
  } finally {
    writeFileSync(file, text);
  }
}

/** A mutant that runs for longer than any test is killed as well. */
const longestMilliseconds = 120_000;

const fails = (test: string): boolean =>
  spawnSync(commandOf({ runner: runnerOf(test), files: [test] }, '/dev/null'), {
    shell: true,
    stdio: 'ignore',
    timeout: longestMilliseconds,
  }).status !== 0;
