import type { ChangeRecord } from '#local/services/dynamodb/change-streams';

/** An event source mapping: which stream goes to which function, and what happens to what fails. */
export interface EventSource {
  readonly id: string;
  readonly streamArn: string;
  readonly functionArn: string;
  readonly startsAt: 'TRIM_HORIZON' | 'LATEST';
  readonly batchSize: number;
  readonly batchingWindowSeconds: number;
  readonly matches: (record: ChangeRecord) => boolean;
  readonly bisects: boolean;
  readonly reportsItemFailures: boolean;
  /** Infinity without an end. */
  readonly mostRetries: number;
  readonly longestRecordAgeSeconds: number;
  /** A queue's ARN. */
  readonly onFailure?: string;
}
