import { fraction, toDecimal } from '#engine/slots/exact/fraction';
import { deviationOf, roundSpread, type RoundSpread } from '#engine/slots/exact/round-spread';
import { uncappedReturn } from '#engine/slots/exact/uncapped-return';
import type { MathModel, Mode } from '#engine/slots/model/math-model';
import { modeOf } from '#engine/slots/model/model-parts';
import { baseHistogramOf } from '../../exact/exact-model';
import { largestWinOf, largestWinWithin } from '../../exact/largest-win';
import { pairDeviation } from '../../exact/pair-deviation';
import type { RuleSet } from '../check';
import { exactRtp, type Facts } from '../facts';
import { closeCapLoss, mostCapLoss } from './close-cap-loss';

/**
 * The figures of rule sets 1 to 3: RTP and standard deviation without `maxWinX` and `maxSpins`, and a bound of what these
 * limits can take. Only for certificates that name these rule sets.
 */
export interface EarlierFacts extends Facts {
  /** A decimal; undefined if it is not known. */
  readonly capLoss: string | undefined;
  /** Whether `sd` is missing because of a limit. */
  readonly isSdLimited: boolean;
  /** The chance of the largest win of a base spin; undefined if the cycle is too large. */
  readonly baseMaxChance: number | undefined;
}

export function earlierFacts(model: MathModel, modeId: string, rules: RuleSet): EarlierFacts {
  const mode = modeOf(model, modeId);
  const own = uncappedReturn(model, modeId);
  const isDeclared = mode.id === modeOf(model).id;
  const facts = {
    rtp: exactRtp(own.withoutMaxSpins.rtp),
    modes: model.modes.map(({ id }) => exactRtp(uncappedReturn(model, id).withoutMaxSpins.rtp)),
    baseRtp: [own.lines, own.scatter, own.fixed].reduce((sum, part) => sum + Number(toDecimal(part, 10)), 0),
  };
  const spread = roundSpread(model, mode.id);
  if ('tooLarge' in spread) return { ...facts, ...largeFacts(model, mode, rules), cycle: spread.tooLarge };
  const { hit, baseMaxWinX, maxWinX, outcomes, cycle } = spread;
  const largest = Math.min(outcomes.at(-1)?.credits ?? 0, model.maxWinX * mode.cost);
  const total = outcomes.reduce((sum, { credits, weight }) => sum + BigInt(credits) * BigInt(weight), 0n);
  const times = outcomes.reduce((sum, { credits, weight }) => (credits >= largest ? sum + weight : sum), 0);
  const sd = deviationOf(spread).toFixed(4);
  return {
    ...facts,
    cycle,
    sd: { least: Number(sd), most: Number(sd), text: sd },
    ...(isDeclared && { largestWin: largestWinOf(model, mode, spread) }),
    spread: {
      ...{ spinHit: hit, baseMaxWinX, maxWinX },
      largestShare: total === 0n ? 0 : Number(toDecimal(fraction(largest, total), 10)),
    },
    baseHistogram: baseHistogramOf(spread, mode.cost),
    capLoss: capLossText(model, mode, spread, rules),
    isSdLimited: false,
    baseMaxChance: Number(toDecimal(fraction(times, cycle), 15)),
  };
}

function largeFacts(model: MathModel, mode: Mode, rules: RuleSet) {
  const { boundX, isExact, atLeast, above, mayBeCapped, maySpinsEnd } = largestWinWithin(model, mode);
  const isLimited = rules !== 'ruleset/1' && (mayBeCapped || maySpinsEnd);
  const deviation = pairDeviation(model, mode);
  const sd = rules === 'ruleset/1' || isLimited ? undefined : deviation?.toFixed(4);
  return {
    ...(sd !== undefined && { sd: { least: Number(sd), most: Number(sd), text: sd } }),
    ...(mode.id === modeOf(model).id && { largestWin: { boundX, isExact, atLeast, above } }),
    capLoss: undefined,
    isSdLimited: isLimited && deviation !== undefined,
    baseMaxChance: undefined,
  };
}

/** From `ruleset/2` on, a closer bound if the general one is above the limit of M1. */
function capLossText(model: MathModel, mode: Mode, spread: RoundSpread, rules: RuleSet): string {
  const { capLoss, features } = spread;
  if (rules === 'ruleset/1' || capLoss <= mostCapLoss || features.length === 0) return capLoss.toFixed(10);
  return Math.min(capLoss, closeCapLoss(model, mode, spread)).toFixed(10);
}
