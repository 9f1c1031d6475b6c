import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '#local/platform/clock';
import type { Storage } from '#local/platform/storage';
import { byteStore } from '../objects/byte-store';
import { s3Error } from '../protocol/s3-error';
import type { StoredObject } from '../objects/stored-object';

/** A multipart upload. */
export interface Upload extends Pick<StoredObject, 'headers' | 'userMetadata' | 'tags'> {
  readonly key: string;
  readonly initiatorArn: string;
  /** Such as `x-amz-checksum-crc32`. */
  readonly checksumHeader: string | undefined;
  /** Whether the checksum is of the whole object; otherwise, it is of the parts' checksums. */
  readonly isWholeChecksum: boolean;
}

export interface UploadedPart extends Pick<
  StoredObject,
  'etag' | 'size' | 'lastModified' | 'checksum' | 'blob'
> {
  readonly number: number;
}

interface KeptUpload extends Upload {
  /** ISO 8601. */
  readonly startedAt: string;
  /** Sorted by number. */
  readonly parts: readonly UploadedPart[];
}

export interface Uploads {
  start(upload: Upload): string;
  /** Throws NoSuchUpload. */
  find(id: string, key: string): KeptUpload;
  /** Replaces a part with the same number. Throws NoSuchUpload. */
  putPart(
    id: string,
    key: string,
    part: Pick<UploadedPart, 'number' | 'checksum'> & { readonly bytes: Buffer },
  ): Promise<UploadedPart>;
  bytesOf(part: UploadedPart): Promise<Buffer>;
  /** Deletes the upload and its parts. It is not found after the call. */
  end(id: string): Promise<void>;
  entries(): [id: string, upload: KeptUpload][];
}

/** The unfinished uploads of one bucket. */
export function uploadsOf(
  bucketName: string,
  { storage, clock }: { storage: Storage; clock: Clock },
): Uploads {
  const kept = storage.documents<KeptUpload>(`s3/${bucketName}/uploads`);
  const bytes = byteStore(storage.blobs(`s3/${bucketName}`));

  const find = (id: string, key: string) => {
    const upload = kept.get(id);
    if (upload?.key !== key) throw noSuchUpload();
    return upload;
  };
  return {
    find,
    entries: () => kept.entries(),
    bytesOf: ({ blob }) => bytes.get(blob),
    start(upload) {
      const id = randomBytes(48).toString('base64url');
      kept.put(id, { ...upload, startedAt: clock.now().toISOString(), parts: [] });
      return id;
    },
    async putPart(id, key, { bytes: content, ...rest }) {
      find(id, key);
      const part: UploadedPart = {
        ...rest,
        etag: `"${createHash('md5').update(content).digest('hex')}"`,
        size: content.length,
        lastModified: clock.now().toISOString(),
        blob: randomUUID(),
      };
      await bytes.put(part.blob, content);
      // The upload may have ended meanwhile.
      const now = kept.get(id);
      if (now === undefined) {
        await bytes.delete(part.blob);
        throw noSuchUpload();
      }
      const before = now.parts.find(({ number }) => number === part.number);
      const parts = [...now.parts.filter((each) => each !== before), part];
      kept.put(id, { ...now, parts: parts.sort((one, other) => one.number - other.number) });
      if (before !== undefined) await bytes.delete(before.blob);
      return part;
    },
    async end(id) {
      const { parts = [] } = kept.get(id) ?? {};
      kept.delete(id);
      await Promise.all(parts.map(({ blob }) => bytes.delete(blob)));
    },
  };
}

const noSuchUpload = () =>
  s3Error(
    'NoSuchUpload',
    'The specified upload does not exist. The upload ID may be invalid, or the upload may have been aborted or completed.',
    404,
  );
