import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { type FunctionMetric, functionMetrics, metricNamespace } from '#domain/metrics';
import { period } from '#lib/watch/watched';

/** A metric that a function counts itself (see `countOne` in lambda/runtime/metric-line.ts), as the sum per period. */
export const functionMetric = (name: FunctionMetric, { functionName }: IFunction): Metric =>
  new Metric({
    namespace: metricNamespace,
    metricName: functionMetrics[name],
    dimensionsMap: { FunctionName: functionName },
    statistic: Stats.SUM,
    period,
  });
