import type { GetLeaderboardQuery } from '../../generated/operations';

/** A leaderboard as its pages show it. */
export type ShownLeaderboard = NonNullable<GetLeaderboardQuery['getLeaderboard']>;
export type ShownStanding = ShownLeaderboard['top'][number];

/** The query key of a leaderboard. */
export const leaderboardKey = (tournamentId: string) => ['leaderboard', tournamentId];
