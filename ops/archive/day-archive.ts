import {
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';

/** The storage of archived days, by file name. */
export interface DayArchive {
  /** Undefined if there is no such file. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Replaces an existing file. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Returns false if the file already exists, and does not replace it. */
  writeNew(name: string, bytes: Uint8Array): Promise<boolean>;
}

export function dayArchive(s3: S3Client, Bucket: string): DayArchive {
  return {
    read: async (Key) => {
      try {
        const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    write: async (Key, Body) => void (await s3.send(new PutObjectCommand({ Bucket, Key, Body }))),
    writeNew: async (Key, Body) => {
      try {
        await s3.send(new PutObjectCommand({ Bucket, Key, Body, IfNoneMatch: '*' }));
        return true;
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === 'PreconditionFailed') return false;
        throw error;
      }
    },
  };
}
