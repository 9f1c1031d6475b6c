import type { Spin } from '../evaluate/evaluate';
import type { MathModel } from '../model/math-model';
import { indexesOf, modeOf, reelsOf } from '../model/model-parts';
import { scatterTally, type ScatterTally } from '../evaluate/scatter-tally';
import { tracksOf } from './spin-tracks';
import type { Tracks } from './tracks';
import { cycleOf } from './window-counts';
import { windowsOf } from '../evaluate/windows';

/** All possible wins and awards of one spin, each with its number of outcomes. */
export interface Distribution {
  /** The number of all outcomes. */
  readonly cycle: number;
  /** Sorted by credits. Each combination of credits and awards occurs once. */
  readonly outcomes: readonly SpinOutcomes[];
}

export interface SpinOutcomes {
  /** Credits before any multiplier. */
  readonly credits: number;
  /** The number of spins that each feature of the model awards, in the order of the features. */
  readonly awards: readonly number[];
  /** The number of outcomes of the cycle. */
  readonly weight: number;
}

/** The model needs more work than `exactWorkLimit` allows; `tooLarge` is its cycle. */
export interface TooLarge {
  readonly tooLarge: number;
}

/**
 * The limits of the computation. A step is one window of a reel after one beginning, plus each open line and
 * each scatter that is counted there; `steps` applies to all reel sets of a round together. `held` limits the
 * number of values in memory. Together they limit it to about 5 s of one core and 250 MB. The size of the
 * cycle matters little, because most outcomes are equivalent: a common game with 64 ^ 5 outcomes takes a few
 * million steps.
 */
export const exactWorkLimit = { steps: 20_000_000, held: 4_000_000 } as const;

/** The remaining steps. Exact runs can share one limit. */
export interface WorkLeft {
  steps: number;
}

/** The number of steps for one outcome in the spread of a round. */
const stepsOfOutcome = 25;

/** The number of values for a beginning besides its tracks and its tally, including its text. */
const numbersOfOne = 20;

interface Window {
  readonly cells: readonly number[];
  /** The number of stops that show it. */
  weight: number;
}

interface Beginning {
  readonly tracks: readonly number[];
  readonly tally: number;
  readonly credits: number;
  weight: number;
}

/**
 * The exact distribution of one spin over the whole cycle. Reels are processed from left to right. Beginnings
 * are merged if they leave the same lines open in the same state, with the same credits and scatters.
 */
export function exactDistribution(
  model: MathModel,
  spin: Spin,
  left: WorkLeft = { ...exactWorkLimit },
): Distribution | TooLarge {
  const mode = modeOf(model, spin.mode);
  const reels = reelsOf(model, spin.reelSet ?? mode.reelSet);
  const tracks = tracksOf(model, reels);
  const scatters = scatterTally(model, mode);
  const cycle = cycleOf(reels);
  const indexes = indexesOf(model);

  let beginnings: Iterable<Beginning> = [
    { tracks: [...tracks.start].sort((a, b) => a - b), tally: scatters.none, credits: 0, weight: 1 },
  ];
  for (const strip of reels) {
    const windows = weighed(windowsOf(strip, model.grid.rows, indexes));
    const merged = new Map<string, Beginning>();
    let held = 0;
    for (const beginning of beginnings) {
      left.steps -= windows.length * (1 + beginning.tracks.length + scatters.counted);
      if (left.steps < 0 || held > exactWorkLimit.held) return { tooLarge: cycle };
      for (const window of windows) held += carryOn(merged, beginning, window, { tracks, scatters });
    }
    beginnings = merged.values();
  }
  const outcomes = outcomesOf(beginnings, scatters);
  left.steps -= outcomes.length * stepsOfOutcome;
  return left.steps < 0 ? { tooLarge: cycle } : { cycle, outcomes };
}

function weighed(shown: readonly (readonly number[])[]): Window[] {
  const windows = new Map<string, Window>();
  for (const cells of shown) {
    const key = cells.join();
    const same = windows.get(key);
    if (same === undefined) windows.set(key, { cells, weight: 1 });
    else same.weight += 1;
  }
  return [...windows.values()];
}

/** Returns the number of stored values: 0 if the state equals an earlier one. */
function carryOn(
  merged: Map<string, Beginning>,
  beginning: Beginning,
  { cells, weight }: Window,
  { tracks, scatters }: { tracks: Tracks; scatters: ScatterTally },
): number {
  const open: number[] = [];
  let credits = beginning.credits;
  for (const track of beginning.tracks) {
    const { next, pays } = tracks.advance(track, cells);
    credits += pays;
    if (next !== 0) open.push(next);
  }
  if (open.length > 1) open.sort((a, b) => a - b);
  const tally = scatters.add(beginning.tally, cells);
  const key = `${credits}:${tally}:${open.join()}`;
  const same = merged.get(key);
  if (same !== undefined) {
    same.weight += beginning.weight * weight;
    return 0;
  }
  merged.set(key, { tracks: open, tally, credits, weight: beginning.weight * weight });
  return numbersOfOne + open.length + scatters.counted;
}

const outcomesOf = (beginnings: Iterable<Beginning>, scatters: ScatterTally): SpinOutcomes[] =>
  joined(
    Array.from(beginnings, ({ tally, credits, weight }) => ({
      credits: credits + scatters.pays(tally),
      awards: scatters.awards(tally),
      weight,
    })),
  );

/** Merges equal outcomes and orders them by credits. */
export function joined(outcomes: readonly SpinOutcomes[]): SpinOutcomes[] {
  const known = new Map<string, SpinOutcomes>();
  for (const { credits, awards, weight } of outcomes) {
    const key = `${credits}:${awards.join()}`;
    known.set(key, { credits, awards, weight: weight + (known.get(key)?.weight ?? 0) });
  }
  return [...known.values()].sort((one, other) => one.credits - other.credits);
}
