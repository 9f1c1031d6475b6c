import { Duration, Stack, Validations } from 'aws-cdk-lib/core';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnPermission } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { EnvInput } from '#lambda/functions/check-uploads/env';
import type { AuditTable } from '#lib/audit/audit-table';
import { NodeFunction } from '#lib/functions/node-function';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';
import { acknowledgePrefixes } from '#lib/storage/acknowledge-prefixes';
import type { UploadBucket } from '#lib/storage/upload-bucket';

export interface UploadCheckProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
  readonly audit: AuditTable;
}

interface Checked {
  readonly bucket: UploadBucket;
  readonly prefix: string;
}

const events = ['s3:ObjectCreated:*', 's3:ObjectRemoved:*'];

/** Checks every new file in a bucket: tags valid files as readable and removes the others. */
export class UploadCheck extends Construct {
  readonly check: NodeFunction<EnvInput>;
  /** Files that could not be checked and therefore stay unreadable. */
  readonly failures: Queue;

  private readonly permission: CfnPermission;

  constructor(scope: Construct, id: string, { settings, records, audit }: UploadCheckProps) {
    super(scope, id);
    this.check = new NodeFunction(this, 'check-uploads', {
      settings,
      description: 'Checks uploads: tags valid files and removes others',
      environment: {
        MAIN_TABLE: records.table.tableName,
        AUDIT_TABLE: audit.table.tableName,
      } satisfies EnvInput,
      timeout: Duration.seconds(60),
      memoryMegabytes: 1024,
    });
    records.letGet(this.check, 'files');
    records.letWrite(this.check, { files: ['Put'], uploadQuotas: ['Update'] });
    audit.letAppend(this.check, 'FILE');
    this.failures = this.keepFailures();
    // Allows all buckets of the account, because naming a bucket would create a circular dependency.
    this.permission = new CfnPermission(this, 'FromBuckets', {
      action: 'lambda:InvokeFunction',
      functionName: this.check.functionArn,
      principal: 's3.amazonaws.com',
      sourceAccount: Stack.of(this).account,
    });
  }

  /** Checks objects that are created or removed under the prefix. */
  watch(id: string, { bucket, prefix }: Checked): void {
    const template = bucket.node.defaultChild;
    if (!(template instanceof CfnBucket)) throw new Error('The bucket has no CfnBucket child.');
    const filter = { s3Key: { rules: [{ name: 'prefix', value: prefix }] } };
    template.notificationConfiguration = {
      lambdaConfigurations: events.map((event) => ({ event, filter, function: this.check.functionArn })),
    };
    // S3 checks its permission to invoke the function.
    template.addResourceDependency(this.permission);
    this.letCheck(id, { bucket, prefix });
  }

  /** A separate policy, because the function depends on the role's policy, and the bucket on the function. */
  private letCheck(id: string, { bucket, prefix }: Checked): void {
    if (!this.check.role) throw new Error('The function has no role.');
    const objects = bucket.arnForObjects(`${prefix}*`);
    const policy = new Policy(this, `${id}Rights`, {
      roles: [this.check.role],
      statements: [
        new PolicyStatement({
          actions: [
            's3:GetObject',
            's3:GetObjectVersion',
            's3:PutObjectVersionTagging',
            's3:DeleteObjectVersion',
          ],
          resources: [objects],
        }),
        // Without this permission, S3 returns 403 instead of 404 for a deleted file.
        new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucket.bucketArn] }),
      ],
    });
    acknowledgePrefixes(policy, bucket, prefix);
  }

  private keepFailures(): Queue {
    const failures = new Queue(this, 'Failures', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(failures).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'This is the dead-letter queue.',
    });
    this.check.configureAsyncInvoke({
      onFailure: new SqsDestination(failures),
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
    });
    return failures;
  }
}
