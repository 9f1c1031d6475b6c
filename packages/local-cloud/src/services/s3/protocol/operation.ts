import type { HttpResponse } from '#local/platform/http';
import type { Clock } from '#local/platform/clock';
import type { Principal } from '#local/platform/principal';
import { accountId } from '#local/services/needs';
import type { Bucket, Buckets } from '../buckets/buckets';
import type { ObjectChange } from '../notifications/notification';
import { accessDenied } from './s3-error';
import type { S3Request } from './parsed-request';

/** Dependencies of an operation. */
export interface S3Needs {
  readonly buckets: Buckets;
  readonly caller: Principal;
  /** Throws AccessDenied. */
  readonly permit: (question: S3Question) => void;
  readonly mayDo: (question: S3Question) => boolean;
  readonly clock: Clock;
  /** Sends the notifications of the bucket. */
  readonly announce: (change: ObjectChange) => void;
}

export interface S3Question {
  /** Such as `s3:GetObject`. */
  readonly action: string;
  /** Absent for actions without a bucket. */
  readonly bucket?: Bucket;
  readonly key?: string;
  readonly context?: Readonly<Record<string, string | readonly string[]>>;
}

/** A key in a bucket. */
export interface Place {
  readonly bucket: Bucket;
  readonly key: string;
}

export type S3Operation = (needs: S3Needs, request: S3Request) => HttpResponse | Promise<HttpResponse>;

/** Defines an operation on a bucket of the expected account. Throws NoSuchBucket or AccessDenied. */
export const onBucket =
  (
    run: (needs: S3Needs, bucket: Bucket, request: S3Request) => HttpResponse | Promise<HttpResponse>,
  ): S3Operation =>
  (needs, request) => {
    const bucket = needs.buckets.byName(request.bucketName ?? '');
    const owner = request.headers['x-amz-expected-bucket-owner'] ?? accountId;
    if (owner !== accountId) throw accessDenied(`The bucket does not belong to account ${owner}.`);
    return run(needs, bucket, request);
  };

/** Defines an operation on a key in a bucket. Throws NoSuchBucket. */
export const onKey = (
  run: (needs: S3Needs, place: Place, request: S3Request) => HttpResponse | Promise<HttpResponse>,
): S3Operation =>
  onBucket((needs, bucket, request) => run(needs, { bucket, key: request.key ?? '' }, request));
