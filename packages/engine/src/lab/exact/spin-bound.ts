import type { MathModel, Mode } from '#engine/slots/model/math-model';
import { indexesOf, reelsOf, totalOf } from '#engine/slots/model/model-parts';
import { scatterTally } from '#engine/slots/evaluate/scatter-tally';
import { tracksOf } from '#engine/slots/exact/spin-tracks';
import { windowsOf } from '#engine/slots/evaluate/windows';
import { boundQueue } from './bound-queue';

/** The known bounds of the largest win of one spin, in credits. */
export interface SpinBound {
  /** No spin wins more. Infinity if the model is too large for this computation. */
  readonly bound: number;
  /** The win of a spin that was evaluated. Equal to `bound` if the search was completed. */
  readonly reached: number;
  /** The number of outcomes of the cycle that show the same windows as that spin. */
  readonly weight: number;
}

/**
 * The maximum number of steps of the search: about half a second. A step is one window of a reel with one
 * open track.
 */
const mostSteps = 4_000_000;

/** The first reels of a spin, and an upper bound of its total win. */
interface Beginning {
  readonly reel: number;
  readonly tracks: readonly number[];
  readonly counts: readonly number[];
  readonly credits: number;
  readonly weight: number;
  readonly bound: number;
}

/**
 * The largest win of a spin, without enumerating every outcome. Beginnings of spins are searched in the order
 * of their upper bound: their win so far plus the maximum that each open track and each scatter can pay on
 * the remaining reels. If the steps are used up, the largest of these sums is still a bound for every spin.
 */
export function spinBound(model: MathModel, mode: Mode, reelSet: string): SpinBound {
  const reels = reelsOf(model, reelSet);
  const tracks = tracksOf(model, reels);
  const scatters = scatterTally(model, mode);
  const indexes = indexesOf(model);
  const windows = reels.map((strip) => different(windowsOf(strip, model.grid.rows, indexes)));
  const countsIn = windows.map((ofReel) =>
    ofReel.map(({ cells }) =>
      scatters.symbols.map((symbol) => cells.filter((cell) => cell === symbol).length),
    ),
  );
  const mostLater = reels.map((_, reel) =>
    scatters.symbols.map((_, at) =>
      totalOf(countsIn.slice(reel + 1).map((ofReel) => Math.max(...ofReel.map((counts) => counts[at] ?? 0)))),
    ),
  );
  const scatterPay = (at: number, count: number) =>
    scatters.pays(scatters.tallyOf(scatters.symbols.map((_, other) => (other === at ? count : 0))));
  /** By reel, symbol and count so far: the maximum final pay of the symbol. */
  const mostByCount = mostLater.map((later) =>
    later.map((more, at) => {
      const pays = Array.from({ length: mostCells(model) + 1 }, (_, count) => scatterPay(at, count));
      return pays.map((_, count) => Math.max(...pays.slice(count, count + more + 1)));
    }),
  );
  const mostOfScatters = (reel: number, counts: readonly number[]) =>
    counts.reduce((sum, count, at) => sum + (mostByCount[reel]?.[at]?.[count] ?? 0), 0);

  let left = mostSteps;
  const known = new Map<number, number>();
  const mostOf = (track: number, reel: number): number => {
    const found = known.get(track);
    if (found !== undefined) return found;
    left -= windows[reel]?.length ?? 0;
    if (left < 0) return Infinity;
    let most = 0;
    for (const { cells } of windows[reel] ?? []) {
      const { next, pays } = tracks.advance(track, cells);
      most = Math.max(most, pays + (next === 0 ? 0 : mostOf(next, reel + 1)));
    }
    if (left >= 0) known.set(track, most);
    return most;
  };

  const carriedOn = (beginning: Beginning): Beginning[] =>
    (windows[beginning.reel] ?? []).map(({ cells, weight }, at) => {
      const { reel } = beginning;
      const open: number[] = [];
      let credits = beginning.credits;
      let most = 0;
      for (const track of beginning.tracks) {
        const { next, pays } = tracks.advance(track, cells);
        credits += pays;
        if (next === 0) continue;
        open.push(next);
        most += mostOf(next, reel + 1);
      }
      const counts = beginning.counts.map((count, symbol) => count + (countsIn[reel]?.[at]?.[symbol] ?? 0));
      const bound = credits + most + mostOfScatters(reel, counts);
      return { reel: reel + 1, tracks: open, counts, credits, weight: beginning.weight * weight, bound };
    });

  const queue = boundQueue<Beginning>();
  const none = scatters.symbols.map(() => 0);
  queue.add({ reel: 0, tracks: tracks.start, counts: none, credits: 0, weight: 1, bound: Infinity });
  let best = { reached: -1, weight: 1 };
  for (let next = queue.take(); next !== undefined; next = queue.take()) {
    if (next.bound <= best.reached) return { bound: best.reached, ...best };
    if (left < 0) return { bound: next.bound, ...best };
    // The best continuation is followed to its end immediately, so that a complete spin is known early.
    for (let one: Beginning | undefined = next; one !== undefined;) {
      if (one.reel === reels.length) {
        if (one.bound > best.reached) best = { reached: one.bound, weight: one.weight };
        break;
      }
      left -= (windows[one.reel]?.length ?? 0) * (1 + one.tracks.length + none.length);
      const further: Beginning[] = carriedOn(one).filter(({ bound }) => bound > best.reached);
      one = further.reduce<Beginning | undefined>(
        (most, other) => (most === undefined || other.bound > most.bound ? other : most),
        undefined,
      );
      for (const other of further) if (other !== one) queue.add(other);
    }
  }
  return { bound: best.reached, ...best };
}

const mostCells = ({ grid }: MathModel) => grid.reels * grid.rows;

/** Merges equal windows, with the stops that show them. */
function different(shown: readonly (readonly number[])[]) {
  const windows = new Map<string, { cells: readonly number[]; weight: number }>();
  for (const cells of shown)
    windows.set(cells.join(), { cells, weight: 1 + (windows.get(cells.join())?.weight ?? 0) });
  return [...windows.values()];
}
