import type { RoundSums } from './round-sums';

/**
 * The definitions of the dashboards' figures. Amounts are play coins in minor units. Ratios are decimal
 * strings, because floating-point numbers could round differently in different places.
 */
export const turnover = ({ bets }: Pick<RoundSums, 'bets'>): bigint => bets;

/** GGR: the bets minus the wins of all players. */
export const coinGgr = ({ bets, wins }: Pick<RoundSums, 'bets' | 'wins'>): bigint => bets - wins;

/** The costs of a brand in addition to wins. */
export interface Costs {
  /** The coins that players received without a bet. */
  readonly bonus: bigint;
  /** Prizes and refunds of tournaments minus buy-ins. */
  readonly tournaments: bigint;
}

/** NGR: GGR minus bonus cost and tournament cost. */
export const coinNgr = (sums: Pick<RoundSums, 'bets' | 'wins'>, { bonus, tournaments }: Costs): bigint =>
  coinGgr(sums) - bonus - tournaments;

/** GGR ÷ turnover; null without a bet. */
export const hold = (sums: Pick<RoundSums, 'bets' | 'wins'>): string | null =>
  ratio(coinGgr(sums), sums.bets);

/** Wins ÷ bets; null without a bet. */
export const actualRtp = ({ bets, wins }: Pick<RoundSums, 'bets' | 'wins'>): string | null =>
  ratio(wins, bets);

/** Turnover ÷ rounds, in whole minor units; null without a round. */
export const averageBet = ({ bets, rounds }: Pick<RoundSums, 'bets' | 'rounds'>): bigint | null =>
  rounds === 0 ? null : divided(bets, BigInt(rounds));

/** The share of the players who joined on a day and were active on another day; null if nobody joined. */
export const retention = (active: number, joined: number): string | null =>
  ratio(BigInt(active), BigInt(joined));

const ratioDigits = 6;

/** With six decimals, halves rounded away from zero; null for a division by zero. */
export function ratio(part: bigint, whole: bigint): string | null {
  if (whole === 0n) return null;
  const scaled = divided(part * 10n ** BigInt(ratioDigits), whole);
  const digits = `${scaled < 0n ? -scaled : scaled}`.padStart(ratioDigits + 1, '0');
  return `${scaled < 0n ? '-' : ''}${digits.slice(0, -ratioDigits)}.${digits.slice(-ratioDigits)}`;
}

/** Halves are rounded away from zero. */
function divided(part: bigint, whole: bigint): bigint {
  const isNegative = part < 0n !== whole < 0n;
  const [above, below] = [part < 0n ? -part : part, whole < 0n ? -whole : whole];
  const rounded = (2n * above + below) / (2n * below);
  return isNegative ? -rounded : rounded;
}
