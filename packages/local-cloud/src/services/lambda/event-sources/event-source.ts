import type { ChangeRecord } from '#local/services/dynamodb/change-streams';

/** An event source mapping: the stream, the function and the handling of failures. */
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
  /** Infinity for no limit. */
  readonly mostRetries: number;
  readonly longestRecordAgeSeconds: number;
  /** ARN of a queue. */
  readonly onFailure?: string;
}
