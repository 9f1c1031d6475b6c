import type { S3Operation } from './operation';
import { createBucket } from './operations/CreateBucket';
import { deleteObject } from './operations/DeleteObject';
import { deleteObjects } from './operations/DeleteObjects';
import { getBucketLocation } from './operations/GetBucketLocation';
import { getObject } from './operations/GetObject';
import { headBucket } from './operations/HeadBucket';
import { listBuckets } from './operations/ListBuckets';
import { listObjectsV2 } from './operations/ListObjectsV2';
import { putObject } from './operations/PutObject';
import { s3Error } from './s3-error';
import type { S3Request } from './s3-request';

/** By method, what is addressed, and the query parameter that chooses the operation. */
const operations: Readonly<Record<string, S3Operation>> = {
  'GET service': listBuckets,
  'GET bucket list-type': listObjectsV2,
  'GET bucket location': getBucketLocation,
  'HEAD bucket': headBucket,
  'PUT bucket': createBucket,
  'POST bucket delete': deleteObjects,
  'GET object': getObject,
  'HEAD object': getObject,
  'PUT object': putObject,
  'DELETE object': deleteObject,
};

/** Their names in the API Reference, for the list of what is supported. */
export const operationNames = [
  'DeleteObject',
  'DeleteObjects',
  'GetBucketLocation',
  'GetObject',
  'HeadBucket',
  'HeadObject',
  'ListBuckets',
  'ListObjectsV2',
  'PutObject',
] as const;

/** They change the answer's form, not the operation. */
const sideParameters =
  /^(x-id|prefix|delimiter|max-keys|continuation-token|start-after|encoding-type|fetch-owner|bucket-region|max-buckets)$|^x-amz-/i;

/** Throws NotImplemented for what S3 knows and the local cloud does not. */
export function operationOf({ method, bucketName, key, query }: S3Request): S3Operation {
  const addressed = bucketName === undefined ? 'service' : key === undefined ? 'bucket' : 'object';
  const chosen = [...query.keys()].filter((name) => !sideParameters.test(name));
  const operation = operations[[method, addressed, ...chosen].join(' ')];
  if (operation !== undefined) return operation;
  const what = [method, 'on', addressed, ...chosen].join(' ');
  throw s3Error('NotImplemented', `The local cloud does not support ${what}.`, 501);
}
