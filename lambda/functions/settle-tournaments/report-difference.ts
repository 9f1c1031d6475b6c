import type { Logger } from '@aws-lambda-powertools/logger';
import { countOne, type MetricNeeds } from '#lambda/runtime/metric-line';

export interface ReportNeeds extends MetricNeeds {
  readonly logger: Pick<Logger, 'error'>;
}

export interface Difference {
  readonly tournamentId: string;
  /** The number of standings that differ. */
  readonly count: number;
}

/** Logs that a leaderboard differs from the journal. The log line is also a metric. */
export const reportDifference =
  ({ logger, ...needs }: ReportNeeds) =>
  (difference: Difference): void =>
    logger.error('A leaderboard differs from its settlement', {
      ...countOne(needs, 'leaderboardDifferences'),
      ...difference,
    });
