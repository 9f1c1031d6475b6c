import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { EnvInput } from '#lambda/functions/chain-audit/env';
import type { AuditTable } from '#lib/audit/audit-table';
import { NodeFunction } from '#lib/functions/node-function';
import { StreamReader } from '#lib/functions/stream-reader';
import type { StageSettings } from '#lib/settings';

export interface AuditChainProps {
  readonly settings: StageSettings;
  readonly audit: AuditTable;
}

/** Chains every audit event to the one before it by its hash, so that a later change shows. */
export class AuditChain extends Construct {
  readonly chain: NodeFunction<EnvInput>;
  readonly reader: StreamReader;

  constructor(scope: Construct, id: string, { settings, audit }: AuditChainProps) {
    super(scope, id);
    this.chain = new NodeFunction(this, 'chain-audit', {
      settings,
      description: 'Appends audit events to their hash chain',
      environment: { AUDIT_TABLE: audit.table.tableName } satisfies EnvInput,
      timeout: Duration.seconds(60),
    });
    audit.letChain(this.chain);
    this.reader = new StreamReader(this, 'Stream', {
      table: audit.table,
      reader: this.chain,
      // Only events have an action: the chain's own rows do not wake it.
      filters: [{ eventName: ['INSERT'], dynamodb: { NewImage: { action: { S: [{ exists: true }] } } } }],
    });
  }
}
