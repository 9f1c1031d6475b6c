import { Duration } from 'aws-cdk-lib/core';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import {
  brandKey,
  casinoBrandsPartition,
  casinoKey,
  casinosPartition,
  companiesPartition,
  companyGamesPartition,
  companyKey,
  gameKey,
  gamesPartition,
} from '#domain/keys';
import type { EnvInput as ReconcileSearchEnv } from '#lambda/functions/reconcile-search/env';
import type { EnvInput as SyncCatalogueEnv } from '#lambda/functions/sync-catalogue/env';
import { NodeFunction } from '#lib/functions/node-function';
import { StreamReader } from '#lib/functions/stream-reader';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';

export interface CatalogueProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
}

const named = [companyKey('').sk, gameKey('').sk, casinoKey('').sk, brandKey('').sk];

/**
 * Updates games when their company changes (games are offered while it is approved, and contain its name) and the
 * search index when a name changes. One function does both, because a stream has at most two readers.
 */
export class Catalogue extends Construct {
  readonly sync: NodeFunction<SyncCatalogueEnv>;
  readonly reconcileSearch: NodeFunction<ReconcileSearchEnv>;
  readonly reader: StreamReader;

  constructor(scope: Construct, id: string, props: CatalogueProps) {
    super(scope, id);
    this.sync = this.makeSync(props);
    this.reconcileSearch = this.makeReconcileSearch(props);
    this.reader = new StreamReader(this, 'Stream', {
      table: props.records.table,
      reader: this.sync,
      filters: [{ dynamodb: { Keys: { sk: { S: named } } } }],
    });
    new Rule(this, 'Nightly', {
      description: 'Adds missing entries to the search index',
      schedule: Schedule.cron({ hour: '3', minute: '43' }),
      targets: [new LambdaFunction(this.reconcileSearch, { retryAttempts: 2 })],
    });
  }

  private makeSync({ settings, records }: CatalogueProps) {
    const sync = new NodeFunction(this, 'sync-catalogue', {
      settings,
      description: 'Updates the catalogue and the search index',
      environment: { MAIN_TABLE: records.table.tableName } satisfies SyncCatalogueEnv,
      timeout: Duration.seconds(60),
    });
    records.letGet(sync, 'companies');
    records.letGet(sync, 'games');
    records.letQueryIndex(sync, 'byOwner', companyGamesPartition('*'));
    records.letWrite(sync, {
      companies: ['ConditionCheck'],
      games: ['Update'],
    });
    records.letBatchWrite(sync, 'search');
    return sync;
  }

  private makeReconcileSearch({ settings, records }: CatalogueProps) {
    const reconcile = new NodeFunction(this, 'reconcile-search', {
      settings,
      description: 'Adds missing entries to the search index',
      environment: { MAIN_TABLE: records.table.tableName } satisfies ReconcileSearchEnv,
      timeout: Duration.minutes(15),
    });
    records.letQueryIndex(reconcile, 'byStatus', companiesPartition, gamesPartition, casinosPartition);
    records.letQueryIndex(reconcile, 'byOwner', casinoBrandsPartition('*'));
    records.letBatchGet(reconcile, 'search');
    records.letBatchWrite(reconcile, 'search');
    return reconcile;
  }
}
