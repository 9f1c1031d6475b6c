import type { MathModel, Mode, ReelSet } from '#engine/slots/model/math-model';
import { indexesOf, totalOf } from '#engine/slots/model/model-parts';
import { scatterTally } from '#engine/slots/evaluate/scatter-tally';
import { windowsOf } from '#engine/slots/evaluate/windows';

/** The counts of all visible scatters packed into one number, to which every reel adds. */
export interface PackedTallies {
  /** By reel: the number that each stop adds. */
  readonly adds: readonly Int32Array[];
  /** By the sum over all reels: the pay in credits; 2 ^ 30 for that and more. */
  readonly pays: Int32Array;
  /** By the sum over all reels: 0 if it awards no free spins. */
  readonly awards: Uint8Array;
  /** By the sum over the first reels: 0 if no continuation pays or awards anything. */
  readonly mayEnd: Uint8Array;
}

const mostTallies = 2 ** 16;
const mostPay = 2 ** 30;

/** Undefined if there are too many. `first` is the number of reels for `mayEnd`. */
export function packedTallies(
  model: MathModel,
  mode: Mode,
  reels: ReelSet,
  first: number,
): PackedTallies | undefined {
  const scatters = scatterTally(model, mode);
  const indexes = indexesOf(model);
  const windows = reels.map((strip) => windowsOf(strip, model.grid.rows, indexes));
  const counted = scatters.symbols;
  const countIn = (window: readonly number[], symbol: number) =>
    window.filter((cell) => cell === symbol).length;
  const mostOf = (symbol: number) =>
    totalOf(windows.map((ofReel) => Math.max(...ofReel.map((window) => countIn(window, symbol)))));
  const sizes = counted.map((symbol) => mostOf(symbol) + 1);
  const size = sizes.reduce((product, one) => product * one, 1);
  if (size > mostTallies) return undefined;

  const packed = (window: readonly number[]) =>
    counted.reduce((sum, symbol, at) => sum * (sizes[at] ?? 1) + countIn(window, symbol), 0);
  const adds = windows.map((ofReel) => Int32Array.from(ofReel, packed));
  const reached = (from: ReadonlySet<number>, added: readonly Int32Array[]) =>
    added.reduce((sums, stops) => {
      const different = new Set(stops);
      return new Set([...sums].flatMap((sum) => [...different].map((more) => sum + more)));
    }, from);
  const tallyOf = (sum: number) =>
    scatters.tallyOf(
      sizes.map((_, at) => Math.floor(sum / productOf(sizes.slice(at + 1))) % (sizes[at] ?? 1)),
    );
  const pays = Int32Array.from({ length: size }, (_, sum) => Math.min(scatters.pays(tallyOf(sum)), mostPay));
  const awards = Uint8Array.from({ length: size }, (_, sum) =>
    scatters.awards(tallyOf(sum)).some((spins) => spins > 0) ? 1 : 0,
  );
  const isEnd = (sum: number) => (pays[sum] ?? 0) > 0 || awards[sum] === 1;
  const mayEnd = new Uint8Array(size);
  for (const sum of reached(new Set([0]), adds.slice(0, first)))
    mayEnd[sum] = [...reached(new Set([sum]), adds.slice(first))].some(isEnd) ? 1 : 0;
  return { adds, pays, awards, mayEnd };
}

const productOf = (numbers: readonly number[]) => numbers.reduce((product, one) => product * one, 1);
