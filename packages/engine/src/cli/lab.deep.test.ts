import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { diamonds } from '#engine/slots/testing/ground-truths';

const folder = mkdtempSync(join(tmpdir(), 'novalink-lab-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const model = join(folder, 'model.json');
writeFileSync(model, JSON.stringify(diamonds));
const command = ['--import', 'tsx', join(import.meta.dirname, '../commands/lab.ts')];

const lab = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
};

test('prints a run as one JSON object to stdout', () => {
  const { status, stdout, stderr } = lab(model, '--rounds', '70000', '--json');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(Object.keys(JSON.parse(stdout) as object)).toEqual(
    expect.arrayContaining([
      'exact',
      'rtp',
      'ci',
      'spinHit',
      'roundHit',
      'sd',
      'histogram',
      'resultHash',
      'verdict',
      'checks',
    ]),
  );
});

test('exits with 2 for an invalid model and prints one error per line to stderr', () => {
  const bad = join(folder, 'bad.json');
  writeFileSync(bad, JSON.stringify({ ...diamonds, maxWinX: 0, reelSets: { base: [['D'], ['D'], ['Q']] } }));
  expect(lab(bad)).toEqual({
    status: 2,
    stdout: '',
    stderr: 'reelSets.base[2][0]: unknown symbol Q\nmaxWinX: must be from 1 to 1000000, not 0\n',
  });
});

test('exits with 2 for an invalid option', () => {
  const { status, stdout, stderr } = lab(model, '--rounds', '0', '--seed', '0123456789');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^--rounds: [^\n]*\n--seed: [^\n]*\n$|^--seed: [^\n]*\n--rounds: [^\n]*\n$/);
});

/** Prints a line when a thread runs. */
const reportsThreads = `
  import { subscribe } from 'node:diagnostics_channel';
  subscribe('worker_threads', ({ worker }) => worker.once('online', () => console.log('online')));
`;

test('ends an interrupted run and its threads at once', async () => {
  const child = spawn(process.execPath, [
    ...['--import', `data:text/javascript,${encodeURIComponent(reportsThreads)}`, ...command],
    ...[model, '--rounds', '10000000000', '--workers', '1'],
  ]);
  await once(child.stdout, 'data');
  const ended = once(child, 'close');
  child.kill('SIGINT');
  expect(await ended).toEqual([null, 'SIGINT']);
});
