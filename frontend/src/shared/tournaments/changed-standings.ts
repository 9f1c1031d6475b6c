import type { ShownLeaderboard, ShownStanding } from './shown-leaderboard';

export type ChangedStanding = Omit<ShownStanding, 'name'>;

/** A leaderboard is at most this much older than its answer. */
const answerAgeMs = 2_000;
/** A standing that no answer has by then is left out: its entry has been removed. */
const expectedWithinMs = 10_000;

interface Received {
  readonly standing: ChangedStanding;
  /** When the first standing of this entry was received. */
  readonly receivedAt: number;
}

/** What a subscription has delivered, as milliseconds since 1970 and by entry. */
export interface Changes {
  /** When the subscription started; undefined while there is none. */
  readonly since: number | undefined;
  readonly standings: ReadonlyMap<string, Received>;
}

export const noChanges: Changes = { since: undefined, standings: new Map() };

/** An answer of the API. */
export interface ReadLeaderboard {
  readonly board: ShownLeaderboard;
  readonly askedAt: number;
}

/** Adds what was delivered. The rounds of an entry only increase, so that they tell which of its standings is newer. */
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

/** The leaderboard with the changed standings of its entries. New entries are missing: a change has no names. */
export const withChanges = ({ board }: ReadLeaderboard, { standings }: Changes): ShownLeaderboard => {
  const changed = (shown: ShownStanding): ShownStanding => {
    const standing = standings.get(shown.entryId)?.standing;
    return standing && standing.rounds > shown.rounds ? { ...shown, ...standing } : shown;
  };
  const top = board.top.map(changed).sort((one, other) => (one.order > other.order ? -1 : 1));
  return { ...board, top, own: board.own && changed(board.own) };
};

/** Whether the answer and the changes since are the whole leaderboard. */
export const isUpToDate = ({ board, askedAt }: ReadLeaderboard, { since, standings }: Changes): boolean => {
  if (since === undefined || askedAt < since + answerAgeMs) return false;
  const known = new Set(board.top.map(({ entryId }) => entryId));
  return [...standings.values()].every(
    ({ standing, receivedAt }) => known.has(standing.entryId) || askedAt > receivedAt + expectedWithinMs,
  );
};

/** Whether every entry is among the shown ones, so that its changes are enough to rank it. */
export const isWhole = ({ ranked, top }: ShownLeaderboard): boolean => ranked <= top.length;
