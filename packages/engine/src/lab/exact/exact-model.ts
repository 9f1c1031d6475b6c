import { isExact, type Bounds } from '#engine/slots/exact/bounds';
import { fraction, minus, toDecimal, zero, type Fraction } from '#engine/slots/exact/fraction';
import type { RoundLaw } from '#engine/slots/exact/round-law';
import type { RoundSpread } from '#engine/slots/exact/round-spread';
import { volatilityOf, type Volatility } from '#engine/slots/exact/volatility';
import type { MathModel, Mode } from '#engine/slots/model/math-model';
import { modeOf } from '#engine/slots/model/model-parts';
import { histogramOf } from '../tally/run-result';
import { figureOf, type Figure } from './figure';
import { largestWinOf, type LargestWin } from './largest-win';
import { exactWork, limitedReturn, type LimitedReturn } from './limited-return';

/**
 * The exact properties of a mode, computed without playing. Plain JSON, so that a worker or a store can pass
 * it on.
 */
export interface ExactModel {
  readonly metrics: ExactMetrics;
  /** The share of base spins in each bin of `histogramBounds`; absent if the cycle is too large to enumerate. */
  readonly baseHistogram?: readonly number[];
  /** The share of rounds in each bin; absent if their distribution takes too much work. */
  readonly histogram?: readonly number[];
}

/** All figures include `maxSpins` and `maxWinX`, unless stated otherwise. Rates are decimals with ten digits. */
export interface ExactMetrics {
  readonly rtp: Figure;
  /** A reduced fraction such as `205/216`; absent if it is not known or longer than `longestFraction`. */
  readonly fraction?: string;
  /** The parts of the RTP. */
  readonly lines: Figure;
  readonly scatter: Figure;
  readonly fixed: Figure;
  readonly feature: Figure;
  /** The RTP without `maxSpins` and `maxWinX`, and how much both lower it. */
  readonly unlimitedRtp: string;
  readonly limits: Figure;
  /** The share of base spins that trigger each feature. */
  readonly triggers: readonly { readonly feature: string; readonly rate: string }[];
  /** Every mode of the model, in order. */
  readonly modes: readonly { readonly mode: string; readonly rtp: Figure }[];
  readonly cycle: number;
  /** For the mode that the declared values apply to. */
  readonly largestWin?: LargestWin;
  /**
   * Standard deviation of a round in costs, with four digits; absent if it is unknown. Fixed prizes count with their mean.
   */
  readonly sd?: Figure;
  readonly volatility?: Volatility;
  /** Figures that require every outcome of the cycle; absent if the cycle is too large. */
  readonly spread?: SpreadMetrics;
}

export interface SpreadMetrics {
  /** The share of base spins that win anything. */
  readonly spinHit: string;
  readonly spinHitFraction: string;
  /** The share of rounds that win anything, including free spins. */
  readonly roundHit: string;
  /** The largest possible base spin and the largest possible round, in costs. */
  readonly baseMaxWinX: number;
  readonly maxWinX: number;
  /** The share of the total win of all base spins that the single best outcome has. */
  readonly largestShare: string;
}

const longestFraction = 200;

/** Whether limits lower the RTP by more than the rounding of its bounds. */
export const limitsTakeSomething = ({ limits }: Pick<ExactMetrics, 'limits'>): boolean =>
  Number(limits.most) > 1e-12;

/** Computes the exact properties of a mode. Default: the first mode. Takes up to some seconds. */
export function exactModel(model: MathModel, modeId?: string): ExactModel {
  const mode = modeOf(model, modeId);
  const own = limitedReturn(model, mode.id);
  const modes = rtpsOfModes(model, mode, own);
  const { rtp, uncapped, spread, deviation, law, roundHit } = own;
  const isDeclared = mode.id === modeOf(model).id;
  const written = writtenFraction(rtp);
  const metrics = {
    rtp: figureOf(rtp),
    ...(written !== undefined && { fraction: written }),
    ...partsOf(own),
    triggers: uncapped.triggers.map(({ feature, rate }) => ({ feature, rate: decimal(rate) })),
    modes,
    ...(deviation && {
      sd: { least: deviation.least.toFixed(4), most: deviation.most.toFixed(4) },
      volatility: volatilityOf(deviation.most),
    }),
  };
  if ('tooLarge' in spread) {
    const { boundX, isExact: isReached, atLeast, above } = spread.within;
    const largestWin = isDeclared && { largestWin: { boundX, isExact: isReached, atLeast, above } };
    return { metrics: { ...metrics, cycle: spread.tooLarge, ...largestWin } };
  }
  const largestWin = isDeclared && { largestWin: largestWinOf(model, mode, spread, law) };
  const ofRounds = histogramOfRounds(own, spread, mode, model.maxWinX);
  return {
    metrics: {
      ...metrics,
      cycle: spread.cycle,
      spread: spreadMetrics(model, mode, spread, roundHit ?? 0),
      ...largestWin,
    },
    baseHistogram: baseHistogramOf(spread, mode.cost),
    ...(ofRounds && { histogram: ofRounds }),
  };
}

