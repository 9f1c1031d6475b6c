import { spawnSync } from 'node:child_process';

/** `npm run units` measures the cost of every operation; `--update` writes `docs/units.md`. */
const update = process.argv.includes('--update');
const jest = [
  '--import',
  './test/support/shared-modules/register.js',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
];
const { status } = spawnSync(
  process.execPath,
  [...jest, '--selectProjects', 'cloud', '--testPathPatterns', 'cloud/units/units.deep.test'],
  { stdio: 'inherit', env: { ...process.env, NOVALINK_DEEP: '1', ...(update && { UNITS: 'update' }) } },
);
process.exitCode = status ?? 1;
