import type { Logger } from '@aws-lambda-powertools/logger';
import type { DynamoDBRecord } from 'aws-lambda';
import { countOne, type MetricNeeds } from '#lambda/metric-line';

export interface ReportNeeds extends MetricNeeds {
  readonly logger: Pick<Logger, 'error'>;
}

/** Says that the journal is not what it was. The line is a metric too. */
export const reportChange =
  ({ logger, ...needs }: ReportNeeds) =>
  ({ eventName, dynamodb }: DynamoDBRecord): void =>
    logger.error('The journal was changed', {
      ...countOne(needs, 'journalChanges'),
      change: eventName,
      row: dynamodb?.Keys,
    });
