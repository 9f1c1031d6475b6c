import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { diamonds } from '@novalink/engine/testing';

const folder = mkdtempSync(join(tmpdir(), 'novalink-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('npm run lab reads and writes files in the folder of its caller', () => {
  writeFileSync(join(folder, 'model.json'), JSON.stringify(diamonds));
  const env = { ...process.env, npm_lifecycle_event: 'lab', INIT_CWD: folder };
  const args = ['model.json', '--rounds', '1000', '--certificate', 'certificate.json'];
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'bin/lab.ts', ...args], { env });
  expect(status).toBe(0);
  expect(existsSync(join(folder, 'certificate.json'))).toBe(true);
});
