/** The test runners, by the tests that they run. The names are the names of the `test:` scripts in package.json. */
export const runnerNames = ['unit', 'frontend', 'cloud', 'journeys'] as const;
export type RunnerName = (typeof runnerNames)[number];

export interface Selection {
  readonly runner: RunnerName;
  /** All tests if absent. */
  readonly files?: readonly string[];
  /** One of several parts that run separately, such as `1/2`. */
  readonly shard?: string;
  /** The Node executable; by default the one of this process. */
  readonly node?: string | undefined;
}

/** A shell command with one worker, which writes its results as JSON into a file. */
export function commandOf({ runner, files = [], shard, node }: Selection, resultsFile: string): string {
  const chosen = [...(shard === undefined ? [] : [`--shard=${shard}`])];
  const program = quoted(node ?? process.execPath);
  switch (runner) {
    case 'unit':
    case 'cloud': {
      const projects = runner === 'unit' ? ['unit', 'templates'] : ['cloud'];
      return [
        `${program} --import ./test/support/shared-modules/register.js --no-warnings --max-semi-space-size=64 node_modules/jest/bin/jest.js`,
        `--maxWorkers=1 --json --outputFile=${quoted(resultsFile)} --selectProjects ${projects.join(' ')}`,
        ...chosen,
        ...(files.length > 0 ? ['--runTestsByPath', ...files.map(quoted)] : []),
      ].join(' ');
    }
    case 'frontend':
      return [
        `${program} node_modules/vitest/vitest.mjs run --maxWorkers=1`,
        `--reporter=default --reporter=json --outputFile.json=${quoted(resultsFile)}`,
        ...chosen,
        ...files.map(quoted),
      ].join(' ');
    case 'journeys':
      return [
        `PLAYWRIGHT_JSON_OUTPUT_NAME=${quoted(resultsFile)} ${program} node_modules/@playwright/test/cli.js test`,
        // A trace takes as long as the journey itself.
        '--workers=1 --trace=off --reporter=line,json,./test/journeys/cpu-reporter.ts',
        ...chosen,
        ...files.map(quoted),
      ].join(' ');
  }
}

/** The runner of a test file. */
export function runnerOf(file: string): RunnerName {
  if (file.endsWith('.journey.ts')) return 'journeys';
  if (file.startsWith('frontend/')) return 'frontend';
  return /^test\/(authorization|cloud)\//.test(file) ? 'cloud' : 'unit';
}

const quoted = (text: string) => (/^[\w./:=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
