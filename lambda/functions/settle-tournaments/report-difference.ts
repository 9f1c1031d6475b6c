import type { Logger } from '@aws-lambda-powertools/logger';
import { countOne, type MetricNeeds } from '#lambda/metric-line';

export interface ReportNeeds extends MetricNeeds {
  readonly logger: Pick<Logger, 'error'>;
}

export interface Difference {
  readonly tournamentId: string;
  /** Of standings. */
  readonly count: number;
}

/** Logs that a leaderboard showed something else than the journal says. The line is a metric too. */
export const reportDifference =
  ({ logger, ...needs }: ReportNeeds) =>
  (difference: Difference): void =>
    logger.error('A leaderboard differs from its settlement', {
      ...countOne(needs, 'leaderboardDifferences'),
      ...difference,
    });
