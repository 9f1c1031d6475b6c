import type { Logger } from '@aws-lambda-powertools/logger';
import type { DynamoDBRecord } from 'aws-lambda';
import { countOne, type MetricNeeds } from '#lambda/runtime/metric-line';

export interface ReportNeeds extends MetricNeeds {
  readonly logger: Pick<Logger, 'error'>;
}

/** Logs that a row of the journal was changed. The log line is also a metric. */
export const reportChange =
  ({ logger, ...needs }: ReportNeeds) =>
  ({ eventName, dynamodb }: DynamoDBRecord): void =>
    logger.error('The journal was changed', {
      ...countOne(needs, 'journalChanges'),
      change: eventName,
      row: dynamodb?.Keys,
    });
