import { limits } from '#domain/limits';
import type { PlaySummary } from '#domain/play/play-totals';
import { daysBetween } from './days';
import { grouped } from './grouped';
import { signUpDay } from './sign-up-day';

/**
 * The rounds of a version at a bet level; amounts in minor units. The total bet is `rounds` times the level.
 */
export interface LevelCell {
  readonly versionId: string;
  readonly betLevel: bigint;
  readonly rounds: number;
  readonly wins: bigint;
  /** Sum of the squared wins, for the standard deviation. */
  readonly winSquares: bigint;
}

export interface Cell extends LevelCell {
  readonly coin: string;
}

export interface GameCounters {
  /** The number of different players. */
  readonly players: number;
  /** Sorted by version, coin and bet level. */
  readonly cells: readonly Cell[];
}

/** The sums of some players of a brand on a day (UTC), with all activity of these players. */
export interface DayCounters {
  /** Players with at least one round. */
  readonly players: number;
  readonly sessions: number;
  readonly playedMs: number;
  /** By game id. */
  readonly games: Readonly<Record<string, GameCounters>>;
  /** Players with a round by the day on which they joined, at most `cohortDays` before. */
  readonly cohorts: Readonly<Record<string, number>>;
  /** Coins that players received without a bet, in minor units, by coin. */
  readonly gifts: Readonly<Record<string, bigint>>;
  /** Prizes and refunds of tournaments minus buy-ins, in minor units, by coin. Negative if players paid more. */
  readonly tournaments: Readonly<Record<string, bigint>>;
}

/** The amounts of a coin that a player got on a day without a round. */
export interface GiftSum {
  readonly coin: string;
  readonly amount: bigint;
  /** Prizes and refunds of tournaments minus buy-ins. */
  readonly tournaments: bigint;
}

/** The number of days after joining for which cohorts are counted. */
export const cohortDays = 90;

export const noCounters: DayCounters = {
  players: 0,
  sessions: 0,
  playedMs: 0,
  games: {},
  cohorts: {},
  gifts: {},
  tournaments: {},
};

/** Counts all summaries and grants of some players on one day. */
export function countDay(
  day: string,
  summaries: readonly PlaySummary[],
  gifts: readonly GiftSum[],
): DayCounters {
  const perPlayer = grouped(summaries, ({ playerId }) => playerId);
  const counted = [...perPlayer].map(([playerId, own]) => countPlayer(day, playerId, own));
  const given = gifts.map(({ coin, amount, tournaments }) => ({
    ...noCounters,
    gifts: amount === 0n ? {} : { [coin]: amount },
    tournaments: tournaments === 0n ? {} : { [coin]: tournaments },
  }));
  return sumCounters([...counted, ...given]);
}

/** A summary without rounds counts nothing: a repair empties summaries that are not in the journal. */
function countPlayer(day: string, playerId: string, summaries: readonly PlaySummary[]): DayCounters {
  const totals = summaries.map((summary) => summary.totals);
  const joined = signUpDay(playerId);
  const isInCohort = joined !== undefined && joined <= day && daysBetween(joined, day) <= cohortDays;
  const games = [...grouped(totals, ({ gameId }) => gameId)].map(([gameId, ofGame]) => {
    const cells = ofGame.flatMap(({ versionId, coin, levels }) =>
      Object.entries(levels).map(([bet, level]) => ({ versionId, coin, betLevel: BigInt(bet), ...level })),
    );
    return [gameId, { players: cells.length > 0 ? 1 : 0, cells: sumCells(cells) }] as const;
  });
  const isActive = games.some(([, { players }]) => players > 0);
  return {
    players: isActive ? 1 : 0,
    sessions: totals.reduce((sum, { time }) => sum + time.sessions, 0),
    playedMs: totals.reduce((sum, { time }) => sum + time.playedMs, 0),
    games: Object.fromEntries(games),
    cohorts: isActive && isInCohort ? { [joined]: 1 } : {},
    gifts: {},
    tournaments: {},
  };
}

/** Adds up counters whose players are disjoint. */
export function sumCounters(all: readonly DayCounters[]): DayCounters {
  return {
    players: all.reduce((sum, { players }) => sum + players, 0),
    sessions: all.reduce((sum, { sessions }) => sum + sessions, 0),
    playedMs: all.reduce((sum, { playedMs }) => sum + playedMs, 0),
    games: sumByName(
      all.map(({ games }) => games),
      sumGames,
    ),
    cohorts: sumByName(
      all.map(({ cohorts }) => cohorts),
      (counts) => counts.reduce((sum, count) => sum + count, 0),
    ),
    gifts: sumAmounts(all.map(({ gifts }) => gifts)),
    tournaments: sumAmounts(all.map(({ tournaments }) => tournaments)),
  };
}

/** Adds up amounts by coin. */
export const sumAmounts = (
  all: readonly Readonly<Record<string, bigint>>[],
): Readonly<Record<string, bigint>> =>
  sumByName(all, (amounts) => amounts.reduce((sum, amount) => sum + amount, 0n));

/** Adds up counters of one game. */
export const sumGames = (all: readonly GameCounters[]): GameCounters => ({
  players: all.reduce((sum, { players }) => sum + players, 0),
  cells: sumCells(all.flatMap(({ cells }) => cells)),
});

/** One cell for each version, coin and bet level, sorted. */
export const sumCells = (cells: readonly Cell[]): readonly Cell[] =>
  sumEach(cells, ({ versionId, coin }) => `${versionId} ${coin}`);

/** One cell for each version and bet level, sorted. */
export const sumLevels = (cells: readonly LevelCell[]): readonly LevelCell[] =>
  sumEach(
    cells.map(({ versionId, betLevel, rounds, wins, winSquares }) => ({
      versionId,
      betLevel,
      rounds,
      wins,
      winSquares,
    })),
    ({ versionId }) => versionId,
  );

function sumEach<Of extends LevelCell>(cells: readonly Of[], placeOf: (cell: Of) => string): readonly Of[] {
  const named = grouped(cells, (cell) => `${placeOf(cell)} ${`${cell.betLevel}`.padStart(widestLevel, '0')}`);
  return [...named].sort(([one], [other]) => (one < other ? -1 : 1)).flatMap(([, same]) => sumSame(same));
}

/** The maximum number of digits of a level, also in the unit of `companyDecimals`. */
const widestLevel = `${limits.coin.largestAmount}`.length + limits.coin.decimals;

const sumSame = <Of extends LevelCell>([first, ...others]: readonly Of[]): readonly Of[] =>
  first === undefined
    ? []
    : [
        others.reduce<Of>(
          (sum, { rounds, wins, winSquares }) => ({
            ...sum,
            rounds: sum.rounds + rounds,
            wins: sum.wins + wins,
            winSquares: sum.winSquares + winSquares,
          }),
          first,
        ),
      ];

/** Adds up values with the same name, sorted by name. */
export function sumByName<Value>(
  all: readonly Readonly<Record<string, Value>>[],
  sum: (values: readonly Value[]) => Value,
): Readonly<Record<string, Value>> {
  const byEachName = grouped(
    all.flatMap((one) => Object.entries(one)),
    ([name]) => name,
  );
  return Object.fromEntries(
    [...byEachName]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, values]) => [name, sum(values.map(([, value]) => value))]),
  );
}
