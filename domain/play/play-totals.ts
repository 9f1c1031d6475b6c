/** The rounds of one bet level; amounts in minor units. The total bet is `rounds` times the level. */
export interface LevelTotals {
  readonly rounds: number;
  readonly wins: bigint;
  /** Sum of the squared wins, for the standard deviation. */
  readonly winSquares: bigint;
}

/** The session and day to which a round is added. A session has one version of one game and one coin. */
export interface TotalsPlace {
  readonly sessionId: string;
  readonly gameId: string;
  readonly versionId: string;
  readonly coin: string;
  /** UTC, `2026-11-22`. */
  readonly day: string;
}

/**
 * How long a player played in one session on one day. In the metrics, a break of more than 30 minutes starts a new
 * session.
 */
export interface PlayedTime {
  /** Sessions that started on this day. A session that continues from the previous day counts there. */
  readonly sessions: number;
  /**
   * Time between consecutive rounds of a session, in milliseconds; a gap over midnight counts for the following day.
   */
  readonly playedMs: number;
  /** Time of the last round, in milliseconds since 1970. */
  readonly lastAt: number;
}

/** The break after which the metrics count a new session. */
export const sessionBreakMs = 30 * 60_000;

/**
 * All rounds of one session on one day, by bet level in minor units. A session's totals are the sum over its days; a
 * day's totals are the sum over its sessions. They are state, not changes: a copy keeps the totals of the row with
 * the higher version, so reading the same or an older row again changes nothing.
 */
export interface PlayTotals extends TotalsPlace {
  readonly levels: Readonly<Record<string, LevelTotals>>;
  readonly time: PlayedTime;
}

/** A player's totals in one version of their PLAY row. */
export interface PlaySummary {
  readonly brandId: string;
  readonly playerId: string;
  /**
   * Version of the player's row. Of two summaries of the same session and day, the one with the higher version
   * counts.
   */
  readonly version: number;
  readonly totals: PlayTotals;
}

/** Amounts in minor units. */
export interface PlayedRound {
  readonly bet: bigint;
  readonly win: bigint;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface CountedRound {
  readonly totals: PlayTotals;
  /** Totals of the previous session or day, which are now final. */
  readonly closed: PlayTotals | undefined;
}

/**
 * Returns the totals after one more round. Within a session the day never goes back, even if the clock does, so
 * closed totals are never reopened.
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

/** Updates the time of play. A clock that goes back does not reduce it. */
function timeWith(before: PlayedTime | undefined, goesOn: boolean, at: number): PlayedTime {
  const { sessions, playedMs } = goesOn && before ? before : { sessions: 0, playedMs: 0 };
  const gap = before ? at - before.lastAt : Infinity;
  const lastAt = Math.max(at, before?.lastAt ?? at);
  if (gap > sessionBreakMs) return { sessions: sessions + 1, playedMs, lastAt };
  return { sessions, playedMs: playedMs + Math.max(0, gap), lastAt };
}

const noRounds: LevelTotals = { rounds: 0, wins: 0n, winSquares: 0n };

/** Copies named fields only, so that other fields of the caller's object are not stored. */
const placeOf = ({ sessionId, gameId, versionId, coin, day }: TotalsPlace): TotalsPlace => ({
  sessionId,
  gameId,
  versionId,
  coin,
  day,
});
