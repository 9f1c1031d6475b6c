import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Duration } from 'aws-cdk-lib/core';
import type { Watched } from '#lib/watch/alarms';
import { functionMetric } from '#lib/watch/function-metric';

/** Movements are never changed, so a single change raises the alarm. */
export const watchChanges = (chain: IFunction): Watched => ({
  name: 'JournalChanged',
  description: 'A movement of coins was changed or removed.',
  metric: functionMetric('journalChanges', chain),
  above: 0,
  severity: 'page',
});

/** A day that does not match its links or its seal was changed. */
export const watchSeals = (sealDays: IFunction): Watched => ({
  name: 'DayBroken',
  description: 'A day of movements cannot be sealed: entries, links or seals were changed or removed.',
  metric: functionMetric('brokenDays', sealDays),
  above: 0,
  severity: 'page',
});

/** Two thirds of the 15 minutes that a function can run, to notice growing days in time. */
const longestSealing = Duration.minutes(10);

/** A day is sealed in one invocation; if it takes too long, the day is never sealed. */
export const watchSealTime = (sealDays: IFunction): Watched => ({
  name: 'SealDaysSlow',
  description: `Sealing the days of a brand took more than ${longestSealing.toMinutes()} of the 15 minutes that it may take.`,
  metric: sealDays.metricDuration({ period: Duration.hours(1), statistic: Stats.MAXIMUM }),
  above: longestSealing.toMilliseconds(),
});
