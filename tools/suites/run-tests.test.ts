import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { reportOf } from './report';
import { runTests } from './run-tests';
import type { Selection } from './runners';

/** Test files that pass from the given run on. */
async function run(passesFrom: Readonly<Record<string, number>>) {
  const folder = mkdtempSync(join(tmpdir(), 'runs-'));
  const runner = join(folder, 'runner.cjs');
  writeFileSync(runner, program);
  const files = Object.keys(passesFrom);
  const command = ({ files: chosen = files }: Selection, resultsFile: string) =>
    [
      process.execPath,
      runner,
      folder,
      resultsFile,
      ...chosen.map((file) => `${file}=${passesFrom[file]}`),
    ].join(' ');
  return runTests(
    [
      { name: 'unit', tests: { runner: 'unit' } },
      { name: 'other', command: 'true' },
    ],
    () => undefined,
    {},
    command,
  );
}

const program = `
const fs = require('fs');
const [folder, resultsFile, ...files] = process.argv.slice(2);
const testResults = files.map((file) => {
  const [name, from] = file.split('=');
  const mark = folder + '/' + name;
  fs.appendFileSync(mark, '.');
  const run = fs.readFileSync(mark, 'utf8').length;
  fs.appendFileSync(process.env.NOVALINK_CPU_FILE, '1.5 ' + name + '\\n');
  fs.appendFileSync(process.env.NOVALINK_COUNTS_FILE, 'clouds\\n');
  fs.appendFileSync(process.env.NOVALINK_NOTES_FILE, 'a note\\n');
  const status = run >= from ? 'passed' : 'failed';
  const failureMessages = status === 'failed' ? ['in run ' + run] : [];
  return { name: process.cwd() + '/' + name, status, message: '', assertionResults: [{ fullName: 'it', status, failureMessages }] };
});
const numPassedTests = testResults.filter(({ status }) => status === 'passed').length;
fs.writeFileSync(resultsFile, JSON.stringify({ numPassedTests, testResults }));
process.exitCode = numPassedTests === files.length ? 0 : 1;
`;

const lastLine = (text: string) => text.split('\n').at(-1);

test('counts tests, and steps without tests', async () => {
  const passed = await run({ 'a.test.ts': 1, 'b.test.ts': 1 });
  expect(passed).toMatchObject({ passed: 3, failed: [], flaky: [], counts: { clouds: 2 } });
  expect(passed.notes).toEqual(['a note']);
  expect(passed.files).toEqual([
    { file: 'a.test.ts', seconds: 1.5 },
    { file: 'b.test.ts', seconds: 1.5 },
  ]);
  expect(reportOf(passed)).toBe('a note\n3 passed, 0 failed');
});

test('fails if a test fails twice', async () => {
  const failed = await run({ 'a.test.ts': 3, 'b.test.ts': 1 });
  expect(failed).toMatchObject({ passed: 2, failed: [{ file: 'a.test.ts', error: 'in run 1' }], flaky: [] });
  expect(reportOf(failed)).toBe('✗ a.test.ts › it\n    in run 1\na note\n2 passed, 1 failed');
});

test('reports one flaky file, and fails with two', async () => {
  const one = await run({ 'a.test.ts': 2, 'b.test.ts': 1 });
  expect(one).toMatchObject({ passed: 3, failed: [], flaky: [{ file: 'a.test.ts' }] });
  expect(reportOf(one)).toContain(
    'Flaky: a.test.ts failed, and passed when it ran alone:\n✗ a.test.ts › it\n    in run 1',
  );
  const two = await run({ 'a.test.ts': 2, 'b.test.ts': 2 });
  expect(two).toMatchObject({ passed: 1, failed: [{ file: 'a.test.ts' }, { file: 'b.test.ts' }] });
  expect(lastLine(reportOf(two))).toBe('1 passed, 2 failed');
});

test('reports a step that ends without results', async () => {
  const { passed, failed } = await runTests(
    [{ name: 'broken', command: 'echo no disk; exit 1' }],
    () => undefined,
  );
  expect({ passed, failed }).toEqual({ passed: 0, failed: [{ name: 'broken', error: 'no disk' }] });
});
