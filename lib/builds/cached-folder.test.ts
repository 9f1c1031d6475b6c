import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { cachedFolder } from '#lib/builds/cached-folder';

/** Creates folders that contain the number of earlier ones. */
function workshop() {
  const root = mkdtempSync(join(tmpdir(), 'cached-'));
  const inputs = join(root, 'inputs');
  const place = join(root, 'results');
  mkdirSync(inputs);
  let made = 0;
  const make = (folder: string) => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'number'), String(made));
    made += 1;
    return Promise.resolve();
  };
  const go = (how = make) => cachedFolder({ inputs: [inputs, join(root, 'absent')], place, make: how });
  return {
    place,
    go,
    put: (name: string, text: string) => writeFileSync(join(inputs, name), text),
    drop: (name: string) => rmSync(join(inputs, name)),
    number: async () => Number(readFileSync(join(await go(), 'number'), 'utf8')),
  };
}

test('rebuilds a folder only if its inputs changed', async () => {
  const { put, number } = workshop();
  put('a.ts', '1');
  expect([await number(), await number()]).toEqual([0, 0]);
  put('a.ts', '2');
  expect([await number(), await number()]).toEqual([1, 1]);
  put('b.ts', '');
  put('b.test.ts', 'tests are part of no result');
  expect(await number()).toBe(2);
  put('b.test.ts', 'changed');
  put('a.ts', '2');
  expect(await number()).toBe(2);
});

test('keeps a few earlier builds for their readers', async () => {
  const { put, go, place } = workshop();
  const first = await go();
  put('a.ts', '1');
  expect(await go()).not.toBe(first);
  expect(readFileSync(join(first, 'number'), 'utf8')).toBe('0');
  for (const text of ['2', '3', '4', '5']) {
    put('a.ts', text);
    await go();
  }
  expect(readdirSync(place)).toHaveLength(4);
});

test('shares one build among parallel callers', async () => {
  const { go, place } = workshop();
  const [one, other] = await Promise.all([go(), go()]);
  expect(one).toBe(other);
  expect(readdirSync(one)).toEqual(['number']);
  expect(readdirSync(place)).toHaveLength(1);
});

test('removes the least recently used build', async () => {
  const { put, drop, go } = workshop();
  const first = await go();
  for (const text of ['1', '2', '3', '4', '5']) {
    put('a.ts', text);
    await go();
    drop('a.ts');
    expect(await go()).toBe(first);
    expect(readFileSync(join(first, 'number'), 'utf8')).toBe('0');
  }
});

test('leaves no files after a failure', async () => {
  const { go, place } = workshop();
  await expect(go(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(place)).toEqual([]);
});
