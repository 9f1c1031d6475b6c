import { windowsOf } from '#engine/slots/evaluate/windows';
import { tracksOf } from '#engine/slots/exact/spin-tracks';
import { anywhereCounts, cycleOf } from '#engine/slots/exact/window-counts';
import type { MathModel, Mode } from '#engine/slots/model/math-model';
import {
  awardOf,
  indexesOf,
  modelInFreeSpins,
  payOf,
  reelsOf,
  unitOf,
} from '#engine/slots/model/model-parts';

/** Candidate values of s, and of the share of the lines in Hölder's inequality. The smallest bound is used. */
const tilts = Array.from({ length: 24 }, (_, index) => 0.25 * 1.4 ** index);
const lineShares = [0.98, 0.9, 0.75, 0.5, 0.25, 0.1];

/**
 * An upper bound, in credits, of the mean of (T − limit)⁺, where T is the win of a round of a model whose cycle is too
 * large to enumerate. As in `excessOver`, it follows from the mean of e^(s·T/L). The wins of the lines and scatters of a
 * spin depend on each other, so the mean of the product of their powers is bounded by Hölder's inequality:
 * E[∏ A] ≤ ∏ E[A^p]^(1/p) with Σ 1/p = 1.
 */
export function largeExcess(model: MathModel, mode: Mode, limit: number): number {
  const { features = [] } = model;
  const awarding = modelInFreeSpins(model);
  const base = spinLaws(model, mode, mode.reelSet);
  const known = new Map(awarding === model ? [[mode.reelSet, base]] : []);
  const lawsOf = (reelSet: string) => {
    const found = known.get(reelSet) ?? spinLaws(awarding, mode, reelSet);
    known.set(reelSet, found);
    return found;
  };
  let least = Infinity;
  for (const tilt of tilts) {
    for (const share of lineShares) {
      const growths = features.map((feature, index) => {
        const rate = (tilt / limit) * feature.multiplier;
        const moment = momentOf(lawsOf(feature.reelSet), rate, share);
        const logs = features.map(() => 0);
        let grown = 0;
        for (let turn = 0; turn < 500; turn += 1) {
          logs[index] = feature.retrigger ? grown : 0;
          const next = moment(logs);
          // A remaining difference is added twice, so that the result stays an upper bound.
          if (!(next - grown > 1e-12)) return next + 2 * Math.max(0, next - grown);
          if (next > 50) return Infinity;
          grown = next;
        }
        return Infinity;
      });
      const bound = Math.exp(momentOf(base, tilt / limit, share)(growths) - tilt - 1) * (limit / tilt);
      if (bound < least) least = bound;
    }
  }
  return least;
}

interface SpinLaws {
  /** Each line (or symbol in ways, or prize): its possible wins, and how many have the same ones. */
  readonly runs: readonly { readonly wins: readonly Chance[]; readonly times: number }[];
  /** Each scatter: what its counts pay and award. */
  readonly scatters: readonly (readonly (Chance & { readonly awards: readonly number[] })[])[];
}

interface Chance {
  readonly credits: number;
  readonly chance: number;
}

/** Log of a bound of E[e^(rate · win) · ∏ e^(log · award)], as a function of the logs of the features. */
function momentOf({ runs, scatters }: SpinLaws, rate: number, lineShare: number) {
  const lines = runs.reduce((sum, { times }) => sum + times, 0);
  const share = scatters.length === 0 ? 1 : lines === 0 ? 0 : lineShare;
  const power = lines / share;
  const ofLines = runs.reduce((sum, { wins, times }) => {
    const moment = wins.reduce(
      (total, { credits, chance }) => total + chance * Math.expm1(power * rate * credits),
      0,
    );
    return sum + (times / power) * Math.log1p(moment);
  }, 0);
  const scatterPower = scatters.length / (1 - share);
  return (logs: readonly number[]): number =>
    scatters.reduce((sum, counts) => {
      const moment = counts.reduce((total, { credits, chance, awards }) => {
        const exponent = awards.reduce(
          (all, spins, at) => (spins === 0 ? all : all + spins * (logs[at] ?? 0)),
          rate * credits,
        );
        return total + chance * Math.expm1(scatterPower * exponent);
      }, 0);
      return sum + Math.log1p(moment) / scatterPower;
    }, ofLines);
}

function spinLaws(model: MathModel, mode: Mode, reelSet: string): SpinLaws {
  const { symbols, features = [], scatterPays = {}, grid } = model;
  const reels = reelsOf(model, reelSet);
  const cycle = cycleOf(reels);
  const counted = symbols.filter(
    ({ id }) => Object.hasOwn(scatterPays, id) || features.some(({ trigger }) => trigger.symbol === id),
  );
  const scatters = counted.map(({ id }) =>
    anywhereCounts(reels, grid.rows, id).map((weight, count) => {
      const pays = Object.hasOwn(scatterPays, id) ? scatterPays[id] : undefined;
      return {
        credits: pays ? payOf(pays, count) * unitOf(pays.unit, mode) : 0,
        chance: weight / cycle,
        awards: features.map((feature) => (feature.trigger.symbol === id ? awardOf(feature, count) : 0)),
      };
    }),
  );
  const tracks = tracksOf(model, reels);
  const indexes = indexesOf(model);
  const windows = reels.map((strip) => windowsOf(strip, grid.rows, indexes));
  const runs = new Map<string, { wins: Chance[]; times: number }>();
  for (const start of tracks.start) {
    const wins = new Map<number, number>();
    let states = new Map([[start, 1]]);
    for (const ofReel of windows) {
      const next = new Map<number, number>();
      for (const [track, chance] of states) {
        for (const window of ofReel) {
          const { next: after, pays } = tracks.advance(track, window);
          const own = chance / ofReel.length;
          if (after !== 0) next.set(after, (next.get(after) ?? 0) + own);
          else if (pays > 0) wins.set(pays, (wins.get(pays) ?? 0) + own);
        }
      }
      states = next;
    }
    const key = [...wins].join(';');
    const same = runs.get(key);
    if (same) same.times += 1;
    else runs.set(key, { wins: Array.from(wins, ([credits, chance]) => ({ credits, chance })), times: 1 });
  }
  return { runs: [...runs.values()], scatters };
}
