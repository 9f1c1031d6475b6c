import { exactly, fractionOfNumber, isExact, scaledBounds, type Bounds } from '#engine/slots/exact/bounds';
import { aboveLimit } from '#engine/slots/exact/cap-loss';
import {
  exactDistribution,
  exactWorkLimit,
  type Distribution,
  type WorkLeft,
} from '#engine/slots/exact/exact-distribution';
import { featureTotals } from '#engine/slots/exact/feature-totals';
import {
  compare,
  fraction,
  minus,
  over,
  times,
  toNumber,
  zero,
  type Fraction,
} from '#engine/slots/exact/fraction';
import { largestRound, largestSpin } from '#engine/slots/exact/largest-round';
import { cappedMean } from '#engine/slots/exact/round-chain';
import { roundLaw, roundLawLimit, type RoundLaw, type RoundWork } from '#engine/slots/exact/round-law';
import { meanOf, roundSpread, type RoundSpread } from '#engine/slots/exact/round-spread';
import { uncappedReturn, type UncappedReturn } from '#engine/slots/exact/uncapped-return';
import type { MathModel, Mode } from '#engine/slots/model/math-model';
import { modeOf } from '#engine/slots/model/model-parts';
import { largeExcess } from './large-excess';
import { largestWinWithin, type WinWithin } from './largest-win';
import { pairSquare } from './pair-deviation';
import { pairWorkLimit, type PairWork } from './pair-moments';

/** The return of a mode with `maxSpins` and `maxWinX`, in costs. Bounds are equal where a figure is exact. */
export interface LimitedReturn {
  readonly rtp: Bounds;
  /** Computes the parts of `rtp` by source, which can take as long as `rtp`. */
  readonly parts: () => ReturnParts;
  readonly uncapped: UncappedReturn;
  /** Standard deviation of a round; undefined if it is unknown. Fixed prizes count with their mean. */
  readonly deviation?: { readonly least: number; readonly most: number };
  /** The share of rounds that win anything; undefined if the cycle is too large. */
  readonly roundHit?: number;
  /** The distributions of spins, or the largest win if the cycle is too large. */
  readonly spread: RoundSpread | { readonly tooLarge: number; readonly within: WinWithin };
  /** The distribution of rounds, if it takes little enough work. */
  readonly law?: RoundLaw;
}

/** The sources of the win of a round, in the order of the engine. The sum of the parts is the RTP. */
export interface ReturnParts {
  readonly lines: Bounds;
  readonly fixed: Bounds;
  readonly scatter: Bounds;
  readonly feature: Bounds;
}

/** The smallest loss that is worth the whole work limit, in costs. Declared figures have at most twelve digits. */
const smallLoss = 1e-14;
/** The multiplications for a distribution that no limit requires, for its histogram. */
const spareWork = 300_000_000;

/** The remaining work of the three computations that can take seconds. */
export interface ExactWork {
  readonly spread: WorkLeft;
  readonly pairs: PairWork;
  readonly law: RoundWork;
}

/** About ten seconds. */
export const exactWork = (): ExactWork => ({
  spread: { ...exactWorkLimit },
  pairs: { steps: pairWorkLimit },
  law: { work: roundLawLimit.work },
});

