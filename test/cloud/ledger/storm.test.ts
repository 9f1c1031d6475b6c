import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { array, number, object, parse, parseJson, pipe, string } from 'valibot';

const report = pipe(
  string(),
  parseJson(),
  object({ commits: number(), kills: number(), acknowledgedLost: number(), violations: array(string()) }),
);

test('the ledger neither loses nor creates coins when its engine is killed repeatedly', async () => {
  const script = fileURLToPath(new URL('../../storm/run.ts', import.meta.url));
  const args = ['--no-warnings', '--import', 'tsx', script, '--seconds', '15', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { commits, kills, acknowledgedLost, violations } = parse(report, stdout);
  expect({ acknowledgedLost, violations }).toEqual({ acknowledgedLost: 0, violations: [] });
  expect(kills).toBeGreaterThanOrEqual(2);
  expect(commits).toBeGreaterThan(0);
});
