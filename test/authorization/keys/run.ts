import { spawnSync } from 'node:child_process';

/** `npm run test:permissions` runs the permission cases of all operations; `--record` writes `passed.json`. */
const record = process.argv.includes('--record');
const jest = [
  '--import',
  './test/support/shared-modules/register.js',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
];
const { status } = spawnSync(
  process.execPath,
  [...jest, '--selectProjects', 'cloud', '--testPathPatterns', 'authorization/cases'],
  { stdio: 'inherit', env: { ...process.env, NOVALINK_DEEP: '1', ...(record && { NOVALINK_RECORD: '1' }) } },
);
process.exitCode = status ?? 1;
