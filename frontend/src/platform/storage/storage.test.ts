import { expect, test } from 'vitest';
import type { AmplifyStorage } from './amplify-storage';
import { NotAllowed, SessionEnded, Unreachable } from '../api/errors';
import { createStorage } from './storage';

const named = (name: string) => Object.assign(new Error(name), { name });

/** A fake of Amplify's storage: it stores objects, and the next request can be made to fail. */
const amplify = (identityId: string | undefined) => {
  const objects = new Map<string, Blob>();
  let failing: Error | undefined;
  const answer = <Value>(step: () => Value): Promise<Value> => {
    const fault = failing;
    failing = undefined;
    return fault ? Promise.reject(fault) : Promise.resolve().then(step);
  };
  const fake = {
    uploader: () => Promise.resolve({ identityId, sub: 'sub-1' }),
    upload: ({ bucket, key, file, onProgress }: Parameters<AmplifyStorage['upload']>[0]) => {
      let cancel: (fault: Error) => void = () => undefined;
      const canceled = new Promise<never>((_resolve, reject) => {
        cancel = reject;
      });
      const written = answer(() => {
        if (objects.has(`${bucket}/${key}`)) throw named('PreconditionFailed');
        objects.set(`${bucket}/${key}`, file);
        onProgress(1);
      });
      return { result: Promise.race([canceled, written]), cancel: () => cancel(named('CanceledError')) };
    },
    list: ({ bucket, prefix, pageSize, nextToken }: Parameters<AmplifyStorage['list']>[0]) =>
      answer(() => {
        const keys = [...objects.keys()].filter((path) => path.startsWith(`${bucket}/${prefix}`)).sort();
        const from = Number(nextToken ?? 0);
        return {
          items: keys.slice(from, from + pageSize).map((path) => ({
            path: path.slice(bucket.length + 1),
            size: objects.get(path)?.size,
            lastModified: new Date('2026-11-20T09:00:00Z'),
          })),
          nextToken: keys.length > from + pageSize ? String(from + pageSize) : undefined,
        };
      }),
    signedUrl: ({ key }: { key: string }) =>
      answer(() => new URL(`https://images.s3.eu-west-1.amazonaws.com/${key}?signed`)),
    remove: ({ bucket, key }: { bucket: string; key: string }) => ({
      result: answer(() => objects.delete(`${bucket}/${key}`)),
    }),
  };
  const storage = createStorage({
    // The fake implements only the functions that the product calls.
    amplify: fake as unknown as AmplifyStorage,
    addressOf: ({ hostname, pathname }) => `at ${hostname}${pathname}`,
    now: () => Date.parse('2026-11-21T09:00:00Z'),
  });
  return {
    storage,
    objects,
    failNext: (name: string) => {
      failing = named(name);
    },
  };
};

const sending = () => {
  const controller = new AbortController();
  const shares: number[] = [];
  return { controller, shares, signal: controller.signal, onProgress: (share: number) => shares.push(share) };
};
const image = new Blob(['an image'], { type: 'image/png' });

test('generates unique keys in the user’s own folder', async () => {
  const { storage } = amplify('eu-west-1:me');
  const keys = [await storage.images.newKey('png'), await storage.images.newKey('png')];
  expect(keys[0]).toMatch(/^novalink\/games\/images\/eu-west-1:me\/01[0-9A-HJKMNP-TV-Z]{24}\.png$/);
  expect(new Set(keys).size).toBe(2);
  expect(await storage.documents.newKey('pdf')).toMatch(
    /^novalink\/companies\/documents\/eu-west-1:me\/sub-1\//,
  );
});

test('writes, lists and removes a file, and returns its address', async () => {
  const { storage, objects } = amplify('eu-west-1:me');
  const { shares, ...way } = sending();
  const key = await storage.images.newKey('png');
  await storage.images.put(key, image, way);
  expect(shares).toEqual([1]);
  expect(await storage.images.list('own')).toEqual({
    files: [{ key, bytes: 8, savedAt: '2026-11-20T09:00:00.000Z' }],
    nextToken: undefined,
  });
  expect(await storage.images.signedUrl(key)).toBe(`at images.s3.eu-west-1.amazonaws.com/${key}`);
  await storage.images.remove(key);
  expect(objects.size).toBe(0);
});

test('lists the user’s folder or all folders, in pages of a thousand', async () => {
  const { storage, objects } = amplify('eu-west-1:me');
  for (let number = 0; number < 1001; number += 1) {
    objects.set(`images/novalink/games/images/eu-west-1:me/${String(number).padStart(4, '0')}.png`, image);
  }
  objects.set('images/novalink/games/images/eu-west-1:other/0.png', image);
  const first = await storage.images.list('own');
  expect(first.files).toHaveLength(1000);
  expect((await storage.images.list('own', first.nextToken)).files).toHaveLength(1);
  const all = await storage.images.list('all', (await storage.images.list('all')).nextToken);
  expect(all.files).toHaveLength(2);
});

test('accepts a retry of an upload that had succeeded', async () => {
  const { storage, objects } = amplify('eu-west-1:me');
  const key = await storage.images.newKey('png');
  await storage.images.put(key, image, sending());
  await expect(storage.images.put(key, image, sending())).resolves.toBeUndefined();
  expect(objects.size).toBe(1);
});

test('reports a cancelled upload as cancelled', async () => {
  const { storage } = amplify('eu-west-1:me');
  const way = sending();
  const put = storage.images.put('novalink/games/images/eu-west-1:me/0.png', image, way);
  way.controller.abort();
  await expect(put).rejects.toMatchObject({ name: 'AbortError' });
});

test.each([
  ['ERR_NETWORK', Unreachable],
  ['AccessDenied', NotAllowed],
  ['NoCredentials', SessionEnded],
])('maps %s to an error code of the product', async (name, kind) => {
  const { storage, failNext } = amplify('eu-west-1:me');
  failNext(name);
  await expect(storage.images.list('all')).rejects.toBeInstanceOf(kind);
  failNext(name);
  await expect(storage.images.put('key', image, sending())).rejects.toBeInstanceOf(kind);
});

test('throws for a folder of a user without an identity', async () => {
  const { storage } = amplify(undefined);
  await expect(storage.images.newKey('png')).rejects.toBeInstanceOf(SessionEnded);
});
