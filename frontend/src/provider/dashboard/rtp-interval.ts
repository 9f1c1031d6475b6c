import type { RoundAmountsFragment } from '../../generated/operations';

/** The bets and wins of a day. */
type PlayedDay = Pick<RoundAmountsFragment, 'turnover' | 'wins'>;

const errors = 3;
const leastDays = 7;
/** A wider interval says nothing about a game. */
const widestHalf = 0.05;

/**
 * The interval of wins divided by bets, 3 standard errors to either side; as shares. The error is that of a ratio of sums
 * over days, so it includes the sizes of the bets. Undefined with too few rounds.
 */
export function rtpInterval(
  days: readonly PlayedDay[],
): { readonly low: number; readonly high: number } | undefined {
  const played = days
    .map(({ turnover, wins }) => ({ bets: Number(turnover), wins: Number(wins) }))
    .filter(({ bets }) => bets > 0);
  if (played.length < leastDays) return undefined;
  const sum = (of: (day: { readonly bets: number; readonly wins: number }) => number) =>
    played.reduce((total, day) => total + of(day), 0);
  const bets = sum((day) => day.bets);
  const rtp = sum((day) => day.wins) / bets;
  const squares = sum((day) => (day.wins - rtp * day.bets) ** 2);
  const half = (errors * Math.sqrt((squares * played.length) / (played.length - 1))) / bets;
  return half > widestHalf ? undefined : { low: Math.max(0, rtp - half), high: rtp + half };
}
