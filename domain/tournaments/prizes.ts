import type { Prizes } from './rules';
import { wholePool } from './scoring-models';

const ranksOf = ({ rankFrom, rankTo }: { readonly rankFrom: number; readonly rankTo: number }): number =>
  rankTo - rankFrom + 1;

/**
 * The amount that a brand has to reserve before the tournament is published. Pools consist of buy-ins, so
 * they need no budget.
 */
export const prizeBudget = (prizes: Prizes): bigint =>
  prizes.kind === 'FIXED'
    ? prizes.ranges.reduce((sum, range) => sum + BigInt(range.amount) * BigInt(ranksOf(range)), 0n)
    : 0n;

/** The sum of the shares of all ranks, in hundredths of a percent. */
export const poolShares = (
  ranges: readonly { readonly rankFrom: number; readonly rankTo: number; readonly share: number }[],
): number => ranges.reduce((sum, range) => sum + range.share * ranksOf(range), 0);

/**
 * The prizes of the ranks from 1 to `rankedEntries`, in minor units; ranks without a prize have 0. A pool is paid out
 * completely while anybody is ranked: shares of ranks that nobody reached are divided among the others in proportion, and
 * the remainder of the division goes to the first rank.
 */
export function prizesOf(prizes: Prizes, pool: bigint, rankedEntries: number): bigint[] {
  const amounts = Array.from({ length: rankedEntries }, () => 0n);
  if (prizes.kind === 'FIXED') {
    for (const { rankFrom, rankTo, amount } of prizes.ranges)
      for (let rank = rankFrom; rank <= Math.min(rankTo, rankedEntries); rank += 1)
        amounts[rank - 1] = BigInt(amount);
    return amounts;
  }
  const shares = amounts.map(() => 0n);
  for (const { rankFrom, rankTo, share } of prizes.ranges)
    for (let rank = rankFrom; rank <= Math.min(rankTo, rankedEntries); rank += 1)
      shares[rank - 1] = BigInt(share);
  const awarded = shares.reduce((sum, share) => sum + share, 0n);
  if (awarded === 0n) return amounts;
  const paid = shares.map((share) => (pool * share) / awarded);
  const remainder = pool - paid.reduce((sum, amount) => sum + amount, 0n);
  return paid.map((amount, index) => (index === 0 ? amount + remainder : amount));
}

export type PrizeFault = 'gap' | 'overlap' | 'reversed' | 'rising' | 'not-whole' | 'too-large';

/**
 * The first fault of a list of prizes and the index of its range. Ranges start at rank 1, follow each other without gaps
 * or overlaps, and never pay a lower rank more. Shares of a pool add up to 100 %.
 */
export function prizeFault(
  prizes: Prizes,
  { mostRanks, budget }: { readonly mostRanks: number; readonly budget: bigint | null },
): { readonly fault: PrizeFault; readonly index: number } | undefined {
  let next = 1;
  let before: bigint | undefined;
  for (const [index, range] of prizes.ranges.entries()) {
    const { rankFrom, rankTo } = range;
    if (rankTo < rankFrom) return { fault: 'reversed', index };
    if (rankFrom < next) return { fault: 'overlap', index };
    if (rankFrom > next) return { fault: 'gap', index };
    if (rankTo > mostRanks) return { fault: 'too-large', index };
    const worth = 'amount' in range ? BigInt(range.amount) : BigInt(range.share);
    if (before !== undefined && worth > before) return { fault: 'rising', index };
    before = worth;
    next = rankTo + 1;
  }
  const last = prizes.ranges.length - 1;
  if (prizes.kind === 'POOL' && poolShares(prizes.ranges) !== wholePool)
    return { fault: 'not-whole', index: last };
  if (budget !== null && prizeBudget(prizes) > budget) return { fault: 'too-large', index: last };
  return undefined;
}
