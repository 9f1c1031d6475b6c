import { documentPrefix, imagePrefix } from '#domain/uploads';
import { Unreachable } from '../api/errors';
import type { FileStore, Storage } from './storage';

/** In-memory buckets for tests; `goOffline` lets the next requests fail. */
export const fakeStorage = () => {
  const kept = new Map<string, Blob>();
  let online = true;
  let made = 0;

  const store = (prefix: string): FileStore => {
    const reached = <Value>(step: () => Value): Promise<Value> =>
      online ? Promise.resolve().then(step) : Promise.reject(new Unreachable('offline'));
    return {
      newKey: (extension) =>
        reached(() => `${prefix}me/${String((made += 1)).padStart(26, '0')}.${extension}`),
      put: (key, file, { onProgress }) =>
        reached(() => {
          onProgress(1);
          kept.set(key, file);
        }),
      list: (whose) =>
        reached(() => {
          const folder = whose === 'own' ? `${prefix}me/` : prefix;
          const keys = [...kept.keys()].filter((key) => key.startsWith(folder)).sort();
          const files = keys.map((key) => ({
            key,
            bytes: kept.get(key)?.size ?? 0,
            savedAt: '2026-11-20T09:00:00.000Z',
          }));
          return { files, nextToken: undefined };
        }),
      signedUrl: (key, type) =>
        reached(() => `https://bucket.test/${key}?signed${type === undefined ? '' : `&type=${type}`}`),
      remove: (key) => reached(() => void kept.delete(key)),
    };
  };
  const storage: Storage = { images: store(imagePrefix), documents: store(documentPrefix) };
  return {
    storage,
    kept,
    goOffline: () => {
      online = false;
    },
    goOnline: () => {
      online = true;
    },
  };
};
