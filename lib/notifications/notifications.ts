import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { brandAdminsPartition } from '#domain/keys';
import { notifiedActions } from '#domain/notifications/notified-actions';
import type { EnvInput } from '#lambda/functions/tell-owners/env';
import type { AuditTable } from '#lib/audit/audit-table';
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
}

/** Notifies owners of decisions: the second and last reader of the audit stream that DynamoDB recommends. */
export class Notifications extends Construct {
  readonly tellOwners: NodeFunction<EnvInput>;
  readonly reader: StreamReader;

  constructor(scope: Construct, id: string, { settings, records, audit, emails }: NotificationsProps) {
    super(scope, id);
    this.tellOwners = new NodeFunction(this, 'tell-owners', {
      settings,
      description: 'Notifies owners of decisions',
      environment: {
        MAIN_TABLE: records.table.tableName,
        ...(emails ? { EMAIL_FUNCTION: emails.email.functionName } : {}),
      } satisfies EnvInput,
      timeout: Duration.seconds(60),
    });
    emails?.letHandOver(this.tellOwners);
    for (const part of ['companies', 'games', 'casinos', 'brands', 'support'] as const)
      records.letGet(this.tellOwners, part);
    records.letQueryIndex(this.tellOwners, 'review', brandAdminsPartition('*'));
    records.letWrite(this.tellOwners, { notifications: ['Put'], people: ['ConditionCheck'] });
    this.reader = new StreamReader(this, 'Stream', {
      table: audit.table,
      reader: this.tellOwners,
      filters: [
        {
          eventName: ['INSERT'],
          dynamodb: { NewImage: { action: { S: Object.keys(notifiedActions) } } },
        },
      ],
    });
  }
}
