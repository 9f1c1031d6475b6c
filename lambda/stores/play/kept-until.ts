import { playSession } from '#domain/play/play-session';

const daySeconds = 24 * 60 * 60;

/** When a round of this time (ISO 8601) expires, and what goes with it; in seconds since 1970. */
export const keptUntil = (at: string): number =>
  Math.floor(Date.parse(at) / 1000) + playSession.keptDays * daySeconds;
