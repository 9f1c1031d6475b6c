import { fraction, over, toNumber } from '#domain/slots/exact/fraction';
import type { MathModel, Mode } from '#domain/slots/model/math-model';
import { roundMoments, type SpinMoments } from '#domain/slots/exact/round-moments';
import { pairMoments, pairWorkLimit } from './pair-moments';

/**
 * The exact standard deviation of a round in costs, without the distribution of its spins. As in the exact
 * RTP, `maxWinX` and `maxSpins` are not taken into account. Undefined if the model has too many pairs of
 * lines.
 */
export function pairDeviation(model: MathModel, mode: Mode): number | undefined {
  const left = { steps: pairWorkLimit };
  const known = new Map<string, SpinMoments | undefined>();
  const momentsOf = (reelSet: string) => {
    if (!known.has(reelSet)) known.set(reelSet, pairMoments(model, mode, reelSet, left));
    return known.get(reelSet);
  };
  const base = momentsOf(mode.reelSet);
  const features = (model.features ?? []).flatMap((feature) => {
    const moments = base && momentsOf(feature.reelSet);
    return moments ? [{ feature, moments }] : [];
  });
  if (!base || features.length < (model.features ?? []).length) return undefined;
  const { variance } = roundMoments(base, features);
  return Math.sqrt(toNumber(over(variance, fraction(mode.cost ** 2))));
}