/** The limited return of a mode. Modes can share `left`. */
export function limitedReturn(
  model: MathModel,
  modeId?: string,
  left: ExactWork = exactWork(),
): LimitedReturn {
  const mode = modeOf(model, modeId);
  const uncapped = uncappedReturn(model, mode.id);
  const spread = roundSpread(model, mode.id, left.spread);
  if ('tooLarge' in spread) return largeReturn(model, mode, uncapped, spread.tooLarge, left.pairs);
  const cap = model.maxWinX * mode.cost;
  const { features } = spread;
  const base: Distribution = spread;
  const largest = largestRound(base, features);
  const capped = largest > cap ? aboveLimit(cap, base, features) : undefined;
  // A limited feature can be nearly certain to continue, so that its bounds are infinite.
  const mostLoss = Math.min(capped?.excess ?? 0, toNumber(uncapped.rtp.most) * mode.cost);
  const isWorthIt = mostLoss / mode.cost > smallLoss;
  const spared = isWorthIt ? 0 : Math.max(0, left.law.work - spareWork);
  left.law.work -= spared;
  const law =
    features.length > 0 ? roundLaw(Math.min(cap, largest + 1), base, features, left.law) : undefined;
  left.law.work += spared;

  const mean = capped && cappedMean(cap, base, features);
  const ofBase = exactly(cappedWin(base, cap, mode));
  const bounds = mean
    ? exactly(over(mean, fraction(mode.cost)))
    : lowered(uncapped.rtp, capped ? lossOf(law, cap, { mostLoss, largest }) : exactly(zero), mode);
  // A round wins at least what its base spin wins.
  const rtp = compare(bounds.least, ofBase.least) < 0 ? { ...bounds, least: ofBase.least } : bounds;
  const square = squareOf({ cap, base, spread, law, mostSquare: capped?.square });
  return {
    ...{ rtp, uncapped, spread, roundHit: roundHitOf(spread) },
    parts: () => ({
      ...baseParts(model, mode, base, uncapped),
      feature: features.length === 0 ? exactly(zero) : difference(rtp, ofBase),
    }),
    deviation: deviationOf(square, rtp, mode),
    ...(law && { law }),
  };
}

/** Bounds of the mean above the cap in credits. Without the distribution of rounds, the general bound. */
function lossOf(
  found: RoundLaw | undefined,
  cap: number,
  { mostLoss, largest }: { readonly mostLoss: number; readonly largest: number },
): Bounds {
  if (!found) return { least: zero, most: fractionOfNumber(mostLoss) };
  const { law, lost, unit } = found;
  // The limit of the law is a whole number of units, so it can be above the cap.
  const loss = law.excess * unit + law.over * (law.below.length * unit - cap);
  const error = loss * law.roundings * 2 ** -52;
  return {
    least: fractionOfNumber(Math.max(0, loss - error)),
    most: fractionOfNumber(loss + error + lost * largest),
  };
}

/** The mean win of a spin in costs, at most the cap. */
const cappedWin = (spins: Distribution, cap: number, { cost }: Mode): Fraction =>
  over(
    meanOf(spins, ({ credits }) => Math.min(credits, cap)),
    fraction(cost),
  );

/** The parts of the base spin: each part is paid as far as the parts before it leave room below the cap. */
function baseParts(model: MathModel, mode: Mode, base: Distribution, uncapped: UncappedReturn) {
  const { lines, fixed, scatter } = uncapped;
  const cap = model.maxWinX * mode.cost;
  if (largestSpin(base) <= cap)
    return { lines: exactly(lines), fixed: exactly(fixed), scatter: exactly(scatter) };
  const upTo = (spins: Distribution) => cappedWin(spins, cap, mode);
  const only = (part: Partial<MathModel>): Fraction => {
    const spins = exactDistribution({ ...model, ...part }, { mode: mode.id });
    return 'tooLarge' in spins ? zero : upTo(spins);
  };
  const withoutScatters = only({ scatterPays: {} });
  const runs = model.fixedPrizes?.length ? only({ scatterPays: {}, fixedPrizes: [] }) : withoutScatters;
  return {
    lines: exactly(runs),
    fixed: exactly(minus(withoutScatters, runs)),
    scatter: exactly(minus(upTo(base), withoutScatters)),
  };
}

const difference = ({ least, most }: Bounds, base: Bounds): Bounds => ({
  least: minus(least, base.most),
  most: minus(most, base.least),
});

/** A return in costs, lowered by a loss in credits. */
const lowered = ({ least, most }: Bounds, loss: Bounds, { cost }: Mode): Bounds => {
  const { least: leastLoss, most: mostLoss } = scaledBounds(loss, fraction(1, cost));
  const lowest = minus(least, mostLoss);
  return { least: compare(lowest, zero) < 0 ? zero : lowest, most: minus(most, leastLoss) };
};

