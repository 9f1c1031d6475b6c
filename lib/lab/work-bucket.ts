import { Duration, Validations } from 'aws-cdk-lib/core';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { removalPolicy, type StageSettings } from '#lib/settings';
import { keepEmptierLog } from '#lib/storage/bucket-emptier';

/** Results of shards until their runs were evaluated. */
export class WorkBucket extends Bucket {
  /** Prefix of all keys. */
  readonly prefix = 'runs/';

  constructor(scope: Construct, id: string, settings: StageSettings) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [
        { expiration: Duration.days(7), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      removalPolicy: removalPolicy(settings),
      autoDeleteObjects: !settings.keepRecords,
    });
    if (!settings.keepRecords) keepEmptierLog(this, settings);
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Only two functions have access. Objects expire after a week.',
    });
  }

  letPutRuns(grantee: IGrantable): void {
    this.letDo(grantee, 's3:PutObject');
  }

  letGetRuns(grantee: IGrantable): void {
    this.letDo(grantee, 's3:GetObject');
  }

  private letDo(grantee: IGrantable, action: `s3:${string}`): void {
    Grant.addToPrincipal({
      grantee,
      actions: [action],
      resourceArns: [this.arnForObjects(`${this.prefix}*`)],
    });
  }
}
