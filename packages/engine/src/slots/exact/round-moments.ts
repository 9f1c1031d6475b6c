import { freeSpinWorth } from './uncapped-return';
import { fraction, minus, one, over, plus, sumOf, times, type Fraction } from './fraction';
import type { FreeSpins } from '../model/math-model';

/** Means over all outcomes of a spin. X is the win in credits, N the number of awarded spins of a feature. */
export interface SpinMoments {
  /** E[X] and E[X²]. */
  readonly win: Fraction;
  readonly square: Fraction;
  /** By feature, in order: E[N] and E[XN]. */
  readonly awards: readonly Fraction[];
  readonly winAwards: readonly Fraction[];
  /** E[N·N'] for every two features. */
  readonly awardPairs: readonly (readonly Fraction[])[];
}

/**
 * Exact mean and variance of a round in credits, for any features. Given the base spin, a round is its win X
 * plus N free spins, each with a total G that includes the spins that it awards. So E[R²] = E[(X + N·E[G])²]
 * + E[N]·Var[G], and E[G²] = (M²E[X²] + 2M·E[XN]·E[G] + E[N(N−1)]·E[G]²) / (1 − E[N]) over spins of the
 * feature's reels.
 */
export function roundMoments(
  base: SpinMoments,
  features: readonly { readonly feature: FreeSpins; readonly moments: SpinMoments }[],
): { mean: Fraction; variance: Fraction } {
  const worths = features.map(({ feature, moments }, index) => worthOf(feature, moments, index));
  const at = (means: readonly Fraction[] | undefined, index: number) => means?.[index] ?? fraction(0);
  const mean = plus(base.win, sumOf(worths.map((worth, f) => times(worth.mean, at(base.awards, f)))));
  const joint = worths.flatMap((worth, f) => [
    times(times(fraction(2), worth.mean), at(base.winAwards, f)),
    times(worth.variance, at(base.awards, f)),
    ...worths.map((other, g) => times(times(worth.mean, other.mean), at(base.awardPairs[f], g))),
  ]);
  return { mean, variance: minus(plus(base.square, sumOf(joint)), times(mean, mean)) };
}

/** One free spin including the spins that it awards, in credits. */
function worthOf(feature: FreeSpins, spins: SpinMoments, index: number) {
  const wins = fraction(feature.multiplier);
  const ifAgain = (mean: Fraction | undefined) => (feature.retrigger && mean ? mean : fraction(0));
  const more = ifAgain(spins.awards[index]);
  const mean = freeSpinWorth(feature, spins.win, more);
  const pairs = minus(ifAgain(spins.awardPairs[index]?.[index]), more);
  const square = over(
    sumOf([
      times(times(wins, wins), spins.square),
      times(times(times(fraction(2), wins), ifAgain(spins.winAwards[index])), mean),
      times(pairs, times(mean, mean)),
    ]),
    minus(one, more),
  );
  return { mean, variance: minus(square, times(mean, mean)) };
}
