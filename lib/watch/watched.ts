import { Duration } from 'aws-cdk-lib/core';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { IStateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Watched } from '#lib/watch/alarms';

export const period = Duration.minutes(5);
const slowMinutes = 5;

const kinds = ['Read', 'Write'] as const;

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/metrics-dimensions.html */
const tableMetric = (metricName: string, dimensionsMap: Readonly<Record<string, string>>) =>
  new Metric({ namespace: 'AWS/DynamoDB', metricName, dimensionsMap, statistic: Stats.SUM, period });

/**
 * Watches throttling. Resolvers access tables directly, so throttling is not an error of a function. A throttled
 * index also throttles writes of its table, which only the metric of the index shows. `indexes` contains their names
 * by purpose.
 */
export const watchTable = (
  name: string,
  { tableName }: ITable,
  indexes: Readonly<Record<string, string>> = {},
): readonly Watched[] => [
  ...kinds.map((kind) => ({
    name: `${name}${kind}Throttles`,
    description: `${kind}s of the table ${name} are throttled.`,
    metric: tableMetric(`${kind}ThrottleEvents`, { TableName: tableName }),
    above: 0,
  })),
  ...Object.entries(indexes).flatMap(([purpose, index]) =>
    kinds.map((kind) => ({
      name: `${name}${purpose.replace(/^./, (first) => first.toUpperCase())}${kind}Throttles`,
      description: `${kind}s of the index ${purpose} (${index}) of the table ${name} are throttled.`,
      metric: tableMetric(`${kind}ThrottleEvents`, {
        TableName: tableName,
        GlobalSecondaryIndexName: index,
      }),
      above: 0,
    })),
  ),
];

const busyPercent = 80;

/**
 * Units per second that a table may use until AWS raises the quota.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html
 */
const tableQuota = 40_000;

/** Warns when a table approaches its quota, in time to request an increase from AWS. */
export const watchTableQuota = (name: string, { tableName }: ITable): readonly Watched[] =>
  kinds.map((kind) => ({
    name: `${name}${kind}Quota`,
    description: `The table ${name} uses more than ${busyPercent} % of the ${tableQuota.toLocaleString('en')} ${kind.toLowerCase()} units per second of its default quota.`,
    metric: new MathExpression({
      expression: `100 * consumed / PERIOD(consumed) / ${tableQuota}`,
      usingMetrics: { consumed: tableMetric(`Consumed${kind}CapacityUnits`, { TableName: tableName }) },
      label: '% of the quota',
      period,
    }),
    above: busyPercent,
  }));

/**
 * Watches the concurrency of the account's functions.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch-Quotas-Visualize-Alarms.html
 */
export const watchConcurrency = (): Watched => ({
  name: 'LambdaConcurrency',
  description: `The account’s Lambda functions use more than ${busyPercent} % of its concurrency quota.`,
  metric: new MathExpression({
    expression: '100 * used / SERVICE_QUOTA(used)',
    usingMetrics: {
      used: new Metric({
        namespace: 'AWS/Usage',
        metricName: 'ResourceCount',
        dimensionsMap: {
          Service: 'Lambda',
          Type: 'Resource',
          Resource: 'ConcurrentExecutions',
          Class: 'None',
        },
        statistic: Stats.MAXIMUM,
        period,
      }),
    },
    label: '% of the quota',
    period,
  }),
  above: busyPercent,
});

/** Watches a function that no user waits for: every error raises an alarm. */
export const watchFunction = (name: string, watched: IFunction): readonly Watched[] => [
  {
    name: `${name}Errors`,
    description: `${name} fails.`,
    metric: watched.metricErrors({ period }),
    above: 0,
  },
  watchThrottles(name, watched),
];

export const watchThrottles = (name: string, watched: IFunction): Watched => ({
  name: `${name}Throttles`,
  description: `${name} is throttled by the concurrency quota of the account.`,
  metric: watched.metricThrottles({ period }),
  above: 0,
});

/** Watches a function that reads a stream, including its delay. */
export const watchStream = (name: string, reader: IFunction, failures: IQueue): readonly Watched[] => [
  ...watchReported(name, reader, failures),
  {
    name: `${name}Behind`,
    description: `${name} is more than ${slowMinutes} minutes behind its stream.`,
    metric: reader.metric('IteratorAge', { period, statistic: Stats.MAXIMUM }),
    above: Duration.minutes(slowMinutes).toMilliseconds(),
  },
];

/** Watches an asynchronous function, including events that failed after all retries. */
export const watchReported = (name: string, reported: IFunction, failures: IQueue): readonly Watched[] => [
  ...watchFunction(name, reported),
  {
    name: `${name}GaveUp`,
    description: `${name} failed for an event after all retries. The event is in the dead-letter queue of the function.`,
    metric: failures.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
    above: 0,
  },
];

/** Watches executions that failed or timed out. */
export const watchMachine = (name: string, machine: IStateMachine): readonly Watched[] => [
  {
    name: `${name}Failed`,
    description: `An execution of ${name} fails.`,
    metric: machine.metricFailed({ period }),
    above: 0,
  },
  {
    name: `${name}TimedOut`,
    description: `An execution of ${name} takes too long.`,
    metric: machine.metricTimedOut({ period }),
    above: 0,
  },
];
