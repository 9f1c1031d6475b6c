import { sha256, toHex, utf8 } from '@novalink/engine/hash';
import type { ScoreState } from './scoring';

export interface RankedEntry {
  readonly entryId: string;
  readonly state: ScoreState;
}

/** A tie-breaker for entries that reached the same score in the same millisecond. */
export const tieHash = (tournamentId: string, entryId: string): string =>
  toHex(sha256(utf8(`${tournamentId} ${entryId}`)));

/**
 * The entries with at least one round, best first: by score, then by the earlier time of the round that reached it, then by
 * `tieHash`. The order does not depend on the order of the list.
 */
export function ranked<Ranked extends RankedEntry>(
  tournamentId: string,
  entries: readonly Ranked[],
): Ranked[] {
  return entries
    .filter(({ state }) => state.rounds > 0)
    .map((entry) => ({ entry, tie: tieHash(tournamentId, entry.entryId) }))
    .sort((one, other) => compare(one.entry.state, other.entry.state) || (one.tie < other.tie ? -1 : 1))
    .map(({ entry }) => entry);
}

function compare(one: ScoreState, other: ScoreState): number {
  if (one.score !== other.score) return one.score > other.score ? -1 : 1;
  return (one.reachedAt ?? 0) - (other.reachedAt ?? 0);
}
