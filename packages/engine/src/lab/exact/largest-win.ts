import { lineOutcomes } from '#engine/slots/exact/line-runs';
import type { FreeSpins, MathModel, Mode } from '#engine/slots/model/math-model';
import { awardOf, inFreeSpins, reelsOf } from '#engine/slots/model/model-parts';
import type { RoundLaw } from '#engine/slots/exact/round-law';
import type { RoundSpread } from '#engine/slots/exact/round-spread';
import { anywhereCounts, cycleOf } from '#engine/slots/exact/window-counts';
import { chanceOfAtLeast, type ChanceBounds } from './round-chance';
import { spinBound } from './spin-bound';

/** Properties of the declared largest win, computed without playing. */
export interface LargestWin {
  /** An upper bound of the win of every round, in costs. */
  readonly boundX: number;
  /** Whether a round of `boundX` can occur. If not, the bound can be higher than every round. */
  readonly isExact: boolean;
  /** The chance that a round wins at least the declared largest win, and the chance that it wins more. */
  readonly atLeast: ChanceBounds;
  readonly above: ChanceBounds;
}

/** Computes it from the distribution of every round if that is known, otherwise from that of every spin. */
export function largestWinOf(
  model: MathModel,
  { cost }: Mode,
  spread: RoundSpread,
  law?: RoundLaw,
): LargestWin {
  const { declared, maxWinX } = model;
  const chance = (credits: number): ChanceBounds => {
    if (credits > maxWinX * cost) return [0, 0];
    return law ? chanceInLaw(law, credits) : chanceOfAtLeast(spread, credits);
  };
  const limit = declared.maxWinX * cost;
  return { boundX: spread.maxWinX, isExact: true, atLeast: chance(limit), above: chance(limit + 1) };
}

function chanceInLaw({ law, lost, unit }: RoundLaw, credits: number): ChanceBounds {
  const from = Math.ceil(credits / unit);
  const chance = law.below
    .subarray(Math.min(from, law.below.length))
    .reduce((sum, own) => sum + own, law.over);
  const error = chance * (law.roundings + law.below.length) * 2 ** -52;
  return [Math.max(0, chance - error), Math.min(1, chance + error + lost)];
}

/** The largest win, computed from the reels alone. */
export interface WinWithin extends LargestWin {
  /** Whether `maxWinX` can lower the win of a base spin, and of a round. */
  readonly mayBaseBeCapped: boolean;
  readonly mayBeCapped: boolean;
  /** Whether `maxSpins` can end the free spins. */
  readonly maySpinsEnd: boolean;
}

/** Computes it from the reels alone, if the cycle is too large to enumerate every outcome. */
export function largestWinWithin(model: MathModel, mode: Mode): WinWithin {
  const { declared, features = [], maxWinX } = model;
  const known = new Map<string, ReturnType<typeof reelSetWins>>();
  const winsOf = (reelSet: string) => {
    const found = known.get(reelSet) ?? reelSetWins(model, mode, reelSet);
    known.set(reelSet, found);
    return found;
  };
  const base = winsOf(mode.reelSet);
  const cap = maxWinX * mode.cost;
  const free = features.map((feature) => {
    const most = mostSpins(model, mode, feature);
    const wins = most > 0 ? winsOf(feature.reelSet) : undefined;
    return { feature, wins, bound: most * feature.multiplier * (wins?.bound ?? 0) };
  });
  const unlimited = free.reduce((sum, { bound }) => sum + bound, base.bound);
  const bound = Math.min(unlimited, cap);
  const chance = (credits: number): ChanceBounds => {
    if (credits > bound) return [0, 0];
    const byFree = free.map(({ feature, wins }) =>
      wins ? chanceInFreeSpins(model, mode, feature, wins.chance(credits / feature.multiplier)) : 0,
    );
    return [Math.max(base.chance(credits), ...byFree), 1];
  };
  const limit = declared.maxWinX * mode.cost;
  const isExact = bound === base.reached || (bound === cap && base.reached >= cap);
  return {
    ...{ boundX: bound / mode.cost, isExact, atLeast: chance(limit), above: chance(limit + 1) },
    mayBaseBeCapped: base.bound > cap,
    mayBeCapped: unlimited > cap,
    maySpinsEnd: features.some((feature) => spinsMayEnd(model, mode, feature)),
  };
}

/** The largest win of a spin of these reels, and a lower bound of the chance to win that many credits. */
function reelSetWins(model: MathModel, mode: Mode, reelSet: string) {
  const reels = reelsOf(model, reelSet);
  const cycle = cycleOf(reels);
  const spin = spinBound(model, mode, reelSet);
  const ofLine = model.evaluation.kind === 'LINES' ? [...lineOutcomes(model, reels)] : [];
  return {
    ...spin,
    chance: (credits: number): number => {
      const line = ofLine.reduce((sum, [pay, weight]) => (pay >= credits ? sum + weight : sum), 0);
      return Math.max(line, spin.reached >= credits ? spin.weight : 0) / cycle;
    },
  };
}

/** For each number of trigger symbols: the number of outcomes of the cycle, and the awarded spins. */
const awardsOn = (model: MathModel, reelSet: string, feature: FreeSpins) => {
  const reels = reelsOf(model, reelSet);
  return anywhereCounts(reels, model.grid.rows, feature.trigger.symbol).map((weight, count) => ({
    chance: weight / cycleOf(reels),
    spins: awardOf(feature, count),
  }));
};

const mostAward = (awards: ReturnType<typeof awardsOn>): number =>
  awards.reduce((most, { chance, spins }) => (chance > 0 ? Math.max(most, spins) : most), 0);

/** Whether `maxSpins` can end the free spins. */
function spinsMayEnd(model: MathModel, mode: Mode, feature: FreeSpins): boolean {
  const first = mostAward(awardsOn(model, mode.reelSet, feature));
  const more = feature.retrigger ? mostAward(awardsOn(model, feature.reelSet, inFreeSpins(feature))) : 0;
  return first > feature.maxSpins || (first > 0 && more > 0);
}

function mostSpins(model: MathModel, mode: Mode, feature: FreeSpins): number {
  const first = mostAward(awardsOn(model, mode.reelSet, feature));
  const more = feature.retrigger ? mostAward(awardsOn(model, feature.reelSet, inFreeSpins(feature))) : 0;
  return first > 0 && more > 0 ? feature.maxSpins : Math.min(first, feature.maxSpins);
}

/** The chance that at least one free spin awarded by a base spin has an outcome of this chance. */
const chanceInFreeSpins = (model: MathModel, mode: Mode, feature: FreeSpins, ofSpin: number): number =>
  awardsOn(model, mode.reelSet, feature).reduce((sum, { chance, spins }) => {
    const played = Math.min(spins, feature.maxSpins);
    return sum + chance * -Math.expm1(played * Math.log1p(-Math.min(ofSpin, 1 - 1e-15)));
  }, 0);
