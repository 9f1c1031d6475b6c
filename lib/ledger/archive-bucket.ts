import { Validations } from 'aws-cdk-lib/core';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { removalPolicy, type StageSettings } from '#lib/settings';
import { keepEmptierLog } from '#lib/storage/bucket-emptier';

/**
 * Bucket for the days of movements that `npm run archive-days` copied. It is not locked because it contains player
 * ids. The locked seals prove what a day contained.
 */
export class ArchiveBucket extends Bucket {
  constructor(scope: Construct, id: string, settings: StageSettings) {
    const { keepRecords } = settings;
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      removalPolicy: removalPolicy(settings),
      autoDeleteObjects: !keepRecords,
    });
    if (!keepRecords) keepEmptierLog(this, settings);
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'An operator writes here once a day. The files are compared with locked seals.',
    });
  }
}
