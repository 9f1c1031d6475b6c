import type { Logger } from '@aws-lambda-powertools/logger';
import type { DynamoDBRecord } from 'aws-lambda';
import { metricNames } from '#domain/metrics';
import type { Clock } from '#lambda/clock';

export interface ReportNeeds {
  readonly logger: Pick<Logger, 'error'>;
  readonly clock: Clock;
  /** Two stages of one account count for themselves. */
  readonly functionName: string;
}

/**
 * Says that the journal is not what it was. The line is a metric too.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
export const reportChange =
  ({ logger, clock, functionName }: ReportNeeds) =>
  ({ eventName, dynamodb }: DynamoDBRecord): void =>
    logger.error('The journal was changed', {
      _aws: {
        Timestamp: clock().getTime(),
        CloudWatchMetrics: [
          {
            Namespace: metricNames.namespace,
            Dimensions: [['FunctionName']],
            Metrics: [{ Name: metricNames.journalChanges, Unit: 'Count' }],
          },
        ],
      },
      FunctionName: functionName,
      [metricNames.journalChanges]: 1,
      change: eventName,
      row: dynamodb?.Keys,
    });
