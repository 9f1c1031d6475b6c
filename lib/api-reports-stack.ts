import { Stack } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { PartOfApi, type ApiPartStackProps } from '#lib/api/part-of-api';
import { letReadReports } from '#lib/api/records-rights';
import { lambdaSource } from '#lib/api/sources';
import { Metrics } from '#lib/play/metrics';

/** The fields of metrics, the review queue and the search. */
export class ApiReportsStack extends Stack {
  readonly metrics: Metrics;

  constructor(scope: Construct, id: string, props: ApiPartStackProps) {
    const { settings, graphql: api, records, play, audit, ledger: _ledger, ...own } = props;
    super(scope, id, own);
    const metrics = new Metrics(this, 'Metrics', { settings, records, play, audit });
    this.metrics = metrics;
    new PartOfApi(this, 'ReportsFields', {
      part: 'reports',
      ...{ api, records, audit },
      letUseRecords: letReadReports({ records }),
      others: (fields) => ({ metrics: lambdaSource(fields, api, 'Metrics', metrics.showMetrics) }),
    });
  }
}
