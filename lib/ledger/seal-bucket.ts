import { Duration, Validations } from 'aws-cdk-lib/core';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  ObjectLockRetention,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { removalPolicy, type StageSettings } from '#lib/settings';
import { keepEmptierLog } from '#lib/storage/bucket-emptier';

const daysOfYear = 365;

/** Bucket for copies of seals. S3 locks them in stages that keep records. */
export class SealBucket extends Bucket {
  /** Prefix of all keys. */
  readonly prefix = 'seals/';

  constructor(scope: Construct, id: string, settings: StageSettings) {
    const { sealLock, keepRecords } = settings;
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      ...(sealLock && {
        objectLockEnabled: true,
        objectLockDefaultRetention:
          sealLock.mode === 'COMPLIANCE'
            ? ObjectLockRetention.compliance(Duration.days(sealLock.years * daysOfYear))
            : ObjectLockRetention.governance(Duration.days(sealLock.years * daysOfYear)),
      }),
      removalPolicy: removalPolicy(settings),
      autoDeleteObjects: !keepRecords,
    });
    if (!keepRecords) keepEmptierLog(this, settings);
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-S1',
      reason:
        'Only two functions write here, a few objects per day, and a table has the same records for comparison.',
    });
  }

  /** Grants writing new objects and reading existing ones under a prefix. Does not grant overwriting. */
  letKeep(grantee: IGrantable, prefix: string = this.prefix): void {
    const resourceArns = [this.arnForObjects(`${prefix}*`)];
    Grant.addToPrincipal({
      grantee,
      actions: ['s3:PutObject'],
      resourceArns,
      conditions: { Null: { 's3:if-none-match': 'false' } },
    });
    Grant.addToPrincipal({ grantee, actions: ['s3:GetObject'], resourceArns });
    // Without this permission, S3 returns 403 instead of 404 for a missing seal.
    Grant.addToPrincipal({ grantee, actions: ['s3:ListBucket'], resourceArns: [this.bucketArn] });
  }
}
