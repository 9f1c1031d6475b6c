import { Stack, Validations } from 'aws-cdk-lib/core';
import { CfnBucket, type Bucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';

/** Acknowledges that policies of `scope` allow all files under a prefix of a bucket, and under each user's folder. */
export function acknowledgePrefixes(scope: IConstruct, bucket: Bucket, prefix: string): void {
  const arn = Stack.of(scope) === Stack.of(bucket) ? ownArn(bucket) : importedArn(bucket);
  for (const keys of [prefix, `${prefix}<cognito-identity.amazonaws.com:sub>/`])
    Validations.of(scope).acknowledge({
      id: `AwsSolutions-IAM5[Resource::${arn}/${keys}*]`,
      reason:
        'Keys of files are not known in advance: the statement names a fixed prefix or the caller’s own folder.',
    });
}

function ownArn(bucket: Bucket): string {
  const { defaultChild } = bucket.node;
  if (!(defaultChild instanceof CfnBucket)) throw new Error('The bucket has no CfnBucket child.');
  return `<${Stack.of(bucket).getLogicalId(defaultChild)}.Arn>`;
}

/** The name of the export that the stacks which import the ARN use. */
function importedArn(bucket: Bucket): string {
  const stack = Stack.of(bucket);
  const imported = stack.resolve(stack.exportValue(bucket.bucketArn)) as {
    readonly 'Fn::ImportValue': string;
  };
  return imported['Fn::ImportValue'];
}
