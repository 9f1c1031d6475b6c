import { type FunctionMetric, functionMetrics, metricNamespace } from '#domain/metrics';
import type { Clock } from '#lambda/clock';

export interface MetricNeeds {
  readonly clock: Clock;
  /** The metric's dimension: stages that share an account are counted apart. */
  readonly functionName: string;
}

/**
 * Fields that make a log line count one in a metric of the function.
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
