import { Stack, Validations } from 'aws-cdk-lib/core';
import { Grant, type IRole } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, CfnBucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { tournamentObjectKey } from '#domain/keys/tournaments';
import { removalPolicy, type StageSettings } from '#lib/settings';
import { letEdgeGet } from '#lib/storage/edge-access';
import { keepEmptierLog } from '#lib/storage/bucket-emptier';

const keys = tournamentObjectKey('*', '*');

/** The certificates of tournaments. They are public through CloudFront. */
export class CertificateBucket extends Bucket {
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
    letEdgeGet(this, this.arnForObjects(keys));
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'One function writes one public object for each tournament.',
    });
  }

  letKeep(grantee: IRole): void {
    const actions = ['s3:GetObject', 's3:PutObject'];
    Grant.addToPrincipal({ grantee, actions, resourceArns: [this.arnForObjects(keys)] });
    const { defaultChild } = this.node;
    if (!(defaultChild instanceof CfnBucket)) throw new Error('The bucket has no CfnBucket child.');
    Validations.of(grantee).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${Stack.of(this).getLogicalId(defaultChild)}.Arn>/${keys}]`,
      reason: 'The keys of certificates name their tournaments and results.',
    });
  }
}
