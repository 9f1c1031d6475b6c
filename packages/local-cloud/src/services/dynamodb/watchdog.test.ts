import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from '@jest/globals';
import { watch } from './watchdog';

test.each(['linux', 'win32'])(
  'the watchdog for %s ends the process when its starter is killed',
  async (platform) => {
    const watched = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], {
      stdio: 'ignore',
    });
    const starter = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      env: { ...process.env, WATCHED: String(watched.pid), WATCHED_ON: platform },
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(createInterface(starter.stdout), 'line');
    expect(watched.exitCode).toBeNull();
    const ended = once(watched, 'exit');
    starter.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
  },
);

test('the watchdog does not end the process by itself when it is killed', async () => {
  const watched = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const watchdog = watch(watched.pid ?? 0);
  const ended = once(watchdog, 'exit');
  watchdog.kill('SIGKILL');
  await ended;
  const watchedEnded = once(watched, 'exit');
  watched.stdin.end();
  expect(await watchedEnded).toEqual([0, null]);
});

const script = `
  const { watch } = await import('#local/services/dynamodb/watchdog');
  watch(Number(process.env.WATCHED), process.env.WATCHED_ON);
  console.log('watching');
  setInterval(() => undefined, 1000);
`;
