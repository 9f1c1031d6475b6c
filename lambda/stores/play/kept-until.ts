import { playSession } from '#domain/play/play-session';

const daySeconds = 24 * 60 * 60;

/** Returns when a round of this time (ISO 8601) and its related rows expire, in seconds since 1970. */
export const keptUntil = (at: string): number =>
  Math.floor(Date.parse(at) / 1000) + playSession.keptDays * daySeconds;
