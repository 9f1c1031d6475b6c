import { useEffect, useState } from 'react';
import type { ShownTournament } from './list-tournaments';
import * as messages from './messages';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const inDays = (count: number): string => messages.daysCount(count);
const inHours = (count: number): string => messages.hoursCount(count);
const inMinutes = (count: number): string => messages.minutesCount(count);

/** A duration in the largest suitable unit, rounded up: `3 days`, `5 hours`, `20 minutes`. */
export const roughDuration = (milliseconds: number): string => {
  if (milliseconds > 2 * day) return inDays(Math.ceil(milliseconds / day));
  if (milliseconds > 2 * hour) return inHours(Math.ceil(milliseconds / hour));
  return inMinutes(Math.max(1, Math.ceil(milliseconds / minute)));
};

interface NextMoment {
  readonly label: string;
  readonly at: string;
  /** `in 3 hours`; undefined for the past. */
  readonly left: string | undefined;
}

/** The next start or end of a tournament; `now` in milliseconds since 1970. */
export const nextMoment = (
  { status, startsAt, endsAt }: Pick<ShownTournament, 'status' | 'startsAt' | 'endsAt'>,
  now: number,
): NextMoment => {
  if (status === 'CANCELLED') return { label: messages.plannedStart, at: startsAt, left: undefined };
  const isNext = status === 'SCHEDULED' || status === 'DRAFT';
  const at = isNext ? startsAt : endsAt;
  const milliseconds = Date.parse(at) - now;
  if (milliseconds <= 0 && !isNext) return { label: messages.ended, at, left: undefined };
  const left = milliseconds > 0 ? messages.inRoughDuration(roughDuration(milliseconds)) : undefined;
  return { label: isNext ? messages.starts : messages.ends, at, left };
};

/** The time in milliseconds since 1970, updated once a minute. */
export const useMinute = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
};
