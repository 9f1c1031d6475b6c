import { Stack } from 'aws-cdk-lib/core';
import { PolicyStatement, ServicePrincipal, type Conditions } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';

/**
 * Allows any CloudFront distribution of the account to read objects, because ours is in a stack that depends on that of
 * the bucket.
 */
export function letEdgeGet(bucket: IBucket, keys: string, conditions: Conditions = {}): void {
  const distributions = Stack.of(bucket).formatArn({
    service: 'cloudfront',
    region: '',
    resource: 'distribution',
    resourceName: '*',
  });
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:GetObject'],
      resources: [keys],
      conditions: { ...conditions, ArnLike: { 'aws:SourceArn': distributions } },
    }),
  );
}
