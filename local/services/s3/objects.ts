import { createHash, randomUUID } from 'node:crypto';
import type { Clock } from '#local/platform/clock';
import type { Storage } from '#local/platform/storage';

/** What is known of an object besides its bytes. */
export interface StoredObject {
  /** With its quotation marks, as HTTP writes it. */
  readonly etag: string;
  readonly size: number;
  /** ISO 8601. */
  readonly lastModified: string;
  /** System metadata by header name in lower case: `content-type`, `cache-control`, … */
  readonly headers: Readonly<Record<string, string>>;
  /** User metadata by name, without `x-amz-meta-`. */
  readonly userMetadata: Readonly<Record<string, string>>;
  /** The checksum that came with it, by header name such as `x-amz-checksum-crc32`. */
  readonly checksum: Readonly<Record<string, string>>;
  readonly blob: string;
}

export type NewObject = Pick<StoredObject, 'headers' | 'userMetadata' | 'checksum'> & {
  readonly bytes: Buffer;
};

export interface Objects {
  find(key: string): StoredObject | undefined;
  bytesOf(object: StoredObject): Promise<Buffer>;

  put(key: string, object: NewObject): Promise<StoredObject>;
  delete(key: string): Promise<void>;
  /** All objects in the order of their keys' code points, which is S3's order. */
  entries(): [key: string, object: StoredObject][];
}

/** The objects of one bucket; an object is replaced as a whole or not at all, whenever the process ends. */
export function objectsOf(
  bucketName: string,
  { storage, clock }: { storage: Storage; clock: Clock },
): Objects {
  const known = storage.documents<StoredObject>(`s3/${bucketName}`);
  const blobs = storage.blobs(`s3/${bucketName}`);

  return {
    find: (key) => known.get(key),
    entries: () => known.entries(),
    async bytesOf({ blob }) {
      const bytes = await blobs.get(blob);
      if (bytes === undefined) throw new Error(`The bytes ${blob} of an object in ${bucketName} are gone.`);
      return bytes;
    },
    async put(key, { bytes, ...rest }) {
      const before = known.get(key);
      const object: StoredObject = {
        ...rest,
        etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
        size: bytes.length,
        lastModified: clock.now().toISOString(),
        blob: randomUUID(),
      };
      await blobs.put(object.blob, bytes);
      known.put(key, object);
      if (before !== undefined) await blobs.delete(before.blob);
      return object;
    },
    async delete(key) {
      const before = known.get(key);
      if (before === undefined) return;
      known.delete(key);
      await blobs.delete(before.blob);
    },
  };
}
