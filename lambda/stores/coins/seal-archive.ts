import { GetObjectCommand, PutObjectCommand, S3ServiceException, type S3Client } from '@aws-sdk/client-s3';
import { sealObjectKey } from '#domain/keys';
import { sealText, type DaySeal } from '#domain/wallet/day-seal';

/** Copies of seals that nobody changes: where records are kept, the bucket locks them. */
export interface SealArchive {
  /** False when the archive holds another seal in its place; that one stays. */
  keep(seal: DaySeal): Promise<boolean>;
}

export function sealArchive(s3: S3Client, bucket: string): SealArchive {
  return {
    keep: async (seal) => {
      const at = { Bucket: bucket, Key: sealObjectKey(seal.brandId, seal.day, seal.part) };
      const Body = sealText(seal);
      try {
        await s3.send(
          new PutObjectCommand({ ...at, Body, ContentType: 'application/json', IfNoneMatch: '*' }),
        );
        return true;
      } catch (fault) {
        if (!(fault instanceof S3ServiceException) || fault.name !== 'PreconditionFailed') throw fault;
      }
      const kept = await s3.send(new GetObjectCommand(at));
      return (await kept.Body?.transformToString()) === Body;
    },
  };
}
