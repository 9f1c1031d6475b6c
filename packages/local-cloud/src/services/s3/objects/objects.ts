import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '#local/platform/clock';
import type { Storage } from '#local/platform/storage';
import { byteStore } from './byte-store';
import { retentionFrom, type ObjectLock } from './object-lock';
import { sortedKeys } from '../lists/sorted-keys';
import {
  isMarker,
  type DeleteMarker,
  type NewObject,
  type StoredObject,
  type StoredVersion,
} from './stored-object';

/** Absent if versioning was never enabled. */
export type Versioning = 'Enabled' | 'Suspended' | undefined;

export interface Objects {
  /** The newest version, unless that is a delete marker. */
  find(key: string): StoredObject | undefined;
  /** Newest first. */
  versions(key: string): readonly StoredVersion[];
  bytesOf(object: StoredObject): Promise<Buffer>;

  /** `admit` gets the object to be replaced, immediately before the write, and can throw. */
  put(
    key: string,
    object: NewObject,
    admit?: (before: StoredObject | undefined) => void,
  ): Promise<StoredObject>;
  tag(key: string, versionId: string, tags: StoredObject['tags']): void;
  /** Returns the delete marker if versioning is enabled. */
  delete(key: string): Promise<DeleteMarker | undefined>;
  /** Returns the deleted version. */
  deleteVersion(key: string, versionId: string): Promise<StoredVersion | undefined>;
  /** All objects sorted by the code points of their keys, starting at a key. */
  entries(from?: string): Generator<[key: string, object: StoredObject]>;
  /** All keys with versions or delete markers, in the same order. */
  keys(from: string): Generator<string>;
}

interface Needs {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly versioning: Versioning;
  readonly objectLock: ObjectLock | undefined;
}

/** The objects of one bucket. Writes are atomic, even if the process is killed. */
export function objectsOf(bucketName: string, { storage, clock, versioning, objectLock }: Needs): Objects {
  const kept = storage.documents<readonly StoredVersion[]>(`s3/${bucketName}/versions`);
  const bytes = byteStore(storage.blobs(`s3/${bucketName}`));
  const keys = sortedKeys(kept.entries().map(([key]) => key));

  const versions = (key: string) => kept.get(key) ?? [];
  const find = (key: string) => {
    const [newest] = versions(key);
    return newest === undefined || isMarker(newest) ? undefined : newest;
  };
  const newVersionId = () => (versioning === 'Enabled' ? randomBytes(24).toString('base64url') : 'null');
  const save = async (key: string, now: readonly StoredVersion[]) => {
    const staying = new Set(now.flatMap(blobsOf));
    const gone = versions(key)
      .flatMap(blobsOf)
      .filter((blob) => !staying.has(blob));
    if (now.length === 0) {
      kept.delete(key);
      keys.remove(key);
    } else {
      kept.put(key, now);
      keys.add(key);
    }
    await Promise.all(gone.map((blob) => bytes.delete(blob)));
  };
  const without = (key: string, id: string) => versions(key).filter(({ versionId }) => versionId !== id);

  return {
    find,
    versions,
    keys: (from) => keys.from(from),
    *entries(from = '') {
      for (const key of keys.from(from)) {
        const object = find(key);
        if (object !== undefined) yield [key, object];
      }
    },
    bytesOf: ({ blob }) => bytes.get(blob),
    async put(key, { bytes: content, ...given }, admit = () => undefined) {
      const byDefault = objectLock?.byDefault;
      const object: StoredObject = {
        tags: {},
        ...(byDefault && { retention: retentionFrom(byDefault, clock.now()) }),
        etag: `"${createHash('md5').update(content).digest('hex')}"`,
        ...given,
        versionId: newVersionId(),
        size: content.length,
        lastModified: clock.now().toISOString(),
        blob: randomUUID(),
      };
      await bytes.put(object.blob, content);
      try {
        admit(find(key));
      } catch (error) {
        await bytes.delete(object.blob);
        throw error;
      }
      await save(key, [object, ...without(key, object.versionId)]);
      return object;
    },
    tag(key, versionId, tags) {
      const now = versions(key).map((each) => (each.versionId === versionId ? { ...each, tags } : each));
      kept.put(key, now);
    },
    async delete(key) {
      const isKeptByVersion =
        versioning !== undefined || versions(key).some((each) => each.versionId !== 'null');
      const lastModified = clock.now().toISOString();
      const marker = { versionId: newVersionId(), lastModified, isDeleteMarker: true } as const;
      const rest = without(key, marker.versionId);
      await save(key, isKeptByVersion ? [marker, ...rest] : rest);
      return isKeptByVersion ? marker : undefined;
    },
    async deleteVersion(key, versionId) {
      const gone = versions(key).find((each) => each.versionId === versionId);
      if (gone !== undefined) await save(key, without(key, versionId));
      return gone;
    },
  };
}

const blobsOf = (version: StoredVersion) => (isMarker(version) ? [] : [version.blob]);
