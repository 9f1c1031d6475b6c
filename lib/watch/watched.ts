import { Duration } from 'aws-cdk-lib/core';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { IStateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Watched } from '#lib/watch/alarms';

export const period = Duration.minutes(5);
const slowMinutes = 5;

/** Resolvers speak to the tables themselves: what is held back here is no function's error. */
export const watchTable = (name: string, { tableName }: ITable): readonly Watched[] =>
  (['Read', 'Write'] as const).map((kind) => ({
    name: `${name}${kind}Throttles`,
    description: `${kind}s of the table ${name} are held back.`,
    // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/metrics-dimensions.html
    metric: new Metric({
      namespace: 'AWS/DynamoDB',
      metricName: `${kind}ThrottleEvents`,
      dimensionsMap: { TableName: tableName },
      statistic: Stats.SUM,
      period,
    }),
    above: 0,
  }));

/** A function that no user waits for: every error is an alarm. */
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
  description: `${name} is held back by the account’s concurrency.`,
  metric: watched.metricThrottles({ period }),
  above: 0,
});

/** A function that reads a stream: how far it is behind as well. */
export const watchStream = (name: string, reader: IFunction, failures: IQueue): readonly Watched[] => [
  ...watchTold(name, reader, failures),
  {
    name: `${name}Behind`,
    description: `${name} is more than ${slowMinutes} minutes behind its stream.`,
    metric: reader.metric('IteratorAge', { period, statistic: Stats.MAXIMUM }),
    above: Duration.minutes(slowMinutes).toMilliseconds(),
  },
];

/** A function that is told of things and whose answer nobody waits for: what it gave up. */
export const watchTold = (name: string, told: IFunction, failures: IQueue): readonly Watched[] => [
  ...watchFunction(name, told),
  {
    name: `${name}GaveUp`,
    description: `${name} gave up on what it was told; that waits in its dead-letter queue.`,
    metric: failures.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
    above: 0,
  },
];

/** Executions that ended without what they were started for. */
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
