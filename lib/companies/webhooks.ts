import { Duration, Validations } from 'aws-cdk-lib/core';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Grant } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { EnvInput as DeliverEnv } from '#lambda/functions/deliver-webhooks/env';
import type { EnvInput as ManageEnv } from '#lambda/functions/manage-webhooks/env';
import type { AuditTable } from '#lib/audit/audit-table';
import type { ApiKeySecrets } from '#lib/companies/api-key-secrets';
import { NodeFunction } from '#lib/functions/node-function';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';

export interface WebhooksProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
  readonly audit: AuditTable;
  readonly apiKeySecrets: ApiKeySecrets;
}

const deliverySeconds = 60;

/** The webhook endpoints of companies, and the queue from which their events are delivered. */
export class Webhooks extends Construct {
  readonly manage: NodeFunction<ManageEnv>;
  readonly deliver: NodeFunction<DeliverEnv>;
  readonly queue: Queue;
  /** Messages that failed after all retries. */
  readonly failures: Queue;

  constructor(scope: Construct, id: string, props: WebhooksProps) {
    super(scope, id);
    const { settings, records, audit, apiKeySecrets } = props;
    this.failures = new Queue(this, 'Failures', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(this.failures).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'This is the dead-letter queue.',
    });
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html
      visibilityTimeout: Duration.seconds(6 * deliverySeconds),
      deadLetterQueue: { queue: this.failures, maxReceiveCount: 5 },
    });
    const environment = {
      MAIN_TABLE: records.table.tableName,
      AUDIT_TABLE: audit.table.tableName,
      SECRETS_KEY_ARN: apiKeySecrets.key.keyArn,
      QUEUE_URL: this.queue.queueUrl,
      ...(settings.stage === 'local' && { ALLOWS_LOOPBACK: 'true' }),
    } as const satisfies ManageEnv & DeliverEnv;
    this.manage = new NodeFunction(this, 'manage-webhooks', {
      settings,
      description: 'Manages the webhook endpoints of companies',
      environment,
    });
    apiKeySecrets.letSeal(this.manage);
    this.letEnqueue(this.manage);
    records.letGet(this.manage, 'companies');
    records.letGet(this.manage, 'webhookDeliveries');
    records.letQuery(this.manage, 'webhooks');
    records.letQuery(this.manage, 'webhookDeliveries');
    records.letWrite(this.manage, {
      webhooks: ['Put', 'Delete'],
      webhookDeliveries: ['Put'],
      pendingWebhooks: ['Put'],
      companies: ['ConditionCheck'],
      people: ['ConditionCheck'],
    });
    audit.letAppend(this.manage, 'COMPANY');
    this.deliver = new NodeFunction(this, 'deliver-webhooks', {
      settings,
      description: 'Sends events to the webhook endpoints of companies',
      environment,
      timeout: Duration.seconds(deliverySeconds),
    });
    apiKeySecrets.letOpen(this.deliver);
    this.letEnqueue(this.deliver);
    records.letGet(this.deliver, 'webhookDeliveries');
    records.letQuery(this.deliver, 'webhooks');
    records.letQuery(this.deliver, 'pendingWebhooks');
    records.letWrite(this.deliver, {
      webhooks: ['Put'],
      webhookDeliveries: ['Put'],
      pendingWebhooks: ['Update', 'Delete'],
    });
    audit.letAppend(this.deliver, 'COMPANY');
    // A message is an endpoint and an entity, which can take the whole time.
    this.deliver.addEventSource(new SqsEventSource(this.queue, { batchSize: 1, maxConcurrency: 20 }));
  }

  letEnqueue(grantee: IGrantable): void {
    Grant.addToPrincipal({ grantee, actions: ['sqs:SendMessage'], resourceArns: [this.queue.queueArn] });
  }

  /** Grants adding deliveries of events. */
  letSend(grantee: IGrantable, records: MainTable): void {
    this.letEnqueue(grantee);
    records.letQuery(grantee, 'webhooks');
    records.letWrite(grantee, { webhookDeliveries: ['Put'], pendingWebhooks: ['Put'] });
  }
}
