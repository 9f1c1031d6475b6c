/**
 * Limits of game sessions and rounds. They are not in `limits`: no resolver needs them, and the code of a resolver is
 * limited in size.
 */
export const playSession = {
  /** A session ends after this at the latest, whatever brand and player allow. */
  longestMinutes: 480,
  /** How long rounds are kept, sessions after their end, and seeds after they were revealed. */
  keptDays: 90,
  /** How many rounds a player shares at a time in a brand. */
  sharedRounds: 50,
} as const;
