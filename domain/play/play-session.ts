/**
 * Limits of game sessions and rounds. They are not in `limits`: no resolver needs them, and the code of a resolver is
 * limited in size.
 */
export const playSession = {
  /** Maximum duration of a session, whatever brand and player allow. */
  longestMinutes: 480,
  /** The pause after the longest session. Sessions with a shorter pause between their rounds count as one. */
  pauseMinutes: 15,
  /** Retention of rounds, of sessions after their end, and of seeds after they were revealed. */
  keptDays: 90,
  /** Maximum number of rounds that a player can share at a time in a brand. */
  sharedRounds: 50,
} as const;
