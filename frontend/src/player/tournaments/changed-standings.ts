import type { ShownLeaderboard, ShownStanding } from './shown-leaderboard';

export type ChangedStanding = Omit<ShownStanding, 'name'>;

/** The maximum age of a leaderboard at the time of its response. */
const answerAgeMs = 2_000;
/**
 * A received standing that no response contains after this time is removed, because its entry was deleted.
 */
const expectedWithinMs = 10_000;

interface Received {
  readonly standing: ChangedStanding;
  /** The time at which the first standing of this entry was received. */
  readonly receivedAt: number;
}

/** The standings that a subscription has delivered, by entry; times in milliseconds since 1970. */
export interface Changes {
  /** The start of the subscription; undefined while there is none. */
  readonly since: number | undefined;
  readonly standings: ReadonlyMap<string, Received>;
}

export const noChanges: Changes = { since: undefined, standings: new Map() };

/** A response of the API. */
export interface ReadLeaderboard {
  readonly board: ShownLeaderboard;
  readonly askedAt: number;
}

/**
 * Adds delivered standings. The number of rounds of an entry only increases, so it shows which of two
 * standings is newer.
 */
export const withReceived = (
  { since, standings }: Changes,
  received: readonly ChangedStanding[],
  receivedAt: number,
): Changes => {
  const next = new Map(standings);
  for (const standing of received) {
    const known = next.get(standing.entryId);
    if (!known || known.standing.rounds < standing.rounds)
      next.set(standing.entryId, { standing, receivedAt: known?.receivedAt ?? receivedAt });
  }
  return { since, standings: next };
};

/**
 * The leaderboard with the changed standings of its entries. New entries are missing, because messages
 * contain no names.
 */
export const withChanges = ({ board }: ReadLeaderboard, { standings }: Changes): ShownLeaderboard => {
  const changed = (shown: ShownStanding): ShownStanding => {
    const standing = standings.get(shown.entryId)?.standing;
    return standing && standing.rounds > shown.rounds ? { ...shown, ...standing } : shown;
  };
  const top = board.top.map(changed).sort((one, other) => (one.order > other.order ? -1 : 1));
  return { ...board, top, own: board.own && changed(board.own) };
};

/** Whether the response and the later messages make up the whole leaderboard. */
export const isUpToDate = ({ board, askedAt }: ReadLeaderboard, { since, standings }: Changes): boolean => {
  if (since === undefined || askedAt < since + answerAgeMs) return false;
  const known = new Set(board.top.map(({ entryId }) => entryId));
  return [...standings.values()].every(
    ({ standing, receivedAt }) => known.has(standing.entryId) || askedAt > receivedAt + expectedWithinMs,
  );
};

/** Whether all entries are among the shown ones, so that messages are sufficient to rank them. */
export const isWhole = ({ ranked, top }: ShownLeaderboard): boolean => ranked <= top.length;
