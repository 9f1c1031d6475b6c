import { spawnSync } from 'node:child_process';
import { snapshotFile } from './snapshot-file';

const node = (...args: readonly string[]) =>
  spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, NOVALINK_DEEP: '1', ...(update ? { UNITS: 'update' } : {}) },
  }).status ?? 1;

/**
 * `npm run units` measures the cost of every operation; `--update` writes the snapshot and `docs/units.md`.
 */
const update = process.argv.includes('--update');
const jest = [
  '--import',
  './test/support/shared-modules/register.js',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
];
process.exitCode = node(
  ...jest,
  '--selectProjects',
  'cloud',
  '--testPathPatterns',
  'cloud/units/units.deep.test',
);
if (update) node('node_modules/oxfmt/bin/oxfmt', snapshotFile);
