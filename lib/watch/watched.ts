import { Duration } from 'aws-cdk-lib/core';
import { MathExpression, Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { IStateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Watched } from '#lib/watch/alarms';

export const period = Duration.minutes(5);
const slowMinutes = 5;
/** One bad period is not reported: retries make up for short failures. */
export const twoOfThree = { periods: 2, of: 3 };
/** In a period. A table that grows throttles for a moment, and its callers try again. */
export const mostThrottled = 30;

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
    description: `More than ${mostThrottled} ${kind.toLowerCase()}s of the table ${name} are throttled in five minutes.`,
    metric: tableMetric(`${kind}ThrottleEvents`, { TableName: tableName }),
    above: mostThrottled,
    bad: twoOfThree,
  })),
  ...Object.entries(indexes).flatMap(([purpose, index]) =>
    kinds.map((kind) => ({
      name: `${name}${purpose.replace(/^./, (first) => first.toUpperCase())}${kind}Throttles`,
      description: `More than ${mostThrottled} ${kind.toLowerCase()}s of the index ${purpose} (${index}) of the table ${name} are throttled in five minutes.`,
      metric: tableMetric(`${kind}ThrottleEvents`, {
        TableName: tableName,
        GlobalSecondaryIndexName: index,
      }),
      above: mostThrottled,
      bad: twoOfThree,
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

const mostThrottledPercent = 1;

/** https://docs.aws.amazon.com/lambda/latest/dg/monitoring-metrics-types.html */
const throttled = (
  metric: (metricName: 'Throttles' | 'Invocations') => IMetric,
): Pick<Watched, 'metric' | 'above' | 'bad'> => ({
  metric: new MathExpression({
    expression: `IF(throttles > ${mostThrottled}, 100 * throttles / (throttles + FILL(invocations, 0)), 0)`,
    usingMetrics: { throttles: metric('Throttles'), invocations: metric('Invocations') },
    label: '% of invocations',
    period,
  }),
  above: mostThrottledPercent,
  bad: twoOfThree,
});

/**
 * Watches throttling of all functions of the account together: a used-up concurrency throttles all of them. It is not a
 * page, because a reserved concurrency throttles rounds of guests and test runs intentionally.
 */
export const watchLambdaThrottles = (): Watched => ({
  name: 'LambdaThrottles',
  description: `More than ${mostThrottledPercent} % of the invocations of the account’s Lambda functions are throttled.`,
  ...throttled(
    (metricName) => new Metric({ namespace: 'AWS/Lambda', metricName, statistic: Stats.SUM, period }),
  ),
});

/** Watches throttling of a function that must never be throttled. */
export const watchThrottles = (name: string, serving: IFunction): Watched => ({
  name: `${name}Throttles`,
  description: `More than ${mostThrottledPercent} % of the invocations of ${name} are throttled.`,
  ...throttled((metricName) => serving.metric(metricName, { statistic: Stats.SUM, period })),
  severity: 'page',
});

/** Watches a function that no user waits for. Its callers invoke it again after an error. */
export const watchFunction = (name: string, watched: IFunction): Watched => ({
  name: `${name}Errors`,
  description: `${name} failed in two of the last three periods of five minutes.`,
  metric: watched.metricErrors({ period }),
  above: 0,
  bad: twoOfThree,
});

const hour = Duration.hours(1);
const nightlyHours = 26;

interface Schedule {
  /** Without a success in this time, the alarm is raised. Default: 26 hours, for what runs every night. */
  readonly hours?: number;
}

/** An hour without a value counts as one without a success. */
const heartbeat = (
  name: string,
  successes: string,
  usingMetrics: Readonly<Record<string, IMetric>>,
  { hours = nightlyHours }: Schedule,
): Watched => ({
  name: `${name}Missing`,
  description: `${name} had no success in ${hours} hours. In a new stage, it may not have run yet.`,
  metric: new MathExpression({
    expression: `IF(${successes} > 0, 0, 1)`,
    usingMetrics,
    label: 'hours without a success',
    period: hour,
  }),
  above: 0,
  bad: { periods: hours, of: hours },
  missingIsBad: true,
});

/** EventBridge invokes a function once, and Lambda invokes it again twice within a few minutes if it fails. */
const attempts = 3;

/**
 * Watches a function with a schedule of at least an hour: a run whose attempts all failed, and a missing success. The
 * attempts of a run are in at most two periods of five minutes, so `watchFunction` could not see them.
 */
export const watchScheduled = (
  name: string,
  scheduled: IFunction,
  schedule: Schedule = {},
): readonly Watched[] => [
  {
    name: `${name}Errors`,
    description: `${name} failed in all attempts of a run.`,
    metric: scheduled.metricErrors({ period: hour }),
    above: attempts - 1,
  },
  watchSchedule(name, scheduled, schedule),
];

/** Watches that a function with a schedule succeeds. */
export const watchSchedule = (name: string, scheduled: IFunction, schedule: Schedule = {}): Watched =>
  heartbeat(
    name,
    'FILL(invocations, 0) - FILL(errors, 0)',
    {
      invocations: scheduled.metricInvocations({ period: hour }),
      errors: scheduled.metricErrors({ period: hour }),
    },
    schedule,
  );

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
  watchFunction(name, reported),
  {
    name: `${name}GaveUp`,
    description: `${name} failed for an event after all retries. The event is in the dead-letter queue of the function.`,
    metric: failures.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
    above: 0,
  },
];

/** Watches a queue whose messages wait for at most five minutes. */
export const watchQueue = (name: string, queue: IQueue): Watched => ({
  name: `${name}Behind`,
  description: `The oldest message in the queue of ${name} is older than 15 minutes.`,
  metric: queue.metricApproximateAgeOfOldestMessage({ period, statistic: Stats.MAXIMUM }),
  above: Duration.minutes(15).toSeconds(),
});

/** Watches nightly executions that failed, timed out or did not take place. */
export const watchNightlyMachine = (name: string, machine: IStateMachine): readonly Watched[] => [
  ...watchMachine(name, machine),
  heartbeat(name, 'FILL(successes, 0)', { successes: machine.metricSucceeded({ period: hour }) }, {}),
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
