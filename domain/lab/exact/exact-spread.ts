import type { Volatility } from '#domain/slots/exact/volatility';
import { fraction, toDecimal, zero, type Fraction } from '#domain/slots/exact/fraction';
import { deviationOf, type RoundSpread } from '#domain/slots/exact/round-spread';
import type { MathModel, Mode } from '#domain/slots/model/math-model';
import { volatilityOf } from '#domain/slots/exact/volatility';
import { closeCapLoss } from './close-cap-loss';
import { roundHitOf } from './round-hit';
import { histogramOf } from '../tally/run-result';
import { mostCapLoss } from './win-limits';

export interface SpreadMetrics {
  /** The share of base spins that win anything. */
  readonly spinHit: string;
  readonly spinHitFraction: string;
  /**
   * The share of rounds that win anything, including free spins. If free spins can retrigger, `maxSpins` is
   * not taken into account.
   */
  readonly roundHit: string;
  /**
   * The largest possible base spin and the largest possible round, in costs, and the share of base spins that
   * win the former.
   */
  readonly baseMaxWinX: number;
  readonly maxWinX: number;
  readonly baseMaxChance: string;
  /** The share of the total win of all base spins that the single best outcome has. */
  readonly largestShare: string;
  /** Standard deviation of a round in costs, with four digits. Fixed prizes count with their mean. */
  readonly sd: string;
  readonly volatility: Volatility;
  /**
   * The largest amount by which `maxWinX` and `maxSpins` can lower the RTP. The reported RTP does not include
   * them.
   */
  readonly capLoss: string;
  /** A closer bound; present if the other bound is above the limit of M1. */
  readonly closeCapLoss?: string;
}

export function spreadMetrics(model: MathModel, mode: Mode, spread: RoundSpread): SpreadMetrics {
  const { hit, outcomes, cycle, baseMaxWinX, maxWinX, capLoss } = spread;
  const deviation = deviationOf(spread);
  const largest = Math.min(outcomes.at(-1)?.credits ?? 0, model.maxWinX * mode.cost);
  const isClose = capLoss <= mostCapLoss || spread.features.length === 0;
  const total = outcomes.reduce((sum, { credits, weight }) => sum + BigInt(credits) * BigInt(weight), 0n);
  const times = outcomes.reduce((sum, { credits, weight }) => (credits >= largest ? sum + weight : sum), 0);
  return {
    spinHit: decimal(hit),
    spinHitFraction: `${hit.numerator}/${hit.denominator}`,
    roundHit: roundHitOf(spread).toFixed(10),
    baseMaxWinX,
    maxWinX,
    baseMaxChance: toDecimal(fraction(times, cycle), 15),
    largestShare: decimal(total === 0n ? zero : fraction(largest, total)),
    sd: deviation.toFixed(4),
    volatility: volatilityOf(deviation),
    capLoss: capLoss.toFixed(10),
    ...(!isClose && { closeCapLoss: Math.min(capLoss, closeCapLoss(model, mode, spread)).toFixed(10) }),
  };
}

/** The share of base spins in each bin. */
export function baseHistogramOf({ outcomes, cycle }: RoundSpread, cost: number): number[] {
  const wins = new Map<number, number>();
  for (const { credits, weight } of outcomes) wins.set(credits, (wins.get(credits) ?? 0) + weight);
  return histogramOf(wins, cost).map((weight) => weight / cycle);
}

const decimal = (value: Fraction) => toDecimal(value, 10);
