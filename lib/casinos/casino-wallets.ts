import { Duration, Validations } from 'aws-cdk-lib/core';
import { Grant } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { limits } from '#domain/limits';
import type { EnvInput as ManageEnv } from '#lambda/functions/manage-casino-wallets/env';
import type { EnvInput as TestEnv } from '#lambda/functions/test-wallets/env';
import type { AuditTable } from '#lib/audit/audit-table';
import type { ApiKeySecrets } from '#lib/companies/api-key-secrets';
import { NodeFunction } from '#lib/functions/node-function';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';

export interface CasinoWalletsProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
  readonly audit: AuditTable;
  readonly apiKeySecrets: ApiKeySecrets;
}

/** The wallets of casinos whose operators keep the coins, and their contract tests. */
export class CasinoWallets extends Construct {
  readonly manage: NodeFunction<ManageEnv>;
  readonly test: NodeFunction<TestEnv>;
  readonly queue: Queue;
  /** Tests that ended with an error of ours. */
  readonly failures: Queue;

  constructor(scope: Construct, id: string, props: CasinoWalletsProps) {
    super(scope, id);
    const { settings, records, audit, apiKeySecrets } = props;
    const duration = Duration.minutes(limits.walletTest.minutes);
    const queue = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
    this.failures = new Queue(this, 'Failures', { ...queue, retentionPeriod: Duration.days(14) });
    Validations.of(this.failures).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'This is the dead-letter queue.',
    });
    this.queue = new Queue(this, 'Queue', {
      ...queue,
      visibilityTimeout: duration.plus(Duration.minutes(1)),
      // Tests that were interrupted are not repeated: their operator starts new ones.
      deadLetterQueue: { queue: this.failures, maxReceiveCount: 1 },
    });
    const environment = {
      MAIN_TABLE: records.table.tableName,
      AUDIT_TABLE: audit.table.tableName,
      SECRETS_KEY_ARN: apiKeySecrets.key.keyArn,
    };
    this.manage = new NodeFunction(this, 'manage-casino-wallets', {
      settings,
      description: 'Sets the keys for the wallets of casinos, and starts contract tests',
      environment: { ...environment, QUEUE_URL: this.queue.queueUrl } satisfies ManageEnv,
    });
    apiKeySecrets.letSeal(this.manage);
    records.letGet(this.manage, 'casinos');
    records.letGet(this.manage, 'walletReports');
    records.letWrite(this.manage, {
      casinos: ['Put', 'Update'],
      walletKeys: ['Put'],
      walletReports: ['Update'],
      people: ['ConditionCheck'],
    });
    audit.letAppend(this.manage, 'CASINO');
    const { manage } = this;
    Grant.addToPrincipal({
      grantee: manage,
      actions: ['sqs:SendMessage'],
      resourceArns: [this.queue.queueArn],
    });
    this.test = new NodeFunction(this, 'test-wallets', {
      settings,
      description: 'Runs the contract tests of wallets',
      environment: {
        ...environment,
        ...(settings.stage === 'local' && { ALLOWS_LOOPBACK: 'true' as const }),
      } satisfies TestEnv,
      timeout: duration,
    });
    apiKeySecrets.letOpen(this.test);
    records.letGet(this.test, 'casinos');
    records.letGet(this.test, 'walletKeys');
    records.letWrite(this.test, { casinos: ['Put', 'Update'], walletReports: ['Put'] });
    audit.letAppend(this.test, 'CASINO');
    this.test.addEventSource(new SqsEventSource(this.queue, { batchSize: 1, maxConcurrency: 5 }));
  }
}
