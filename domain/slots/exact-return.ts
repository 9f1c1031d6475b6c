import { fraction, minus, one, over, plus, sumOf, times, zero, type Fraction } from './fraction';
import { lineOutcomes } from './line-runs';
import type { CountTable, FixedPrize, FreeSpins, MathModel, Mode, ReelSet } from './math-model';
import { entryOf, payOf } from './pays';
import { countsFor } from './substitution';
import { anywhereCounts, cycleOf, windowCounts } from './window-counts';

/** Shares of the cost that come back, exactly; `rtp` is their sum. */
export interface ExactReturn {
  readonly rtp: Fraction;
  readonly lines: Fraction;
  readonly scatter: Fraction;
  readonly fixed: Fraction;
  readonly feature: Fraction;
  /** How often a base spin triggers each feature. */
  readonly triggers: readonly { readonly feature: string; readonly rate: Fraction }[];
}

/**
 * The return of a mode in closed form, from how often each symbol is on each reel. `lines` is what lines or ways pay.
 * Free spins are a branching process: one of them is worth its own mean win and what it awards, E = M·m + a·E.
 * Neither `maxWinX` nor `maxSpins` is in it: see `roundSpread` for the most they can take away.
 */
export function exactReturn(model: MathModel, modeId?: string): ExactReturn {
  const mode = modeOf(model, modeId);
  const inCosts = (credits: Fraction) => times(credits, fraction(1, mode.cost));
  const base = spinMeans(model, mode, mode.reelSet);
  const features = (model.features ?? []).map((feature) => {
    const isSame = feature.reelSet === mode.reelSet;
    const awarded = awardMeans(model, feature, mode.reelSet);
    const more = isSame ? awarded : awardMeans(model, feature, feature.reelSet);
    const own = isSame ? base : spinMeans(model, mode, feature.reelSet);
    const worth = freeSpinWorth(feature, sumOf([own.lines, own.scatter, own.fixed]), more.spins);
    return { feature: feature.id, rate: awarded.rate, worth: times(awarded.spins, worth) };
  });
  const feature = sumOf(features.map(({ worth }) => worth));
  return {
    rtp: inCosts(sumOf([base.lines, base.scatter, base.fixed, feature])),
    lines: inCosts(base.lines),
    scatter: inCosts(base.scatter),
    fixed: inCosts(base.fixed),
    feature: inCosts(feature),
    triggers: features.map(({ feature, rate }) => ({ feature, rate })),
  };
}

/** The mode with this id, or the first. */
export function modeOf(model: MathModel, id?: string): Mode {
  const mode = id === undefined ? model.modes[0] : model.modes.find((one) => one.id === id);
  if (mode === undefined) throw new RangeError(`No mode ${id ?? 'at all'}.`);
  return mode;
}

export function reelsOf(model: MathModel, name: string): ReelSet {
  const reels = entryOf(model.reelSets, name);
  if (reels === undefined) throw new RangeError(`No reel set ${name}.`);
  return reels;
}

/** Mean credits of one free spin with all that it awards, from its mean win and its mean award. */
export const freeSpinWorth = (
  { multiplier, retrigger }: FreeSpins,
  win: Fraction,
  spins: Fraction,
): Fraction => over(times(fraction(multiplier), win), retrigger ? minus(one, spins) : one);

/** How often a spin of these reels triggers, and how many spins it awards on average. */
function awardMeans(
  { reelSets, grid }: MathModel,
  { trigger, award }: FreeSpins,
  reelSet: string,
): { rate: Fraction; spins: Fraction } {
  const reels = entryOf(reelSets, reelSet) ?? [];
  const outcomes = anywhereCounts(reels, grid.rows, trigger.symbol);
  const cycle = cycleOf(reels);
  const spins = (count: number) => (count < trigger.min ? 0 : payOf(award, count));
  return {
    rate: fraction(
      weighted(outcomes, (count) => (count < trigger.min ? 0 : 1)),
      cycle,
    ),
    spins: fraction(weighted(outcomes, spins), cycle),
  };
}

/** Mean credits of one spin of these reels. */
function spinMeans(model: MathModel, mode: Mode, reelSet: string) {
  const reels = reelsOf(model, reelSet);
  const { evaluation, grid, scatterPays = {}, fixedPrizes = [] } = model;
  const cycle = cycleOf(reels);
  const scatter = Object.entries(scatterPays).map(([symbol, pays]) => {
    const unit = pays.unit === 'TOTAL_COST' ? mode.cost : 1;
    const outcomes = anywhereCounts(reels, grid.rows, symbol);
    return fraction(
      weighted(outcomes, (count) => payOf(pays, count) * unit),
      cycle,
    );
  });
  const onLines = evaluation.kind === 'LINES' ? evaluation.lines.length : undefined;
  const fixed = fixedPrizes.map((prize) =>
    prizeMean(reels, onLines ?? grid.rows, onLines === undefined, prize),
  );
  return { lines: runMeans(model, reels), scatter: sumOf(scatter), fixed: sumOf(fixed) };
}

function runMeans(model: MathModel, reels: ReelSet): Fraction {
  if (model.evaluation.kind === 'LINES') {
    const credits = [...lineOutcomes(model, reels)].map(([pay, weight]) => BigInt(pay) * BigInt(weight));
    const total = credits.reduce((sum, term) => sum + term, 0n);
    return fraction(total * BigInt(model.evaluation.lines.length), cycleOf(reels));
  }
  if (model.evaluation.kind === 'SCATTER_ONLY') return zero;
  const means = Object.entries(model.paytable).map(([symbol, table]) => wayMean(model, reels, symbol, table));
  return sumOf(means);
}

/** Mean credits of a symbol's ways: for each length of its run, the mean product of cells times the chance to end. */
function wayMean(model: MathModel, reels: ReelSet, symbol: string, table: CountTable): Fraction {
  const onReels = reels.map((strip) =>
    windowCounts(strip, model.grid.rows, (cell) => countsFor(model, cell, symbol)),
  );
  let ways = one;
  let total = zero;
  onReels.forEach((counts, reel) => {
    const ends = counts.filter((count) => count === 0).length;
    total = plus(total, times(ways, fraction(payOf(table, reel) * ends, counts.length)));
    ways = times(
      ways,
      fraction(
        counts.reduce((sum, count) => sum + count, 0),
        counts.length,
      ),
    );
  });
  return plus(total, times(ways, fraction(payOf(table, reels.length))));
}

/** Lines win independently of each other's rows, so one line's chance is every line's; ways multiply cells. */
function prizeMean(
  reels: ReelSet,
  each: number,
  inWays: boolean,
  { trigger, credits }: FixedPrize,
): Fraction {
  const chances = trigger.reels.map((reel) => {
    const strip = reels[reel] ?? [];
    const cells = strip.filter((cell) => cell === trigger.lineOf).length;
    return fraction(inWays ? cells * each : cells, strip.length);
  });
  return chances.reduce(times, fraction(inWays ? credits : credits * each));
}

function weighted(outcomes: readonly number[], valueOf: (count: number) => number): bigint {
  return outcomes.reduce((sum, weight, count) => sum + BigInt(weight) * BigInt(valueOf(count)), 0n);
}
