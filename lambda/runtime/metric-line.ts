import { type FunctionMetric, functionMetrics, metricNamespace } from '#domain/metrics';
import type { Clock } from '#lambda/runtime/clock';

export interface MetricNeeds {
  readonly clock: Clock;
  /** The dimension of the metric, which separates stages in the same account. */
  readonly functionName: string;
}

/**
 * Fields of a log line that increment a metric of the function by one.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
export const countOne = ({ clock, functionName }: MetricNeeds, metric: FunctionMetric) => ({
  _aws: {
    Timestamp: clock().getTime(),
    CloudWatchMetrics: [
      {
        Namespace: metricNamespace,
        Dimensions: [['FunctionName']],
        Metrics: [{ Name: functionMetrics[metric], Unit: 'Count' }],
      },
    ],
  },
  FunctionName: functionName,
  [functionMetrics[metric]]: 1,
});
