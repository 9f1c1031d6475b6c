import { useEffect, useState } from 'react';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The units, each with the one that is shown beside it. */
const units = [
  [day, hour, (count: number) => (count === 1 ? '1 day' : `${count} days`)],
  [hour, minute, (count: number) => (count === 1 ? '1 hour' : `${count} hours`)],
  [minute, second, (count: number) => (count === 1 ? '1 minute' : `${count} minutes`)],
  [second, second, (count: number) => (count === 1 ? '1 second' : `${count} seconds`)],
] as const;

/**
 * A duration in its two largest units: `3 days 14 hours`, `5 hours 20 minutes`, `12 minutes 30 seconds`. The smaller one is
 * rounded up.
 */
export const shownDuration = (milliseconds: number): string => {
  const smaller = units.find(([unit]) => milliseconds >= unit)?.[1] ?? second;
  const parts: string[] = [];
  let rest = Math.ceil(milliseconds / smaller) * smaller;
  for (const [unit, , text] of units) {
    const count = Math.floor(rest / unit);
    rest -= count * unit;
    if (count > 0) parts.push(text(count));
  }
  return parts.join(' ');
};

interface NextMoment {
  readonly label: string;
  readonly at: string;
  /** `in 3 hours 20 minutes`; undefined for the past. */
  readonly left: string | undefined;
}

/** The next start or end of a tournament; `now` in milliseconds since 1970. */
export const nextMoment = (
  { status, startsAt, endsAt }: Pick<ShownTournament, 'status' | 'startsAt' | 'endsAt'>,
  now: number,
): NextMoment => {
  if (status === 'CANCELLED') return { label: 'Planned start', at: startsAt, left: undefined };
  const isNext = status === 'SCHEDULED' || status === 'DRAFT';
  const at = isNext ? startsAt : endsAt;
  const milliseconds = Date.parse(at) - now;
  if (milliseconds <= 0 && !isNext) return { label: 'Ended', at, left: undefined };
  const left = milliseconds > 0 ? `in ${shownDuration(milliseconds)}` : undefined;
  return { label: isNext ? 'Starts' : 'Ends', at, left };
};

/** The same for the present time. It is updated every minute, and every second in the last hour. */
export const useNextMoment = (tournament: Parameters<typeof nextMoment>[0]): NextMoment => {
  const [now, setNow] = useState(() => Date.now());
  const next = nextMoment(tournament, now);
  const left = Date.parse(next.at) - now;
  const isLastHour = left > 0 && left <= hour + minute;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), isLastHour ? second : minute);
    return () => clearInterval(timer);
  }, [isLastHour]);
  return next;
};