interface Squared {
  readonly cap: number;
  readonly base: Distribution;
  readonly spread: RoundSpread;
  readonly law: RoundLaw | undefined;
  /** The largest mean of the square of wins above the cap; undefined if no round exceeds it. */
  readonly mostSquare: number | undefined;
}

/** The mean of the square of a round's win in credits. */
function squareOf({ cap, base, spread, law, mostSquare }: Squared): { least: number; most: number } {
  if (mostSquare !== undefined && law) {
    const { below, over: chance } = law.law;
    const square = below.reduce((sum, own, units) => sum + own * (units * law.unit) ** 2, chance * cap ** 2);
    return { least: square, most: square + law.lost * cap ** 2 };
  }
  const totals = spread.features.map((feature, index) => featureTotals(feature, index));
  const square = base.outcomes.reduce((sum, { credits, awards, weight }) => {
    const own = spread.features.length === 0 ? Math.min(credits, cap) : credits;
    const free = awards.map((spins, index) => totals[index]?.(spins) ?? { mean: 0, square: 0 });
    const means = free.reduce((all, { mean }) => all + mean, 0);
    const squares = free.reduce((all, one) => all + one.square - one.mean ** 2, 0);
    return sum + (weight / base.cycle) * ((own + means) ** 2 + squares);
  }, 0);
  const most = spread.features.length > 0 ? (mostSquare ?? 0) : 0;
  return { least: Math.max(0, square - most), most: square };
}

function deviationOf(square: { least: number; most: number }, rtp: Bounds, { cost }: Mode) {
  const of = (squares: number, mean: Fraction) =>
    Math.sqrt(Math.max(0, squares / cost ** 2 - toNumber(times(mean, mean))));
  return { least: of(square.least, rtp.most), most: of(square.most, rtp.least) };
}

function roundHitOf({ cycle, outcomes, features }: RoundSpread): number {
  const totals = features.map((feature, index) => featureTotals(feature, index));
  const blank = outcomes
    .filter(({ credits }) => credits === 0)
    .reduce((sum, { weight, awards }) => {
      const chances = awards.map((spins, index) => totals[index]?.(spins).blank ?? 1);
      return sum + (weight / cycle) * chances.reduce((product, chance) => product * chance, 1);
    }, 0);
  return 1 - blank;
}

/** The return of a mode whose cycle is too large to enumerate. */
function largeReturn(
  model: MathModel,
  mode: Mode,
  uncapped: UncappedReturn,
  tooLarge: number,
  left: PairWork,
): LimitedReturn {
  const { mayBeCapped, maySpinsEnd, ...within } = largestWinWithin(model, mode);
  const cap = model.maxWinX * mode.cost;
  const square = pairSquare(model, mode, left);
  const loss = !mayBeCapped
    ? 0
    : Math.min(
        largeExcess(model, mode, cap) * 1.000_001,
        // (T − L)⁺ ≤ T² ÷ 4L, and limits only lower T.
        square === undefined ? Infinity : (square / (4 * cap)) * 1.000_001,
        toNumber(uncapped.rtp.most) * mode.cost,
      );
  const rtp = lowered(uncapped.rtp, { least: zero, most: fractionOfNumber(loss) }, mode);
  const capped = (part: Fraction): Bounds =>
    within.mayBaseBeCapped
      ? lowered(exactly(part), { least: zero, most: fractionOfNumber(loss) }, mode)
      : exactly(part);
  const isLimited = mayBeCapped || maySpinsEnd;
  const deviation = square !== undefined && {
    deviation: { ...deviationOf({ least: isLimited ? 0 : square, most: square }, rtp, mode) },
  };
  return {
    rtp,
    parts: () => ({
      ...{ lines: capped(uncapped.lines), fixed: capped(uncapped.fixed), scatter: capped(uncapped.scatter) },
      feature: isExact(rtp)
        ? uncapped.feature
        : lowered(uncapped.feature, { least: zero, most: fractionOfNumber(loss) }, mode),
    }),
    ...{ uncapped, spread: { tooLarge, within: { mayBeCapped, maySpinsEnd, ...within } } },
    ...deviation,
  };
}
