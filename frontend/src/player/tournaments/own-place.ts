import type { Leaderboard, RankBoundary, Standing } from '#domain/generated/types';

interface Board {
  readonly top: readonly Pick<Standing, 'entryId' | 'order'>[];
  readonly boundaries: readonly Pick<RankBoundary, 'rank' | 'order'>[];
  readonly own: Pick<Standing, 'entryId' | 'order' | 'score'> | null;
  readonly ranked: Leaderboard['ranked'];
}

export interface OwnPlace {
  readonly rank: number;
  /** False between two boundaries of a large leaderboard. The rank is then the best possible one. */
  readonly isExact: boolean;
  /** The nearest known rank above; undefined at the first rank. */
  readonly next: { readonly rank: number; readonly behind: bigint } | undefined;
}

/**
 * The place of the caller's entry, by binary search of `order`; undefined before its first round. The entry
 * is newer than the leaderboard, so its earlier place there is ignored.
 */
export const ownPlace = ({ top, boundaries, own, ranked }: Board): OwnPlace | undefined => {
  if (own === null) return undefined;
  const others = top.filter(({ entryId }) => entryId !== own.entryId);
  const isAboveOwn = ({ order }: { readonly order: string }) => order > own.order;
  const behind = ({ order }: { readonly order: string }) => scoreIn(order) - BigInt(own.score);
  const better = countWhile(others, isAboveOwn);
  if (better < others.length || boundaries.length === 0) {
    const above = others[better - 1];
    return { rank: better + 1, isExact: true, next: above && { rank: better, behind: behind(above) } };
  }
  // If the caller's entry was removed from the top, the entries below it move up by one rank.
  const shift = top.length - others.length;
  const passed = countWhile(boundaries, isAboveOwn);
  const last = boundaries[passed - 1];
  const above = last ? { order: last.order, rank: last.rank - shift } : lastOf(others);
  const rank = (above?.rank ?? 0) + 1;
  const following = boundaries[passed];
  const lowest = following ? following.rank - shift : ranked;
  return {
    rank,
    isExact: lowest <= rank,
    next: above && { rank: above.rank, behind: behind(above) },
  };
};

const lastOf = (others: Board['top']): RankBoundary | undefined => {
  const last = others.at(-1);
  return last && { rank: others.length, order: last.order };
};

/** The number of items at the beginning of the list that fulfil the condition. No later item fulfils it. */
const countWhile = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number => {
  let from = 0;
  let to = items.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const item = items[middle];
    if (item !== undefined && holds(item)) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** The format of `standingOrder`. */
const scoreOffset = 10n ** 24n;
const scoreDigits = 25;

/** The score in an `order` text. */
const scoreIn = (order: string): bigint => BigInt(order.slice(0, scoreDigits)) - scoreOffset;
