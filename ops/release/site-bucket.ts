import {
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { contentTypeOf } from 'cdk-local-cloud/client';

/** The number of concurrent transfers. */
const atOnce = 16;

export interface SiteBucket {
  /** The keys with a prefix. */
  keys(prefix: string): Promise<Set<string>>;
  read(key: string): Promise<string | undefined>;
  put(files: readonly SiteFile[]): Promise<void>;
}

export interface SiteFile {
  readonly key: string;
  readonly bytes: () => Buffer | string;
  readonly cacheControl: string;
}

/** Access to the bucket of the site. */
export function openSiteBucket(s3: S3Client, Bucket: string): SiteBucket {
  const put = ({ key, bytes, cacheControl }: SiteFile) =>
    s3.send(
      new PutObjectCommand({
        ...{ Bucket, Key: key, Body: bytes() },
        ...{ CacheControl: cacheControl, ContentType: contentTypeOf(key) },
      }),
    );
  return {
    async keys(Prefix) {
      const keys = new Set<string>();
      for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket, Prefix }))
        for (const { Key } of Contents) if (Key !== undefined) keys.add(Key);
      return keys;
    },
    async read(Key) {
      try {
        const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
        return await Body?.transformToString();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async put(files) {
      for (let first = 0; first < files.length; first += atOnce)
        await Promise.all(files.slice(first, first + atOnce).map(put));
    },
  };
}
