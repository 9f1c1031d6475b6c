import { Duration, Validations } from 'aws-cdk-lib/core';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { FilterCriteria, StartingPosition, type IFunction } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

export interface StreamReaderProps {
  readonly table: ITableV2;
  readonly reader: IFunction;
  /**
   * Only records that match one of these filters invoke the function.
   * https://docs.aws.amazon.com/lambda/latest/dg/invocation-eventfiltering.html
   */
  readonly filters: readonly Readonly<Record<string, unknown>>[];
  /** The batch size and the batching window. The defaults are 25 records and no window. */
  readonly batches?: { readonly size: number; readonly window: Duration };
}

/** Delivers a table's stream to a function, in order. Records that fail permanently are reported in `failures`. */
export class StreamReader extends Construct {
  readonly failures: Queue;

  constructor(scope: Construct, id: string, { table, reader, filters, batches }: StreamReaderProps) {
    super(scope, id);
    this.failures = new Queue(this, 'Failures', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(this.failures).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'This is the dead-letter queue.',
    });
    reader.addEventSource(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        filters: filters.map((filter) => FilterCriteria.filter(filter)),
        batchSize: batches?.size ?? 25,
        ...(batches && { maxBatchingWindow: batches.window }),
        retryAttempts: 10,
        maxRecordAge: Duration.hours(12),
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        onFailure: new SqsDlq(this.failures),
      }),
    );
  }
}
