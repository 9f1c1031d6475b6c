import { metricNames } from '#domain/metrics';
import type { Clock } from '#lambda/clock';

export interface MetricNeeds {
  readonly clock: Clock;
  /** The metric's dimension: stages that share an account are counted apart. */
  readonly functionName: string;
}

type MetricName = 'journalChanges' | 'refusedSignUps';

/**
 * Fields that make a log line count one in a metric of the function.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
export const countOne = ({ clock, functionName }: MetricNeeds, metric: MetricName) => ({
  _aws: {
    Timestamp: clock().getTime(),
    CloudWatchMetrics: [
      {
        Namespace: metricNames.namespace,
        Dimensions: [['FunctionName']],
        Metrics: [{ Name: metricNames[metric], Unit: 'Count' }],
      },
    ],
  },
  FunctionName: functionName,
  [metricNames[metric]]: 1,
});
