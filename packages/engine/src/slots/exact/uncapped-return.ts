import { awardCounts, awardMeans, meanOver } from './award-means';
import { exactly, scaledBounds, sumOfBounds, type Bounds } from './bounds';
import { fraction, minus, one, over, plus, sumOf, times, zero, type Fraction } from './fraction';
import { lineOutcomes } from './line-runs';
import { meanSpins, type AwardCounts } from './mean-spins';
import type { CountTable, FixedPrize, FreeSpins, MathModel, Mode, ReelSet } from '../model/math-model';
import { countsFor, inFreeSpins, modeOf, payOf, reelsOf, totalOf, unitOf } from '../model/model-parts';
import { anywhereCounts, cycleOf, windowCounts } from './window-counts';

/** Shares of the cost that are paid back without `maxWinX`; `rtp` is the sum of the parts. */
export interface UncappedReturn {
  readonly rtp: Bounds;
  readonly lines: Fraction;
  readonly scatter: Fraction;
  readonly fixed: Fraction;
  /** With `maxSpins`: exact, or bounds that are closer than 2 ^ −150. */
  readonly feature: Bounds;
  /** The return of a game whose features have no `maxSpins`. */
  readonly withoutMaxSpins: { readonly rtp: Fraction; readonly feature: Fraction };
  /** The share of base spins that trigger each feature. */
  readonly triggers: readonly { readonly feature: string; readonly rate: Fraction }[];
}

/**
 * The return of a mode without `maxWinX`, from the frequencies of the symbols on each reel. `lines` is the return of
 * lines or ways. Whether a free spin is played depends only on earlier awards, so a feature returns its mean number of
 * spins times the mean win of one. Without `maxSpins`, free spins are a branching process: the worth E of a free spin is
 * its own mean win plus the worth of the spins that it awards, E = M·m + a·E.
 */
export function uncappedReturn(model: MathModel, modeId?: string): UncappedReturn {
  const mode = modeOf(model, modeId);
  const { rows } = model.grid;
  const perCost = fraction(1, mode.cost);
  const inCosts = (credits: Fraction) => times(credits, perCost);
  const base = spinMeans(model, mode, mode.reelSet);
  const features = (model.features ?? []).map((feature) => {
    const isSame = feature.reelSet === mode.reelSet;
    const [baseReels, freeReels] = [reelsOf(model, mode.reelSet), reelsOf(model, feature.reelSet)];
    const awarded = awardMeans(baseReels, rows, feature);
    const more = awardMeans(freeReels, rows, inFreeSpins(feature));
    const own = isSame ? base : spinMeans(model, mode, feature.reelSet);
    const win = sumOf([own.lines, own.scatter, own.fixed]);
    const played = playedSpins(model, mode.reelSet, feature);
    return {
      ...{ feature: feature.id, rate: awarded.rate },
      worth: scaledBounds(played, times(fraction(feature.multiplier), win)),
      unlimited: times(awarded.spins, freeSpinWorth(feature, win, more.spins)),
    };
  });
  const [lines, scatter, fixed] = [inCosts(base.lines), inCosts(base.scatter), inCosts(base.fixed)];
  const feature = scaledBounds(sumOfBounds(features.map(({ worth }) => worth)), perCost);
  const unlimited = inCosts(sumOf(features.map((one) => one.unlimited)));
  const ofBase = sumOf([lines, scatter, fixed]);
  return {
    rtp: sumOfBounds([exactly(ofBase), feature]),
    ...{ lines, scatter, fixed, feature },
    withoutMaxSpins: { rtp: plus(ofBase, unlimited), feature: unlimited },
    triggers: features.map(({ feature: id, rate }) => ({ feature: id, rate })),
  };
}

const noAwards: AwardCounts = new Map([[0, 1n]]);

/** By model, base reels and feature, because the modes of a model often share them. */
const known = new WeakMap<MathModel, Map<string, Bounds>>();

/** The mean number of spins of a feature in a round that starts on these reels. */
function playedSpins(model: MathModel, reelSet: string, feature: FreeSpins): Bounds {
  const ofModel = known.get(model) ?? new Map<string, Bounds>();
  known.set(model, ofModel);
  const key = `${reelSet} ${feature.id}`;
  const counts = (reels: string, awarding: FreeSpins) =>
    awardCounts(reelsOf(model, reels), model.grid.rows, awarding);
  const found =
    ofModel.get(key) ??
    meanSpins(
      counts(reelSet, feature),
      feature.retrigger ? counts(feature.reelSet, inFreeSpins(feature)) : noAwards,
      feature.maxSpins,
    );
  ofModel.set(key, found);
  return found;
}

/** Mean credits of one free spin including the spins that it awards, from its mean win and its mean award. */
export const freeSpinWorth = (
  { multiplier, retrigger }: FreeSpins,
  win: Fraction,
  spins: Fraction,
): Fraction => over(times(fraction(multiplier), win), retrigger ? minus(one, spins) : one);

/** Mean credits of one spin of these reels. */
function spinMeans(model: MathModel, mode: Mode, reelSet: string) {
  const reels = reelsOf(model, reelSet);
  const { evaluation, grid, scatterPays = {}, fixedPrizes = [] } = model;
  const scatter = Object.entries(scatterPays).map(([symbol, pays]) => {
    const outcomes = anywhereCounts(reels, grid.rows, symbol);
    return meanOver(reels, outcomes, (count) => payOf(pays, count) * unitOf(pays.unit, mode));
  });
  const lines = evaluation.kind === 'LINES' ? evaluation.lines.length : 0;
  const fixed = fixedPrizes.map((prize) => prizeMean(prize, reels, lines, grid.rows));
  return { lines: runMeans(model, reels), scatter: sumOf(scatter), fixed: sumOf(fixed) };
}

function runMeans(model: MathModel, reels: ReelSet): Fraction {
  if (model.evaluation.kind === 'LINES') {
    const total = [...lineOutcomes(model, reels)].reduce(
      (sum, [pay, weight]) => sum + BigInt(pay) * BigInt(weight),
      0n,
    );
    return fraction(total * BigInt(model.evaluation.lines.length), cycleOf(reels));
  }
  if (model.evaluation.kind === 'SCATTER_ONLY') return zero;
  const means = Object.entries(model.paytable).map(([symbol, table]) => wayMean(model, reels, symbol, table));
  return sumOf(means);
}

/**
 * Mean credits of a symbol's ways: for each length of the run, the mean product of cells times the chance
 * that the run ends there.
 */
function wayMean(model: MathModel, reels: ReelSet, symbol: string, table: CountTable): Fraction {
  const onReels = reels.map((strip) =>
    windowCounts(strip, model.grid.rows, (cell) => countsFor(model, cell, symbol)),
  );
  let ways = one;
  let total = zero;
  onReels.forEach((counts, reel) => {
    const ends = counts.filter((count) => count === 0).length;
    total = plus(total, times(ways, fraction(payOf(table, reel) * ends, counts.length)));
    ways = times(ways, fraction(totalOf(counts), counts.length));
  });
  return plus(total, times(ways, fraction(payOf(table, reels.length))));
}

/** The mean of a prize from the chances of its reels: the same on each line; with ways, every cell counts. */
function prizeMean({ trigger, credits }: FixedPrize, reels: ReelSet, lines: number, rows: number): Fraction {
  const chances = trigger.reels.map((reel) => {
    const strip = reels[reel] ?? [];
    const cells = strip.filter((cell) => cell === trigger.lineOf).length;
    return fraction(lines > 0 ? cells : cells * rows, strip.length);
  });
  return chances.reduce(times, fraction(credits * Math.max(lines, 1)));
}
