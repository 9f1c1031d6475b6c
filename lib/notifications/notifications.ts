import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { brandAdminsPartition } from '#domain/keys';
import { notifiedActions, webhookActions } from '#domain/audit/audit-actions';
import type { EnvInput } from '#lambda/functions/notify-owners/env';
import type { AuditTable } from '#lib/audit/audit-table';
import type { Webhooks } from '#lib/companies/webhooks';
import { NodeFunction } from '#lib/functions/node-function';
import { StreamReader } from '#lib/functions/stream-reader';
import type { EmailNotifications } from '#lib/notifications/email-notifications';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';

export interface NotificationsProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
  readonly audit: AuditTable;
  readonly emails: EmailNotifications | undefined;
  readonly webhooks: Webhooks;
}

/** Notifies owners of decisions, and webhooks of their companies of events. It is the second reader of the audit stream; DynamoDB recommends at most two. */
export class Notifications extends Construct {
  readonly notifyOwners: NodeFunction<EnvInput>;
  readonly reader: StreamReader;

  constructor(scope: Construct, id: string, props: NotificationsProps) {
    super(scope, id);
    const { settings, records, audit, emails, webhooks } = props;
    this.notifyOwners = new NodeFunction(this, 'notify-owners', {
      settings,
      description: 'Notifies owners of decisions and webhooks of events',
      environment: {
        MAIN_TABLE: records.table.tableName,
        AUDIT_TABLE: audit.table.tableName,
        WEBHOOK_QUEUE_URL: webhooks.queue.queueUrl,
        ...(emails ? { EMAIL_FUNCTION: emails.email.functionName } : {}),
      } satisfies EnvInput,
      timeout: Duration.seconds(60),
    });
    emails?.letHandOver(this.notifyOwners);
    webhooks.letSend(this.notifyOwners, records);
    for (const part of ['companies', 'games', 'casinos', 'brands', 'support'] as const)
      records.letGet(this.notifyOwners, part);
    records.letQueryIndex(this.notifyOwners, 'review', brandAdminsPartition('*'));
    records.letWrite(this.notifyOwners, { notifications: ['Put'], people: ['ConditionCheck'] });
    this.reader = new StreamReader(this, 'Stream', {
      table: audit.table,
      reader: this.notifyOwners,
      filters: [
        {
          eventName: ['INSERT'],
          dynamodb: {
            NewImage: { action: { S: [...new Set<string>([...notifiedActions, ...webhookActions])] } },
          },
        },
      ],
    });
  }
}
