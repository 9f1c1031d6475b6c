import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectTaggingCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { decodedFileName } from '#domain/text/file-name';
import { checkedTag, fileNameMetadata } from '#domain/uploads';
import type { Upload } from '#lambda/functions/check-uploads/upload-change';

/** The metadata of an upload. */
export interface Declared {
  readonly versionId: string;
  readonly bytes: number;
  readonly contentType: string;
  /** For example gzip; absent if the bytes are not encoded. */
  readonly contentEncoding?: string;
  /** The original file name, cleaned for display. */
  readonly fileName?: string;
}

/** Access to the files in their buckets. */
export interface Uploads {
  /** The object that is now at the key, or undefined. */
  current(at: Pick<Upload, 'bucket' | 'key'>): Promise<Declared | undefined>;
  read(upload: Upload): Promise<Buffer>;
  letRead(upload: Upload): Promise<void>;
  remove(upload: Upload): Promise<void>;
}

export const s3Uploads = (s3: S3Client): Uploads => ({
  current: async ({ bucket, key }) => {
    try {
      const found = await s3.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
      const { VersionId, ContentLength, ContentType = '', ContentEncoding, Metadata } = found;
      if (VersionId === undefined || ContentLength === undefined)
        throw new Error('The S3 response lacks the version or the size.');
      const fileName = decodedFileName(Metadata?.[fileNameMetadata]);
      return {
        versionId: VersionId,
        bytes: ContentLength,
        contentType: ContentType,
        ...(ContentEncoding && { contentEncoding: ContentEncoding }),
        ...(fileName !== undefined && { fileName }),
      };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  },
  read: async (upload) => {
    const { Body } = await s3.send(new GetObjectCommand(at(upload)));
    if (!Body) throw new Error('The S3 response has no body.');
    return Buffer.from(await Body.transformToByteArray());
  },
  letRead: async (upload) => {
    const { key: Key, value: Value } = checkedTag;
    await s3.send(new PutObjectTaggingCommand({ ...at(upload), Tagging: { TagSet: [{ Key, Value }] } }));
  },
  remove: async (upload) => {
    await s3.send(new DeleteObjectCommand(at(upload)));
  },
});

const at = ({ bucket, key, versionId }: Upload) => ({ Bucket: bucket, Key: key, VersionId: versionId });

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
