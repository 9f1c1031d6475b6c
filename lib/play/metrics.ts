import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import {
  casinoBrandsPartition,
  companiesPartition,
  companyGamesPartition,
  gamesPartition,
  reviewPartition,
} from '#domain/keys';
import type { EnvInput as ShowMetricsEnv } from '#lambda/functions/show-metrics/env';
import type { AuditTable } from '#lib/audit/audit-table';
import { fullCpuMegabytes, NodeFunction } from '#lib/functions/node-function';
import type { MainTable } from '#lib/records/main-table';
import type { PlayTable } from '#lib/records/play-table';
import type { StageSettings } from '#lib/settings';

export interface MetricsProps {
  readonly settings: StageSettings;
  readonly records: MainTable;
  readonly play: PlayTable;
  readonly audit: AuditTable;
}

/** What dashboards show. */
export class Metrics extends Construct {
  readonly showMetrics: NodeFunction<ShowMetricsEnv>;

  constructor(scope: Construct, id: string, { settings, records, play, audit }: MetricsProps) {
    super(scope, id);
    this.showMetrics = new NodeFunction(this, 'show-metrics', {
      settings,
      description: 'Adds up the counters of days for dashboards',
      environment: {
        MAIN_TABLE: records.table.tableName,
        PLAY_TABLE: play.table.tableName,
        AUDIT_TABLE: audit.table.tableName,
      } satisfies ShowMetricsEnv,
      // AppSync waits no longer.
      timeout: Duration.seconds(30),
      // It parses some megabytes.
      memoryMegabytes: fullCpuMegabytes,
    });
    play.letQuery(this.showMetrics, 'counters');
    play.letBatchGet(this.showMetrics, 'counters');
    records.letBatchGet(this.showMetrics, 'games', 'companies', 'testRuns');
    // Games and casinos of a company, brands of a casino.
    const owned = [companyGamesPartition('*'), casinoBrandsPartition('*')];
    records.letQueryIndex(this.showMetrics, 'byOwner', ...owned);
    records.letQueryIndex(this.showMetrics, 'byStatus', companiesPartition, gamesPartition);
    records.letQueryIndex(this.showMetrics, 'review', reviewPartition);
    audit.letQueryByTime(this.showMetrics);
  }
}
