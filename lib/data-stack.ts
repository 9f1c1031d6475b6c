import { Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { keepExported } from '#lib/keep-exported';
import { AuditTable } from '#lib/audit/audit-table';
import { ApiKeySecrets } from '#lib/companies/api-key-secrets';
import { ExclusionKey } from '#lib/identity/exclusion-key';
import { keepImported } from '#lib/keep-imported';
import { LedgerTables } from '#lib/ledger/ledger-tables';
import { MainTable } from '#lib/records/main-table';
import { PlayTable } from '#lib/records/play-table';
import { ScoresTable } from '#lib/records/scores-table';
import type { StageSettings } from '#lib/settings';

export interface DataStackProps extends StackProps {
  readonly settings: StageSettings;
}

/** Stateful resources that must not be lost. */
export class DataStack extends Stack {
  readonly records: MainTable;
  readonly play: PlayTable;
  readonly scores: ScoresTable;
  readonly audit: AuditTable;
  readonly ledger: LedgerTables;
  readonly exclusionKey: ExclusionKey;
  readonly apiKeySecrets: ApiKeySecrets;

  constructor(scope: Construct, id: string, { settings, ...props }: DataStackProps) {
    super(scope, id, props);
    this.records = new MainTable(this, 'Main', settings);
    this.play = new PlayTable(this, 'Play', settings);
    this.scores = new ScoresTable(this, 'Scores', settings);
    this.audit = new AuditTable(this, 'Audit', settings);
    this.ledger = new LedgerTables(this, 'Ledger', settings);
    this.exclusionKey = new ExclusionKey(this, 'ExclusionKey', settings);
    this.apiKeySecrets = new ApiKeySecrets(this, 'ApiKeySecrets', settings);
    keepImported(this);
    keepExported(this);
  }
}
