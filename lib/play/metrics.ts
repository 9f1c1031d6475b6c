import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import {
  casinoBrandsPartition,
  companiesPartition,
  companyGamesPartition,
  gamesPartition,
  reviewPartition,
} from '#domain/keys';
import { brandPromotionsPartition, promotionClaimsPartition } from '#domain/keys/promotions';
import type { EnvInput as ShowMetricsEnv } from '#lambda/functions/show-metrics/env';
import { fullCpuMegabytes, NodeFunction } from '#lib/functions/node-function';
import { counterTables, type CounterReaderProps } from '#lib/play/counter-reader';

/** The figures of dashboards. */
export class Metrics extends Construct {
  readonly showMetrics: NodeFunction<ShowMetricsEnv>;

  constructor(scope: Construct, id: string, props: CounterReaderProps) {
    super(scope, id);
    const { settings, records, play, audit } = props;
    this.showMetrics = new NodeFunction(this, 'show-metrics', {
      settings,
      description: 'Computes dashboard metrics from daily counters',
      environment: counterTables(props) satisfies ShowMetricsEnv,
      // The maximum that AppSync waits.
      timeout: Duration.seconds(30),
      // The function parses several megabytes of rows.
      memoryMegabytes: fullCpuMegabytes,
    });
    play.letQuery(this.showMetrics, 'counters');
    play.letBatchGet(this.showMetrics, 'counters');
    records.letBatchGet(this.showMetrics, 'games', 'companies', 'testRuns');
    // For the games and casinos of a company and the brands of a casino.
    const owned = [companyGamesPartition('*'), casinoBrandsPartition('*')];
    // For the promotions of a brand and their claims.
    const promoted = [brandPromotionsPartition('*'), promotionClaimsPartition('*')];
    records.letQueryIndex(this.showMetrics, 'byOwner', ...owned, ...promoted);
    records.letQueryIndex(this.showMetrics, 'byStatus', companiesPartition, gamesPartition);
    records.letQueryIndex(this.showMetrics, 'review', reviewPartition);
    audit.letQueryByTime(this.showMetrics);
  }
}
