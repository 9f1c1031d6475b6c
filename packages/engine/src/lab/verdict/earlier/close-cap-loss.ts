import { capLossOf } from '#engine/slots/exact/cap-loss';
import type { MathModel, Mode } from '#engine/slots/model/math-model';
import type { RoundSpread } from '#engine/slots/exact/round-spread';
import { chanceOfAtLeast } from '../../exact/round-chance';

/** M1 of rule sets 1 to 3: the maximum part of the cost by which limits may lower the RTP. */
export const mostCapLoss = 0.0005;

/**
 * The wins, as multiples of the cap, for which the chance of a round is computed. Beyond the last one, the
 * general bound applies.
 */
const steps = [1, 1.25, 1.5, 2] as const;

/**
 * A closer upper bound, in costs, of the amount by which `maxWinX` and `maxSpins` lower the mean of a round.
 * The mean above the cap is the area under the curve of the chance to win more, which decreases from step to
 * step. Takes some hundred milliseconds.
 */
export function closeCapLoss(model: MathModel, mode: Mode, spread: RoundSpread): number {
  const cap = model.maxWinX * mode.cost;
  const areas = steps.slice(1).map((end, index) => {
    const from = Math.ceil(cap * (steps[index] ?? 1));
    const [, most] = chanceOfAtLeast(spread, from);
    return (Math.ceil(cap * end) - from) * most;
  });
  const end = { ...model, maxWinX: Math.floor(model.maxWinX * 2) };
  const beyond = capLossOf(end, mode, spread, spread.features);
  return areas.reduce((sum, area) => sum + area, 0) / mode.cost + beyond;
}
