import { DeleteObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import { documentPrefix, imagePrefix } from '#domain/uploads';
import type { FileStore } from '#lambda/stores/files/file-store';

/** The files that a user uploaded. */
export interface UploadedFiles {
  /** Removes all files except documents that a company has added to its compliance profile. Idempotent. */
  removeAll(identityId: string): Promise<void>;
}

interface Needs {
  readonly s3: S3Client;
  readonly files: Pick<FileStore, 'read'>;
  readonly imageBucket: string;
  readonly documentBucket: string;
}

/** S3 reports each removal to the upload check, which then deletes the bytes permanently. */
export const uploadedFiles = ({ s3, files, imageBucket, documentBucket }: Needs): UploadedFiles => ({
  removeAll: async (identityId) => {
    const places = [
      { Bucket: imageBucket, Prefix: `${imagePrefix}${identityId}/` },
      { Bucket: documentBucket, Prefix: `${documentPrefix}${identityId}/` },
    ];
    for (const { Bucket, Prefix } of places)
      for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket, Prefix }))
        for (const { Key } of Contents) {
          if (Key === undefined || (await files.read(Key))?.claimedBy !== undefined) continue;
          await s3.send(new DeleteObjectCommand({ Bucket, Key }));
        }
  },
});
