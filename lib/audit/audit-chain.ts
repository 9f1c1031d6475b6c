import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { EnvInput } from '#lambda/functions/chain-audit/env';
import { sealsPartition } from '#domain/keys';
import { PublicLog, type PublicLogProps } from '#lib/audit/public-log';
import { NodeFunction } from '#lib/functions/node-function';
import { StreamReader } from '#lib/functions/stream-reader';

/**
 * Links every audit event to the previous one by its hash, which reveals later changes, and publishes the public events.
 * One function does both, because a stream has at most two readers and the other one notifies owners.
 */
export class AuditChain extends Construct {
  readonly chain: NodeFunction<EnvInput>;
  readonly reader: StreamReader;

  readonly publicLog: PublicLog;

  constructor(scope: Construct, id: string, props: PublicLogProps) {
    super(scope, id);
    const { settings, audit, records } = props;
    this.chain = new NodeFunction(this, 'chain-audit', {
      settings,
      description: 'Appends audit events to their hash chain and publishes the public ones',
      environment: {
        MAIN_TABLE: records.table.tableName,
        AUDIT_TABLE: audit.table.tableName,
      } satisfies EnvInput,
      timeout: Duration.seconds(60),
    });
    audit.letChain(this.chain);
    this.publicLog = new PublicLog(this, 'Public', props);
    this.publicLog.letPublish(this.chain);
    this.reader = new StreamReader(this, 'Stream', {
      table: audit.table,
      reader: this.chain,
      filters: [
        // Only events have an action. The filter drops the rows that the chain itself writes.
        { eventName: ['INSERT'], dynamodb: { NewImage: { action: { S: [{ exists: true }] } } } },
        { eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: sealsPartition('') }] } } } },
      ],
    });
  }
}
