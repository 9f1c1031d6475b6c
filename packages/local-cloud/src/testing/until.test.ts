import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { until, untilTrue } from './until';

test('returns the final value', async () => {
  const found = [undefined, undefined, 'there'];
  expect(await until(() => found.shift())).toBe('there');
  const answers = [false, true];
  await untilTrue(() => answers.shift() ?? false);
  expect(answers).toEqual([]);
});

test('keeps no process running', async () => {
  const script = `
    const { until } = await import('#local/testing/until');
    void until(() => undefined);
  `;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
});
