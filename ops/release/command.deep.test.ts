import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

/** Runs `npm run release` without npm, while no local cloud runs. */
function run(...args: string[]) {
  const { AWS_ENDPOINT_URL: _elsewhere, ...environment } = process.env;
  const env = { ...environment, PORT: '1' };
  const command = ['--import', 'tsx', 'bin/release.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('--help lists every option', () => {
  const { status, stdout } = run('--help');
  expect(status).toBe(0);
  for (const option of ['--redirect', '--remove-redirect', '--stage', '--folder', '--help'])
    expect(stdout).toContain(`  ${option}`);
});

test('exits with code 2 and explains an invalid option', () => {
  expect(run('--redirect', '/old=//evil.example')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('the new path //evil.example is not a path of this site.') as unknown,
  });
});

test('exits with code 1 without a local cloud', () => {
  expect(run()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('No local cloud runs at http://localhost:1.') as unknown,
  });
});
