import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { movementKey } from '#domain/keys';
import { blockSize } from '#domain/wallet/day-lanes';
import type { EnvInput } from '#lambda/functions/chain-journal/env';
import { NodeFunction } from '#lib/functions/node-function';
import { StreamReader } from '#lib/functions/stream-reader';
import type { LedgerTables } from '#lib/ledger/ledger-tables';
import type { StageSettings } from '#lib/settings';

export interface JournalChainProps {
  readonly settings: StageSettings;
  readonly ledger: LedgerTables;
}

/** Adds movements to the hash chains of their brand's day and raises an alarm if a movement was changed or removed. */
export class JournalChain extends Construct {
  readonly chain: NodeFunction<EnvInput>;
  readonly reader: StreamReader;

  constructor(scope: Construct, id: string, { settings, ledger }: JournalChainProps) {
    super(scope, id);
    this.chain = new NodeFunction(this, 'chain-journal', {
      settings,
      description: 'Appends movements to the hash chain of their day',
      environment: { JOURNAL_TABLE: ledger.journal.tableName } satisfies EnvInput,
      timeout: Duration.seconds(60),
    });
    ledger.letChain(this.chain);
    this.reader = new StreamReader(this, 'Stream', {
      table: ledger.journal,
      reader: this.chain,
      filters: [
        // Excludes the rows of the chains themselves.
        { eventName: ['INSERT'], dynamodb: { Keys: { sk: { S: [movementKey('').sk] } } } },
        { eventName: ['MODIFY', 'REMOVE'] },
      ],
      // A block costs one write unit per 15 entries, and at least one. Only the nightly seal needs the chain.
      batches: { size: blockSize, window: Duration.seconds(10) },
    });
  }
}
