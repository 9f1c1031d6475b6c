import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Watched } from '#lib/watch/alarms';
import { functionMetric } from '#lib/watch/function-metric';

/** Movements are never changed, so a single change raises the alarm. */
export const watchChanges = (chain: IFunction): Watched => ({
  name: 'JournalChanged',
  description: 'A movement of coins was changed or removed.',
  metric: functionMetric('journalChanges', chain),
  above: 0,
});

/** A day that is not what its links or its seal say was changed by somebody. */
export const watchSeals = (sealDays: IFunction): Watched => ({
  name: 'DayBroken',
  description: 'A day of movements cannot be sealed: entries, links or seals were changed or removed.',
  metric: functionMetric('brokenDays', sealDays),
  above: 0,
});
