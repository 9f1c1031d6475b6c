import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { checkedTag } from '#domain/uploads';

/** S3's policy variable for the caller's own identity id. */
const self = '${cognito-identity.amazonaws.com:sub}';

/** All objects under a prefix, or only those in the caller's own folder. */
export type Reach = 'everybody’s' | 'own';

export const keysUnder = (bucket: IBucket, prefix: string, reach: Reach) =>
  bucket.arnForObjects(`${prefix}${reach === 'own' ? `${self}/` : ''}*`);

/** A condition for files that the upload check has accepted. */
export const onlyChecked = {
  StringEquals: { [`s3:ExistingObjectTag/${checkedTag.key}`]: checkedTag.value },
};

export const mayGet = (keys: string) =>
  new PolicyStatement({
    sid: 'GetCheckedFiles',
    actions: ['s3:GetObject'],
    resources: [keys],
    conditions: onlyChecked,
  });

export const mayList = (bucket: IBucket, prefix: string) =>
  new PolicyStatement({
    sid: 'ListFiles',
    actions: ['s3:ListBucket'],
    resources: [bucket.bucketArn],
    conditions: { StringLike: { 's3:prefix': `${prefix}*` } },
  });

const parts = ['s3:AbortMultipartUpload', 's3:ListMultipartUploadParts'];

export const mayPutAndDelete = (keys: string) =>
  new PolicyStatement({
    sid: 'PutAndDeleteFiles',
    actions: ['s3:PutObject', 's3:DeleteObject', ...parts],
    resources: [keys],
  });

/**
 * Allows writing only new objects: with `If-None-Match` for objects; parts of uploads cannot have the header and are
 * not objects yet. Amazon S3 User Guide, "Enforce conditional writes on Amazon S3 buckets".
 */
export const mayPutOnce = (keys: string): readonly PolicyStatement[] => [
  new PolicyStatement({
    sid: 'PutNewFiles',
    actions: ['s3:PutObject'],
    resources: [keys],
    conditions: { Null: { 's3:if-none-match': 'false' } },
  }),
  new PolicyStatement({
    sid: 'PutParts',
    actions: ['s3:PutObject'],
    resources: [keys],
    conditions: { Bool: { 's3:ObjectCreationOperation': 'false' } },
  }),
  new PolicyStatement({ sid: 'AbortAndListParts', actions: parts, resources: [keys] }),
];
