/** The rounds of one bet level; amounts in minor units. What was bet is `rounds` times the level. */
export interface LevelTotals {
  readonly rounds: number;
  readonly wins: bigint;
  /** Of each win's square, for the spread. */
  readonly winSquares: bigint;
}

/** Where a round counts: a session is at one version of one game with one coin. */
export interface TotalsPlace {
  readonly sessionId: string;
  readonly gameId: string;
  readonly versionId: string;
  readonly coin: string;
  /** UTC, `2026-11-22`. */
  readonly day: string;
}

/** How long a player played at one place. A break of more than 30 minutes ends a session of the metrics and begins the next. */
export interface PlayedTime {
  /** Sessions that started on this day. A session that continues from the previous day counts there. */
  readonly sessions: number;
  /** From each round to the next within a session; a gap over midnight counts on the day after. */
  readonly playedMs: number;
  /** When the last round was played, in milliseconds since 1970. */
  readonly lastAt: number;
}

/** The break that ends a session of the metrics. */
export const sessionBreakMs = 30 * 60_000;

/**
 * All rounds of one session on one day, by bet level in minor units. Those of a session are the sum over its days, those
 * of a day the sum over its sessions. They are state, not changes: a copy keeps the totals of the row with the higher
 * version, so that reading the same or an older row again changes nothing.
 */
export interface PlayTotals extends TotalsPlace {
  readonly levels: Readonly<Record<string, LevelTotals>>;
  readonly time: PlayedTime;
}

/** A player's totals as their row had them at one of its versions. */
export interface PlaySummary {
  readonly brandId: string;
  readonly playerId: string;
  /** Of the player's row; of two summaries of the same session and day the one with the higher version counts. */
  readonly version: number;
  readonly totals: PlayTotals;
}

/** Amounts in minor units. */
export interface PlayedRound {
  readonly bet: bigint;
  readonly win: bigint;
  /** In milliseconds since 1970. */
  readonly at: number;
}

export interface CountedRound {
  readonly totals: PlayTotals;
  /** Those that the round ends because it counts elsewhere: nothing is added to them any more. */
  readonly closed: PlayTotals | undefined;
}

/**
 * The totals after one more round. Within a session the day never goes back, whatever a clock says, so that totals that
 * were closed are never opened again.
 */
export function withRound(
  totals: PlayTotals | undefined,
  place: TotalsPlace,
  { bet, win, at: playedAt }: PlayedRound,
): CountedRound {
  const before = totals?.sessionId === place.sessionId ? totals : undefined;
  const goesOn = before !== undefined && place.day <= before.day;
  const at = placeOf(goesOn ? before : place);
  const levels = goesOn ? before.levels : {};
  const { rounds, wins, winSquares } = levels[`${bet}`] ?? noRounds;
  const level = { rounds: rounds + 1, wins: wins + win, winSquares: winSquares + win * win };
  return {
    totals: {
      ...at,
      levels: { ...levels, [`${bet}`]: level },
      time: timeWith(before?.time, goesOn, playedAt),
    },
    closed: goesOn ? undefined : totals,
  };
}

/** A clock that goes back does not reduce the time. */
function timeWith(before: PlayedTime | undefined, goesOn: boolean, at: number): PlayedTime {
  const { sessions, playedMs } = goesOn && before ? before : { sessions: 0, playedMs: 0 };
  const gap = before ? at - before.lastAt : Infinity;
  const lastAt = Math.max(at, before?.lastAt ?? at);
  if (gap > sessionBreakMs) return { sessions: sessions + 1, playedMs, lastAt };
  return { sessions, playedMs: playedMs + Math.max(0, gap), lastAt };
}

const noRounds: LevelTotals = { rounds: 0, wins: 0n, winSquares: 0n };

/** Named one by one: what else a caller's object holds is not for the totals. */
const placeOf = ({ sessionId, gameId, versionId, coin, day }: TotalsPlace): TotalsPlace => ({
  sessionId,
  gameId,
  versionId,
  coin,
  day,
});
