import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Watched } from '#lib/watch/alarms';
import { functionMetric } from '#lib/watch/function-metric';

/** The settlement counts from the journal. A difference to the public leaderboard is an error. */
export const watchLeaderboards = (settle: IFunction): Watched => ({
  name: 'LeaderboardDifferences',
  description: 'The leaderboard of a tournament differed from its settlement.',
  metric: functionMetric('leaderboardDifferences', settle),
  above: 0,
});
