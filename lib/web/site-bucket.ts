import { RemovalPolicy, Validations } from 'aws-cdk-lib/core';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { StageSettings } from '#lib/settings';
import { keepEmptierLog } from '#lib/storage/bucket-emptier';

/** The site's files, which only CloudFront can read. They can be built again, so no stage retains them. */
export class SiteBucket extends Bucket {
  constructor(scope: Construct, id: string, settings: StageSettings) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
    });
    keepEmptierLog(this, settings);
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Public files behind CloudFront. Read access is not logged.',
    });
  }
}
