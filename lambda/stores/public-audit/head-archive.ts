import {
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { headText, type DayHead } from '#domain/audit/public-day';
import { publicHeadObjectKey } from '#domain/keys/public-log';
import { parseHead } from '#lambda/stores/public-audit/public-rows';

/** Immutable copies of the heads of days. In stages that keep records, the bucket locks them. */
export interface HeadArchive {
  /** Returns false if the archive already has a different head of the day, and does not replace it. */
  keep(head: DayHead): Promise<boolean>;
  find(day: string): Promise<DayHead | undefined>;
}

export function headArchive(s3: S3Client, Bucket: string): HeadArchive {
  const read = async (day: string) => {
    const Key = publicHeadObjectKey(day);
    return (await s3.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();
  };
  return {
    keep: async (head) => {
      const Body = headText(head);
      const at = { Bucket, Key: publicHeadObjectKey(head.day) };
      try {
        await s3.send(
          new PutObjectCommand({ ...at, Body, ContentType: 'application/json', IfNoneMatch: '*' }),
        );
        return true;
      } catch (error) {
        if (!(error instanceof S3ServiceException) || error.name !== 'PreconditionFailed') throw error;
      }
      return (await read(head.day)) === Body;
    },
    find: async (day) => {
      try {
        const text = await read(day);
        return text === undefined ? undefined : parseHead(JSON.parse(text));
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
  };
}
