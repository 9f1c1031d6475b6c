import { lineOutcomes } from '#domain/slots/exact/line-runs';
import type { FreeSpins, MathModel, Mode } from '#domain/slots/model/math-model';
import { awardOf, reelsOf } from '#domain/slots/model/model-parts';
import type { RoundSpread } from '#domain/slots/exact/round-spread';
import { anywhereCounts, cycleOf } from '#domain/slots/exact/window-counts';
import { chanceOfAtLeast, type ChanceBounds } from './round-chance';
import { spinBound } from './spin-bound';

/** What is known, without playing, of the largest win that a model declares. */
export interface LargestWin {
  /** No round wins more, in costs. */
  readonly boundX: number;
  /** Whether a round of `boundX` can occur; otherwise the bound may be higher than any round. */
  readonly isExact: boolean;
  /** How often a round wins at least as much as the model declares, and more than that. */
  readonly atLeast: ChanceBounds;
  readonly above: ChanceBounds;
}

/** From the distribution of every spin, if that is known. */
export function largestWinOf(model: MathModel, { cost }: Mode, spread: RoundSpread): LargestWin {
  const { declared, maxWinX } = model;
  const chance = (credits: number): ChanceBounds =>
    credits > maxWinX * cost ? [0, 0] : chanceOfAtLeast(spread, credits);
  const limit = declared.maxWinX * cost;
  return { boundX: spread.maxWinX, isExact: true, atLeast: chance(limit), above: chance(limit + 1) };
}

/** A largest win that is known from the reels alone. */
export interface WinWithin extends LargestWin {
  /** Whether `maxWinX` or `maxSpins` may end a round, so that its mean and deviation without them are not exact. */
  readonly mayBeLimited: boolean;
}

/** From the reels alone, if the cycle is too large to look at every outcome. */
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
    mayBeLimited: unlimited > cap || features.some((feature) => spinsMayEnd(model, mode, feature)),
  };
}

/** The largest win of a spin of these reels, and how often at least it wins so many credits. */
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

/** By the number of trigger symbols: in how many outcomes of the cycle, and what they award. */
const awardsOn = (model: MathModel, reelSet: string, feature: FreeSpins) => {
  const reels = reelsOf(model, reelSet);
  return anywhereCounts(reels, model.grid.rows, feature.trigger.symbol).map((weight, count) => ({
    chance: weight / cycleOf(reels),
    spins: awardOf(feature, count),
  }));
};

const mostAward = (awards: ReturnType<typeof awardsOn>): number =>
  awards.reduce((most, { chance, spins }) => (chance > 0 ? Math.max(most, spins) : most), 0);

/** Whether `maxSpins` may end the free spins. */
function spinsMayEnd(model: MathModel, mode: Mode, feature: FreeSpins): boolean {
  const first = mostAward(awardsOn(model, mode.reelSet, feature));
  const more = feature.retrigger ? mostAward(awardsOn(model, feature.reelSet, feature)) : 0;
  return first > feature.maxSpins || (first > 0 && more > 0);
}

function mostSpins(model: MathModel, mode: Mode, feature: FreeSpins): number {
  const first = mostAward(awardsOn(model, mode.reelSet, feature));
  const more = feature.retrigger ? mostAward(awardsOn(model, feature.reelSet, feature)) : 0;
  return first > 0 && more > 0 ? feature.maxSpins : Math.min(first, feature.maxSpins);
}

/** How often at least one of the free spins that a base spin awards is of a kind that has this chance. */
const chanceInFreeSpins = (model: MathModel, mode: Mode, feature: FreeSpins, ofSpin: number): number =>
  awardsOn(model, mode.reelSet, feature).reduce((sum, { chance, spins }) => {
    const played = Math.min(spins, feature.maxSpins);
    return sum + chance * -Math.expm1(played * Math.log1p(-Math.min(ofSpin, 1 - 1e-15)));
  }, 0);
