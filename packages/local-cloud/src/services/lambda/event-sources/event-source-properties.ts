import {
  array,
  boolean,
  integer,
  literal,
  maxValue,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
} from 'valibot';
import { inert } from '#local/template/inert';

/** A count; −1 means no limit. */
const countOrEndless = (most: number) =>
  optional(pipe(number(), integer(), minValue(-1), maxValue(most)), -1);

export const eventSourceProperties = strictObject({
  FunctionName: string(),
  EventSourceArn: string(),
  /** For streams only. */
  StartingPosition: optional(picklist(['TRIM_HORIZON', 'LATEST'])),
  /** By default, 100 for streams and 10 for queues. */
  BatchSize: optional(pipe(number(), integer(), minValue(1), maxValue(10_000))),
  BisectBatchOnFunctionError: optional(boolean(), false),
  DestinationConfig: optional(strictObject({ OnFailure: optional(strictObject({ Destination: string() })) })),
  Enabled: optional(boolean(), true),
  FilterCriteria: optional(
    strictObject({ Filters: optional(array(strictObject({ Pattern: string() })), []) }),
  ),
  FunctionResponseTypes: optional(array(literal('ReportBatchItemFailures')), []),
  MaximumRecordAgeInSeconds: countOrEndless(604_800),
  MaximumRetryAttempts: countOrEndless(10_000),
  MaximumBatchingWindowInSeconds: optional(pipe(number(), integer(), minValue(0), maxValue(300)), 0),
  ScalingConfig: optional(
    strictObject({ MaximumConcurrency: optional(pipe(number(), integer(), minValue(2), maxValue(1000)), 5) }),
  ),
  ParallelizationFactor: inert('each shard has one reader'),
  Tags: inert('tags are not used'),
});
