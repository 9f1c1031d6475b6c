import {
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';

/** Where archived days are kept, by names of our own. */
export interface DayArchive {
  /** Undefined for what is not there. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Replaces what is there. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** False when there is something already, which stays. */
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
