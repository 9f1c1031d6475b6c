import { fraction, minus, times, toDecimal, toNumber, type Fraction } from '#engine/slots/exact/fraction';
import type { MathModel } from '#engine/slots/model/math-model';
import { volatilityOf, type Volatility } from '#engine/slots/exact/volatility';
import { halfWidthOf } from './interval';
import { roundHitsOf, type AnyResult, type RunResult } from './run-result';

/** The figures of a simulation as text: decimals with a fixed number of digits, and wins in costs. */
export interface RunMetrics {
  readonly rtp: string;
  /**
   * Half the width of the 99 % interval of the RTP, by the deviation of the sample, and the limits of the
   * interval.
   */
  readonly halfWidth: string;
  readonly low: string;
  readonly high: string;
  /** The share of base spins that won anything; absent in results of `novalink.result/1`, which do not count them. */
  readonly spinHit?: string;
  /**
   * The shares of rounds that won anything (including free spins), that won more than they cost, and that won
   * something but less than they cost.
   */
  readonly roundHit: string;
  readonly above: string;
  readonly below: string;
  /** Standard deviation of a round. */
  readonly sd: string;
  readonly volatility: Volatility;
  /**
   * 1.645 standard deviations: if wins were normally distributed, one round in ten would be further from the
   * mean.
   */
  readonly volatilityIndex: string;
  /** Shares of the cost; their sum is the RTP. */
  readonly lines: string;
  readonly scatters: string;
  readonly features: string;
  /** The share of rounds whose base spin triggered the feature. */
  readonly featureRates: readonly { readonly feature: string; readonly rate: string }[];
  readonly freeSpins: string;
  readonly capped: string;
  readonly maxWinX: string;
  readonly p50X: string;
  readonly p99X: string;
  readonly longestLosing: string;
}

const indexDeviations = 1.645;

export function metricsOf({ features = [] }: MathModel, result: AnyResult): RunMetrics {
  const { rounds, cost } = result;
  const { mean, deviation } = momentsOf(result);
  const ofRounds = (count: number) => toDecimal(fraction(count, rounds), 6);
  const ofCost = (credits: string) => toDecimal(inCosts(credits, result), 6);
  const inCost = (credits: number) => toDecimal(fraction(credits, cost), 4);
  const half = halfWidthOf(deviation, rounds);
  return {
    rtp: toDecimal(mean, 6),
    halfWidth: half.toFixed(6),
    low: (toNumber(mean) - half).toFixed(6),
    high: (toNumber(mean) + half).toFixed(6),
    ...(result.schema === 'novalink.result/2' && { spinHit: ofRounds(result.spinHits) }),
    roundHit: ofRounds(roundHitsOf(result)),
    above: ofRounds(result.above),
    below: ofRounds(result.below),
    sd: deviation.toFixed(4),
    volatility: volatilityOf(deviation),
    volatilityIndex: (indexDeviations * deviation).toFixed(4),
    lines: ofCost(result.lines),
    scatters: ofCost(result.scatters),
    features: ofCost(result.features),
    featureRates: features.map(({ id }, index) => ({
      feature: id,
      rate: ofRounds(result.triggered[index] ?? 0),
    })),
    freeSpins: `${result.freeSpins}`,
    capped: `${result.capped}`,
    maxWinX: inCost(result.highest),
    p50X: inCost(result.median),
    p99X: inCost(result.p99),
    longestLosing: `${result.longestLosing}`,
  };
}

/** Mean and standard deviation of a played round, in costs. */
export function momentsOf(result: Pick<RunResult, 'won' | 'squares' | 'rounds' | 'cost'>): {
  mean: Fraction;
  deviation: number;
} {
  const mean = inCosts(result.won, result);
  const square = inCosts(result.squares, { rounds: result.rounds, cost: result.cost ** 2 });
  return { mean, deviation: Math.sqrt(toNumber(minus(square, times(mean, mean)))) };
}

const inCosts = (credits: string, { rounds, cost }: Pick<RunResult, 'rounds' | 'cost'>): Fraction =>
  fraction(BigInt(credits), BigInt(rounds) * BigInt(cost));
