import type { S3Operation } from './operation';
import { abortMultipartUpload } from '../operations/AbortMultipartUpload';
import { completeMultipartUpload } from '../operations/CompleteMultipartUpload';
import { copyObject } from '../operations/CopyObject';
import { createBucket } from '../operations/CreateBucket';
import { createMultipartUpload } from '../operations/CreateMultipartUpload';
import { deleteObject } from '../operations/DeleteObject';
import { deleteObjects } from '../operations/DeleteObjects';
import { deleteObjectTagging } from '../operations/DeleteObjectTagging';
import { getBucketLocation } from '../operations/GetBucketLocation';
import { getBucketVersioning } from '../operations/GetBucketVersioning';
import { getObject } from '../operations/GetObject';
import { getObjectTagging } from '../operations/GetObjectTagging';
import { headBucket } from '../operations/HeadBucket';
import { listBuckets } from '../operations/ListBuckets';
import { listMultipartUploads } from '../operations/ListMultipartUploads';
import { listObjects } from '../operations/ListObjects';
import { listObjectsV2 } from '../operations/ListObjectsV2';
import { listObjectVersions } from '../operations/ListObjectVersions';
import { listParts } from '../operations/ListParts';
import { putObject } from '../operations/PutObject';
import { putObjectTagging } from '../operations/PutObjectTagging';
import { uploadPart } from '../operations/UploadPart';
import { uploadPartCopy } from '../operations/UploadPartCopy';
import { s3Error } from './s3-error';
import type { S3Request } from './parsed-request';

interface Addressed {
  /** The name in the API Reference; absent for operations that are only rejected. */
  readonly name?: string;
  readonly run: S3Operation;
}

/** By method, addressed resource, `copy` for requests with a source, and the subresources that select the operation. */
const operations: Readonly<Record<string, Addressed>> = {
  'GET service': { name: 'ListBuckets', run: listBuckets },
  'GET bucket': { name: 'ListObjects', run: listObjects },
  'GET bucket list-type': { name: 'ListObjectsV2', run: listObjectsV2 },
  'GET bucket location': { name: 'GetBucketLocation', run: getBucketLocation },
  'GET bucket uploads': { name: 'ListMultipartUploads', run: listMultipartUploads },
  'GET bucket versioning': { name: 'GetBucketVersioning', run: getBucketVersioning },
  'GET bucket versions': { name: 'ListObjectVersions', run: listObjectVersions },
  'HEAD bucket': { name: 'HeadBucket', run: headBucket },
  'PUT bucket': { run: createBucket },
  'POST bucket delete': { name: 'DeleteObjects', run: deleteObjects },
  'GET object': { name: 'GetObject', run: getObject },
  'HEAD object': { name: 'HeadObject', run: getObject },
  'PUT object': { name: 'PutObject', run: putObject },
  'PUT object copy': { name: 'CopyObject', run: copyObject },
  'DELETE object': { name: 'DeleteObject', run: deleteObject },
  'GET object tagging': { name: 'GetObjectTagging', run: getObjectTagging },
  'PUT object tagging': { name: 'PutObjectTagging', run: putObjectTagging },
  'DELETE object tagging': { name: 'DeleteObjectTagging', run: deleteObjectTagging },
  'POST object uploads': { name: 'CreateMultipartUpload', run: createMultipartUpload },
  'PUT object partNumber uploadId': { name: 'UploadPart', run: uploadPart },
  'PUT object copy partNumber uploadId': { name: 'UploadPartCopy', run: uploadPartCopy },
  'GET object uploadId': { name: 'ListParts', run: listParts },
  'POST object uploadId': { name: 'CompleteMultipartUpload', run: completeMultipartUpload },
  'DELETE object uploadId': { name: 'AbortMultipartUpload', run: abortMultipartUpload },
};

export const operationNames = Object.values(operations)
  .flatMap(({ name }) => name ?? [])
  .sort();

/** Amazon S3 API Reference: S3 ignores all other query parameters that an operation does not define. */
const subresources = new Set(
  (
    'accelerate acl analytics append attributes cors delete encryption intelligent-tiering inventory legal-hold ' +
    'lifecycle list-type location logging metadataConfiguration metadataTable metrics notification object-lock ' +
    'ownershipControls partNumber policy policyStatus publicAccessBlock renameObject replication requestPayment ' +
    'restore retention select session tagging torrent uploadId uploads versioning versions website'
  ).split(' '),
);

/** Throws NotImplemented for operations that only AWS supports. */
export function operationOf({ method, bucketName, key, query, headers }: S3Request): S3Operation {
  const addressed = bucketName === undefined ? 'service' : key === undefined ? 'bucket' : 'object';
  const chosen = [...query.keys()].filter((name) => subresources.has(name)).sort();
  const copy = headers['x-amz-copy-source'] === undefined ? [] : ['copy'];
  const operation = operations[[method, addressed, ...copy, ...chosen].join(' ')];
  if (operation !== undefined) return operation.run;
  const what = [method, 'on', addressed, ...chosen].join(' ');
  throw s3Error('NotImplemented', `The local cloud does not support ${what}.`, 501);
}
