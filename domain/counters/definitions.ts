import type { RoundSums } from './round-sums';

/**
 * What the figures of the dashboards mean. Amounts are play coins in minor units; ratios are decimal strings, because
 * floats would round them differently from one place to another.
 */
export const turnover = ({ bets }: Pick<RoundSums, 'bets'>): bigint => bets;

/** What players lost, all in all. */
export const coinGgr = ({ bets, wins }: Pick<RoundSums, 'bets' | 'wins'>): bigint => bets - wins;

/** GGR less what players were given without a bet. */
export const coinNgr = (sums: Pick<RoundSums, 'bets' | 'wins'>, bonusCost: bigint): bigint =>
  coinGgr(sums) - bonusCost;

/** GGR ÷ turnover; null without a bet. */
export const hold = (sums: Pick<RoundSums, 'bets' | 'wins'>): string | null =>
  ratio(coinGgr(sums), sums.bets);

/** Wins ÷ bets; null without a bet. */
export const actualRtp = ({ bets, wins }: Pick<RoundSums, 'bets' | 'wins'>): string | null =>
  ratio(wins, bets);

/** Turnover ÷ rounds, in whole minor units; null without a round. */
export const averageBet = ({ bets, rounds }: Pick<RoundSums, 'bets' | 'rounds'>): bigint | null =>
  rounds === 0 ? null : divided(bets, BigInt(rounds));

/** The share of a sign-up day's players who were active on another day; null when nobody joined. */
export const retention = (active: number, joined: number): string | null =>
  ratio(BigInt(active), BigInt(joined));

const ratioDigits = 6;

/** With six decimals, half away from zero; null when there is nothing to divide by. */
export function ratio(part: bigint, whole: bigint): string | null {
  if (whole === 0n) return null;
  const scaled = divided(part * 10n ** BigInt(ratioDigits), whole);
  const digits = `${scaled < 0n ? -scaled : scaled}`.padStart(ratioDigits + 1, '0');
  return `${scaled < 0n ? '-' : ''}${digits.slice(0, -ratioDigits)}.${digits.slice(-ratioDigits)}`;
}

/** Half away from zero. */
function divided(part: bigint, whole: bigint): bigint {
  const isNegative = part < 0n !== whole < 0n;
  const [above, below] = [part < 0n ? -part : part, whole < 0n ? -whole : whole];
  const rounded = (2n * above + below) / (2n * below);
  return isNegative ? -rounded : rounded;
}
