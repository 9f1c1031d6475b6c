import type { DateRange } from '#domain/counters/date-range';
import { everyDay } from '#domain/counters/days';
import { sumPlatform, type PlatformDay } from '#domain/counters/roll-up';
import type { PlatformMetrics } from '#domain/generated/types';
import { daysIn } from './brand-metrics';
import { averageOfDays } from './averages';
import type { ByDay } from './play-metrics';

const noPlay: PlatformDay = { brands: 0, players: 0, newPlayers: 0, sessions: 0, rounds: 0 };

export function platformMetrics(range: DateRange, byDay: ByDay<PlatformDay>): PlatformMetrics {
  const { players, newPlayers, sessions, rounds } = sumPlatform([...byDay.values()]);
  return {
    ...range,
    playerDays: players,
    averagePlayers: averageOfDays(players, daysIn(range)),
    newPlayers,
    sessions,
    rounds,
    days: everyDay(range.from, range.to).map((day) => ({ day, ...(byDay.get(day) ?? noPlay) })),
  };
}
