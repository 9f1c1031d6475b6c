import { Stack, Validations } from 'aws-cdk-lib/core';
import { CfnBucket, type Bucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';

/** That policies of `scope` name all files under a prefix of a bucket, and under each person's folder of it. */
export function acknowledgePrefixes(scope: IConstruct, bucket: Bucket, prefix: string): void {
  const { defaultChild } = bucket.node;
  if (!(defaultChild instanceof CfnBucket)) throw new Error('The bucket is not made of what it was.');
  const arn = `<${Stack.of(bucket).getLogicalId(defaultChild)}.Arn>`;
  for (const keys of [prefix, `${prefix}<cognito-identity.amazonaws.com:sub>/`])
    Validations.of(scope).acknowledge({
      id: `AwsSolutions-IAM5[Resource::${arn}/${keys}*]`,
      reason: 'Files have keys of their own: a prefix that is written out, or the caller’s own folder of it.',
    });
}
