/** Limits of a dry run, so that it ends within the time limit of one request. */
export const dryRunLimits = {
  days: { smallest: 1, largest: 31, standard: 7 },
  /** Players that are evaluated. */
  players: 200,
  /** Rounds that are read. No more players are evaluated after this number. */
  rounds: 10_000,
  /** Rounds of one player that are read, the newest first. */
  roundsOfPlayer: 1000,
  /** Qualifying players that are listed. */
  listedPlayers: 50,
} as const;
