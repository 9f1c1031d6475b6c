import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'novalink-audit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const heading = 'key,at,kind,state,userId,coin,purse,amount,balance,seq,actor,reason,reference';
const welcome = (balance: number) =>
  `a1,2026-11-01T10:00:00.000Z,WELCOME,POSTED,anna,GOLD,MAIN,1000,${balance},1,admin,,`;

function run(...lines: readonly string[]) {
  const file = join(folder, 'movements.csv');
  writeFileSync(file, [heading, ...lines, ''].join('\n'));
  const command = [
    '--import',
    'tsx',
    'bin/audit.ts',
    '--from-beginning',
    ...(lines.length > 0 ? [file] : []),
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
}

test('the command exits with 0 for a valid export, with 1 for an error, and with 2 without a file', () => {
  expect(run(welcome(1000))).toEqual({
    status: 0,
    said: '1 movements of 1 wallets: every balance is correct.\n',
  });
  const failed = run(welcome(999));
  expect(failed.status).toBe(1);
  expect(failed.said).toMatch(/movements\.csv:2: .*\. 1 in all\./);
  expect(run().status).toBe(2);
});