/** The RTP of every mode. Equal modes have the same figure, and the others share a second work limit. */
function rtpsOfModes(model: MathModel, mode: Mode, own: LimitedReturn): ExactMetrics['modes'] {
  const keyOf = ({ cost, reelSet }: Mode) => `${cost} ${reelSet}`;
  const known = new Map([[keyOf(mode), figureOf(own.rtp)]]);
  const left = exactWork();
  return model.modes.map((one) => {
    const rtp = known.get(keyOf(one)) ?? figureOf(limitedReturn(model, one.id, left).rtp);
    known.set(keyOf(one), rtp);
    return { mode: one.id, rtp };
  });
}

const decimal = (value: Fraction) => toDecimal(value, 10);

function writtenFraction(rtp: Bounds): string | undefined {
  const text = `${rtp.least.numerator}/${rtp.least.denominator}`;
  return isExact(rtp) && text.length <= longestFraction ? text : undefined;
}

function partsOf({ parts, rtp, uncapped }: LimitedReturn) {
  const { lines, scatter, fixed, feature } = parts();
  const unlimited = uncapped.withoutMaxSpins.rtp;
  return {
    ...{ lines: figureOf(lines), scatter: figureOf(scatter) },
    ...{ fixed: figureOf(fixed), feature: figureOf(feature) },
    unlimitedRtp: decimal(unlimited),
    limits: figureOf({ least: minus(unlimited, rtp.most), most: minus(unlimited, rtp.least) }),
  };
}

function spreadMetrics(model: MathModel, mode: Mode, spread: RoundSpread, roundHit: number): SpreadMetrics {
  const { hit, outcomes, baseMaxWinX, maxWinX } = spread;
  const cap = model.maxWinX * mode.cost;
  const largest = Math.min(outcomes.at(-1)?.credits ?? 0, cap);
  const total = outcomes.reduce(
    (sum, { credits, weight }) => sum + BigInt(Math.min(credits, cap)) * BigInt(weight),
    0n,
  );
  return {
    spinHit: decimal(hit),
    spinHitFraction: `${hit.numerator}/${hit.denominator}`,
    roundHit: roundHit.toFixed(10),
    ...{ baseMaxWinX, maxWinX },
    largestShare: decimal(total === 0n ? zero : fraction(largest, total)),
  };
}

/** The share of base spins in each bin. */
export function baseHistogramOf(
  { outcomes, cycle }: Pick<RoundSpread, 'outcomes' | 'cycle'>,
  cost: number,
): number[] {
  const wins = new Map<number, number>();
  for (const { credits, weight } of outcomes) wins.set(credits, (wins.get(credits) ?? 0) + weight);
  return histogramOf(wins, cost).map((weight) => weight / cycle);
}

function histogramOfRounds(
  { law }: Pick<LimitedReturn, 'law'>,
  { outcomes, cycle, features }: RoundSpread,
  { cost }: Mode,
  maxWinX: number,
): number[] | undefined {
  const cap = maxWinX * cost;
  if (features.length === 0) {
    const capped = outcomes.map((outcome) => ({ ...outcome, credits: Math.min(outcome.credits, cap) }));
    return baseHistogramOf({ outcomes: capped, cycle }, cost);
  }
  return law && histogramOf(winsOf(law, cap), cost);
}

/** The chance of each win in credits. */
function winsOf({ law, unit }: RoundLaw, cap: number): Map<number, number> {
  const wins = new Map<number, number>();
  law.below.forEach((chance, units) => {
    if (chance > 0) wins.set(units * unit, chance);
  });
  if (law.over > 0) wins.set(cap, law.over + (wins.get(cap) ?? 0));
  return wins;
}
