import type { RankBoundary } from '#domain/generated/types';
import type { Clock } from '#lambda/runtime/clock';
import type { ScoreRow, ScoreStore } from '#lambda/stores/tournaments/score-store';

export interface Board {
  readonly top: readonly ScoreRow[];
  readonly boundaries: readonly RankBoundary[];
  readonly ranked: number;
  readonly at: Date;
}

const topLimit = 100;
const mostBoundaries = 900;
/** The maximum age of the cached top ranks, in milliseconds. */
const topMs = 2000;
/** Counting reads about 1,000 standings for 12 read units, so larger leaderboards are counted less often. */
const countMsPerStanding = 2;
/** The number of leaderboards that a warm function caches. */
const remembered = 200;

interface Kept extends Board {
  readonly countedAt: number;
}

/** Public leaderboards: each is read at most every two seconds, however many users watch it. */
export function leaderboards(scores: Pick<ScoreStore, 'top' | 'orders'>, clock: Clock) {
  const known = new Map<string, Promise<Kept>>();
  const read = async (tournamentId: string, before: Kept | undefined): Promise<Kept> => {
    const at = clock();
    const now = at.getTime();
    const isCounted =
      before !== undefined && now - before.countedAt < Math.max(topMs, before.ranked * countMsPerStanding);
    const [top, orders] = await Promise.all([
      scores.top(tournamentId, topLimit),
      isCounted ? undefined : scores.orders(tournamentId),
    ]);
    if (orders === undefined && before) return { ...before, top, at };
    return {
      ...{ top, at, countedAt: now, ranked: orders?.length ?? 0 },
      boundaries: boundariesOf(orders ?? []),
    };
  };
  return async (tournamentId: string): Promise<Board> => {
    const last = await known.get(tournamentId);
    if (last && clock().getTime() - last.at.getTime() < topMs) return last;
    const next = read(tournamentId, last);
    known.delete(tournamentId);
    known.set(tournamentId, next);
    // A failed read is not cached.
    next.catch(() => known.delete(tournamentId));
    const [oldest] = known.keys();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    return next;
  };
}

/** The boundaries of ranks below the top, from which the rank of any standing can be computed. */
export function boundariesOf(orders: readonly string[]): readonly RankBoundary[] {
  const below = orders.length - topLimit;
  if (below <= 0) return [];
  const step = Math.max(1, Math.ceil(below / mostBoundaries));
  const boundaries: RankBoundary[] = [];
  for (let rank = topLimit + 1; rank <= orders.length; rank += step)
    boundaries.push({ rank, order: orders[rank - 1] ?? '' });
  return boundaries;
}
