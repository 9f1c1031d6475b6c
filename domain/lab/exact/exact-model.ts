import type { SpreadMetrics } from './exact-spread';
import { exactReturn, type ExactReturn } from '#domain/slots/exact/exact-return';
import { toDecimal, type Fraction } from '#domain/slots/exact/fraction';
import type { MathModel } from '#domain/slots/model/math-model';
import { modeOf } from '#domain/slots/model/model-parts';
import { roundSpread } from '#domain/slots/exact/round-spread';
import { volatilityOf, type Volatility } from '#domain/slots/exact/volatility';
import { baseHistogramOf, spreadMetrics } from './exact-spread';
import { pairDeviation } from './pair-deviation';
import { largestWinOf, largestWinWithin, type LargestWin } from './largest-win';

/**
 * The exact properties of a mode, computed without playing. Plain JSON, so that a worker or a store can pass
 * it on.
 */
export interface ExactModel {
  readonly metrics: ExactMetrics;
  /**
   * The share of base spins in each bin of `histogramBounds`; absent if the cycle is too large to enumerate.
   */
  readonly baseHistogram?: readonly number[];
}

/** Decimals are rounded half up to ten digits; fractions are reduced, such as `205/216`. */
export interface ExactMetrics {
  readonly rtp: string;
  readonly fraction: string;
  readonly lines: string;
  readonly scatter: string;
  readonly fixed: string;
  readonly feature: string;
  readonly triggers: readonly { readonly feature: string; readonly rate: string }[];
  /** Every mode of the model, in order. */
  readonly modes: readonly { readonly mode: string; readonly rtp: string; readonly fraction: string }[];
  readonly cycle: number;
  /** For the mode that the declared values apply to. */
  readonly largestWin?: LargestWin;
  /**
   * The standard deviation from pairs of lines; present if `spread` is absent and there are not too many
   * pairs.
   */
  readonly pairs?: PairMetrics;
  /** Figures that require every outcome of the cycle; absent if the cycle is too large for an exact run. */
  readonly spread?: SpreadMetrics;
}

export interface PairMetrics {
  /** The standard deviation of a round in costs, with four digits, without `maxWinX` and `maxSpins`. */
  readonly sd: string;
  readonly volatility: Volatility;
  /** Whether one of these limits can end a round. Then the deviation of played rounds is different. */
  readonly mayBeLimited: boolean;
}

/** Computes the exact properties of a mode. Default: the first mode. Takes up to some seconds. */
export function exactModel(model: MathModel, modeId?: string): ExactModel {
  const mode = modeOf(model, modeId);
  const returns = model.modes.map(({ id }) => ({ mode: id, exact: exactReturn(model, id) }));
  const own = returns.find(({ mode: id }) => id === mode.id)?.exact ?? exactReturn(model, mode.id);
  const metrics = {
    ...shares(own),
    modes: returns.map(({ mode: id, exact: { rtp } }) => ({
      mode: id,
      rtp: decimal(rtp),
      fraction: written(rtp),
    })),
  };
  const isDeclared = mode.id === modeOf(model).id;
  const spread = roundSpread(model, mode.id);
  if ('tooLarge' in spread) {
    const { mayBeLimited, ...largestWin } = largestWinWithin(model, mode);
    const deviation = pairDeviation(model, mode);
    const pairs = deviation !== undefined && {
      pairs: { sd: deviation.toFixed(4), volatility: volatilityOf(deviation), mayBeLimited },
    };
    return {
      metrics: { ...metrics, cycle: spread.tooLarge, ...pairs, ...(isDeclared && { largestWin }) },
    };
  }
  const largestWin = isDeclared && { largestWin: largestWinOf(model, mode, spread) };
  return {
    metrics: { ...metrics, cycle: spread.cycle, spread: spreadMetrics(model, mode, spread), ...largestWin },
    baseHistogram: baseHistogramOf(spread, mode.cost),
  };
}

const decimal = (value: Fraction) => toDecimal(value, 10);
const written = ({ numerator, denominator }: Fraction) => `${numerator}/${denominator}`;

const shares = ({ rtp, lines, scatter, fixed, feature, triggers }: ExactReturn) => ({
  rtp: decimal(rtp),
  fraction: written(rtp),
  lines: decimal(lines),
  scatter: decimal(scatter),
  fixed: decimal(fixed),
  feature: decimal(feature),
  triggers: triggers.map(({ feature: id, rate }) => ({ feature: id, rate: decimal(rate) })),
});
