import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { EnvInput } from '#lambda/functions/chain-audit/env';
import { sealsPartition } from '#domain/keys';
import { PublicLog, type PublicLogProps } from '#lib/audit/public-log';
import { NodeFunction } from '#lib/functions/node-function';
import { StreamReader } from '#lib/functions/stream-reader';

/**
 * Chains every audit event to the one before it by its hash, so that a later change shows, and publishes what everybody
 * may know of. One function does both: a stream has two readers at most, and the other tells owners.
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
      description: 'Appends audit events to their hash chain and publishes those for everybody',
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
        // Only events have an action: the chain's own rows do not wake it.
        { eventName: ['INSERT'], dynamodb: { NewImage: { action: { S: [{ exists: true }] } } } },
        { eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: sealsPartition('') }] } } } },
      ],
    });
  }
}
