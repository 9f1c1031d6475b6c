import { fraction } from '#engine/slots/exact/fraction';
import type { MathModel, Mode } from '#engine/slots/model/math-model';
import { indexesOf, reelsOf } from '#engine/slots/model/model-parts';
import type { SpinMoments } from '#engine/slots/exact/round-moments';
import { scatterTally } from '#engine/slots/evaluate/scatter-tally';
import { tracksOf } from '#engine/slots/exact/spin-tracks';
import { cycleOf } from '#engine/slots/exact/window-counts';
import { windowsOf } from '#engine/slots/evaluate/windows';
import { scatterTracks } from './scatter-tracks';

/**
 * The remaining steps for the moments of all reel sets of a round. One step evaluates one window for two
 * tracks.
 */
export interface PairWork {
  steps: number;
}

/** About five seconds of one core at most. */
export const pairWorkLimit = 5_000_000;

/**
 * The exact first and second moments of one spin, without its distribution. The win of a spin is the sum of
 * its tracks (lines or ways, prizes, scatters). So E[X²] is the sum of E[A·B] over all pairs of tracks, and
 * each pair is followed from reel to reel as one automaton. Awards of free spins are tracks as well.
 * Undefined if this takes too long.
 */
export function pairMoments(
  model: MathModel,
  mode: Mode,
  reelSet: string,
  left: PairWork,
): SpinMoments | undefined {
  const reels = reelsOf(model, reelSet);
  const lines = tracksOf(model, reels);
  const scatters = scatterTracks(model, scatterTally(model, mode), reels.length);
  const indexes = indexesOf(model);
  const windows = reels.map((strip) => weighed(windowsOf(strip, model.grid.rows, indexes)));
  /** Tracks with odd numbers are scatters; tracks with even numbers are lines. */
  const advance = (track: number, window: readonly number[]) => {
    const isLine = track % 2 === 0;
    const { next, pays } = (isLine ? lines : scatters).advance(track >> 1, window);
    return { next: next === 0 ? 0 : next * 2 + (isLine ? 0 : 1), pays };
  };
  const ofSpin = counted([
    ...lines.start.map((track) => track * 2),
    ...scatters.pays.map((track) => track * 2 + 1),
  ]);
  const ofFeature = scatters.awards.map((track) => counted([track * 2 + 1]));

  const known = new Map<number, Steps>();
  const stepsOf = (track: number, reel: number): Steps => {
    const found = known.get(track);
    if (found) return found;
    const all = (windows[reel] ?? []).map(({ cells, weight }) => ({ ...advance(track, cells), weight }));
    left.steps -= stepsOfTrack * all.length;
    const live = all.flatMap((step, at) => (step.next === 0 && step.pays === 0 ? [] : [at]));
    const steps = { all, live };
    known.set(track, steps);
    return steps;
  };
  const rest = reels.map((_, reel) => BigInt(cycleOf(reels.slice(reel + 1))));
  const sums = new Map<number, bigint>();
  /** The sum of a track's pays over all outcomes of this reel and the following ones. */
  const sumOf = (track: number, reel: number): bigint => {
    if (track === 0) return 0n;
    const found = sums.get(track);
    if (found !== undefined) return found;
    let sum = 0n;
    const next = new Map<number, number>();
    const { all, live } = stepsOf(track, reel);
    for (const at of left.steps < 0 ? [] : live) {
      const step = all[at];
      if (step === undefined) continue;
      if (step.pays > 0) sum += BigInt(step.weight * step.pays) * (rest[reel] ?? 1n);
      next.set(step.next, (next.get(step.next) ?? 0) + step.weight);
    }
    for (const [after, weight] of next) sum += BigInt(weight) * sumOf(after, reel + 1);
    sums.set(track, sum);
    return sum;
  };
  const products = new Map<number, bigint>();
  /** The same sum for the product of the pays of two tracks. */
  const productOf = (first: number, second: number, reel: number): bigint => {
    if (first === 0 || second === 0 || left.steps < 0) return 0n;
    const [one, other] = first <= second ? [first, second] : [second, first];
    const key = one * mostTracks + other;
    const found = products.get(key);
    if (found !== undefined) return found;
    const [ofOne, ofOther] = [stepsOf(one, reel), stepsOf(other, reel)];
    const [fewer, others] = ofOne.live.length <= ofOther.live.length ? [ofOne, ofOther] : [ofOther, ofOne];
    left.steps -= stepsOfPair + fewer.live.length;
    let product = 0n;
    const pairs = new Map<number, { one: number; other: number; weight: number }>();
    for (const at of fewer.live) {
      const [step, beside] = [fewer.all[at], others.all[at]];
      if (!step || !beside || (beside.next === 0 && beside.pays === 0)) continue;
      if (step.pays > 0 || beside.pays > 0) product += BigInt(step.weight) * paidProduct(step, beside, reel);
      if (step.next === 0 || beside.next === 0) continue;
      const pair = step.next * mostTracks + beside.next;
      const same = pairs.get(pair);
      if (same) same.weight += step.weight;
      else pairs.set(pair, { one: step.next, other: beside.next, weight: step.weight });
    }
    for (const { one: next, other: nextBeside, weight } of pairs.values())
      product += BigInt(weight) * productOf(next, nextBeside, reel + 1);
    products.set(key, product);
    return product;
  };
  /**
   * The part of the product that the pays of this step contribute. The rest of both tracks is added
   * separately.
   */
  const paidProduct = (step: Step, beside: Step, reel: number): bigint =>
    BigInt(step.pays) * BigInt(beside.pays) * (rest[reel] ?? 1n) +
    BigInt(step.pays) * sumOf(beside.next, reel + 1) +
    BigInt(beside.pays) * sumOf(step.next, reel + 1);

  const cycle = BigInt(cycleOf(reels));
  const mean = (tracks: Counted) =>
    fraction(
      tracks.reduce((sum, [track, times]) => sum + times * sumOf(track, 0), 0n),
      cycle,
    );
  const joint = (one: Counted, other: Counted) => {
    let sum = 0n;
    for (const [track, times] of one)
      for (const [beside, timesBeside] of other) sum += times * timesBeside * productOf(track, beside, 0);
    return fraction(sum, cycle);
  };
  const moments = {
    win: mean(ofSpin),
    square: joint(ofSpin, ofSpin),
    awards: ofFeature.map(mean),
    winAwards: ofFeature.map((feature) => joint(ofSpin, feature)),
    awardPairs: ofFeature.map((one) => ofFeature.map((other) => joint(one, other))),
  };
  return left.steps < 0 ? undefined : moments;
}

interface Step {
  readonly next: number;
  readonly pays: number;
  readonly weight: number;
}

/** The next state of a track for each window of its next reel, and the windows that keep it open. */
interface Steps {
  readonly all: readonly Step[];
  readonly live: readonly number[];
}

/** The cost of a track for each of its windows, in addition to that of a pair of tracks. */
const stepsOfTrack = 4;
const stepsOfPair = 20;

/** Larger than the number of every track. */
const mostTracks = 2 ** 26;

type Counted = readonly (readonly [track: number, times: bigint])[];

/** Equal tracks are followed only once. */
function counted(tracks: readonly number[]): Counted {
  const times = new Map<number, bigint>();
  for (const track of tracks) times.set(track, (times.get(track) ?? 0n) + 1n);
  return [...times];
}

function weighed(shown: readonly (readonly number[])[]) {
  const windows = new Map<string, { cells: readonly number[]; weight: number }>();
  for (const cells of shown)
    windows.set(cells.join(), { cells, weight: 1 + (windows.get(cells.join())?.weight ?? 0) });
  return [...windows.values()];
}
