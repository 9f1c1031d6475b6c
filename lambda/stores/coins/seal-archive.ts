import {
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { sealObjectKey } from '#domain/keys';
import { type DaySeal, sealText } from '@novalink/ledger/day';
import { sealOfText } from '#lambda/stores/coins/day-seal-store';

type SealName = Pick<DaySeal, 'brandId' | 'day' | 'part'>;

/** Immutable copies of seals. In stages that keep records, the bucket locks them. */
export interface SealArchive {
  /** Returns false if S3 already has a different seal under this key; that seal is kept. */
  keep(seal: DaySeal): Promise<boolean>;
  find(of: SealName): Promise<DaySeal | undefined>;
}

export function sealArchive(s3: S3Client, bucket: string): SealArchive {
  const placeOf = ({ brandId, day, part }: SealName) => ({
    Bucket: bucket,
    Key: sealObjectKey(brandId, day, part),
  });
  const read = async (of: SealName) =>
    (await s3.send(new GetObjectCommand(placeOf(of)))).Body?.transformToString();
  return {
    keep: async (seal) => {
      const at = placeOf(seal);
      const Body = sealText(seal);
      try {
        await s3.send(
          new PutObjectCommand({ ...at, Body, ContentType: 'application/json', IfNoneMatch: '*' }),
        );
        return true;
      } catch (error) {
        if (!(error instanceof S3ServiceException) || error.name !== 'PreconditionFailed') throw error;
      }
      return (await read(seal)) === Body;
    },
    find: async (of) => {
      try {
        const text = await read(of);
        return text === undefined ? undefined : sealOfText(text);
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
  };
}
