import type { GetLeaderboardQuery } from '../../generated/operations';

/** A leaderboard as its pages show it. */
export type ShownLeaderboard = NonNullable<GetLeaderboardQuery['getLeaderboard']>;
export type ShownStanding = ShownLeaderboard['top'][number];

/** The key under which a leaderboard is kept. */
export const leaderboardKey = (tournamentId: string) => ['leaderboard', tournamentId];
