import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { cachedStep } from './cached-step';

function workshop() {
  const folder = mkdtempSync(join(tmpdir(), 'step-'));
  const inputs = join(folder, 'inputs');
  mkdirSync(inputs);
  const result = join(folder, 'result');
  let runs = 0;
  const run = () => {
    runs += 1;
    writeFileSync(result, '');
    return Promise.resolve();
  };
  return {
    result,
    put: (name: string, text: string) => writeFileSync(join(inputs, name), text),
    go: async (act = run) => {
      await cachedStep({
        inputs: [inputs, join(folder, 'absent')],
        result,
        stamp: join(folder, 'stamp'),
        run: act,
      });
      return runs;
    },
  };
}

test('a step runs again only when what it is made of changed, or its result is gone', async () => {
  const { put, go, result } = workshop();
  put('a.ts', '1');
  expect([await go(), await go()]).toEqual([1, 1]);
  put('a.ts', '2');
  expect([await go(), await go()]).toEqual([2, 2]);
  put('b.ts', '');
  expect(await go()).toBe(3);
  put('b.test.ts', 'tests make no result');
  expect(await go()).toBe(3);
  rmSync(result);
  expect(await go()).toBe(4);
});

test('a step that failed runs again', async () => {
  const { go } = workshop();
  await expect(go(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await go()).toBe(1);
});
