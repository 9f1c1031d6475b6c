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
  /** How often a base spin wins anything. */
  readonly spinHit: string;
  readonly spinHitFraction: string;
  /** How often a round wins anything, free spins included; without `maxSpins` where free spins retrigger. */
  readonly roundHit: string;
  /** The largest base spin and the largest round that can occur, in costs, and how often a base spin wins the former. */
  readonly baseMaxWinX: number;
  readonly maxWinX: number;
  readonly baseMaxChance: string;
  /** The share of all that base spins win in the one outcome that wins the most. */
  readonly largestShare: string;
  /** Standard deviation of a round in costs, to four digits; fixed prizes are taken as what they are played for. */
  readonly sd: string;
  readonly volatility: Volatility;
  /** The most that `maxWinX` and `maxSpins` take off the RTP, which is told without them. */
  readonly capLoss: string;
  /** A closer bound, where the other is more than M1 allows. */
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
