import { fraction, over, plus, times, toNumber } from '#engine/slots/exact/fraction';
import type { MathModel, Mode } from '#engine/slots/model/math-model';
import { modelInFreeSpins } from '#engine/slots/model/model-parts';
import { roundMoments, type SpinMoments } from '#engine/slots/exact/round-moments';
import { pairMoments, pairWorkLimit, type PairWork } from './pair-moments';

/**
 * The exact mean of the square of a round's win in credits, without the distribution of its spins and without `maxWinX`
 * and `maxSpins`. Undefined if the model has too many pairs of lines.
 */
export const pairSquare = (model: MathModel, mode: Mode, left: PairWork): number | undefined => {
  const moments = momentsOfPairs(model, mode, left);
  return moments && toNumber(plus(moments.variance, times(moments.mean, moments.mean)));
};

/** The standard deviation that follows from it, in costs. */
export const pairDeviation = (model: MathModel, mode: Mode): number | undefined => {
  const moments = momentsOfPairs(model, mode, { steps: pairWorkLimit });
  return moments && Math.sqrt(toNumber(over(moments.variance, fraction(mode.cost ** 2))));
};

function momentsOfPairs(model: MathModel, mode: Mode, left: PairWork) {
  const awarding = modelInFreeSpins(model);
  const base = pairMoments(model, mode, mode.reelSet, left);
  const known = new Map<string, SpinMoments | undefined>(awarding === model ? [[mode.reelSet, base]] : []);
  const momentsOf = (reelSet: string) => {
    if (!known.has(reelSet)) known.set(reelSet, pairMoments(awarding, mode, reelSet, left));
    return known.get(reelSet);
  };
  const features = (model.features ?? []).flatMap((feature) => {
    const moments = base && momentsOf(feature.reelSet);
    return moments ? [{ feature, moments }] : [];
  });
  if (!base || features.length < (model.features ?? []).length) return undefined;
  return roundMoments(base, features);
}
