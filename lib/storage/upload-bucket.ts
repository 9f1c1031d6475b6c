import { Duration, Validations } from 'aws-cdk-lib/core';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { removalPolicy, type StageSettings } from '#lib/settings';
import { keepEmptierLog } from '#lib/storage/bucket-emptier';

/** Files that users upload from their browsers. Only the granted roles have access. */
export class UploadBucket extends Bucket {
  constructor(scope: Construct, id: string, settings: StageSettings) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      cors: [
        {
          // Requests are authorized by their signature, not by their origin. The site's origin would create a
          // circular dependency of stacks.
          allowedOrigins: ['*'],
          allowedMethods: [
            HttpMethods.GET,
            HttpMethods.HEAD,
            HttpMethods.PUT,
            HttpMethods.POST,
            HttpMethods.DELETE,
          ],
          allowedHeaders: ['*'],
          exposedHeaders: ['ETag', 'x-amz-version-id', 'x-amz-request-id', 'x-amz-id-2'],
          maxAge: 3000,
        },
      ],
      lifecycleRules: [
        {
          abortIncompleteMultipartUploadAfter: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(30),
          expiredObjectDeleteMarker: true,
        },
      ],
      removalPolicy: removalPolicy(settings),
      autoDeleteObjects: !settings.keepRecords,
    });
    if (!settings.keepRecords) keepEmptierLog(this, settings);
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'The result of every upload check is stored. Read access is not logged.',
    });
  }
}
