import type { MathModel, Mode } from '#engine/slots/model/math-model';
import { countsFor, payOf, reelsOf } from '#engine/slots/model/model-parts';
import { packedTallies, type PackedTallies } from './packed-tallies';

/** A local name, because in tests every access to `Math` costs more than the multiplication. */
const { imul } = Math;

/**
 * The lines of a spin over five reels as bits of one number. If the first two cells of a line are not both
 * wild, the line can only pay a run of the one symbol that both cells count for. So a spin takes only a few
 * intersections of sets of lines.
 */
export interface LineMasks {
  readonly stops: Int32Array;
  /**
   * By the stops of the first two reels: the start of its groups. One more element marks the end of the last
   * group.
   */
  readonly groupsFrom: Int32Array;
  /** For each group: the open lines, and the number of its symbol times the longest strip. */
  readonly groupLines: Int32Array;
  readonly groupRows: Int32Array;
  /** For each group: the credits of its lines' runs of two. */
  readonly groupPays: Int32Array;
  /** By the stops of the first two reels: 1 if a line starts with two wilds. */
  readonly mixed: Uint8Array;
  /**
   * For the third to the fifth reel, at row + stop: the lines that cross a cell that counts for the symbol.
   */
  readonly lines: readonly [Int32Array, Int32Array, Int32Array];
  /** Length of a row. */
  readonly longest: number;
  /** By symbol: the additional pay of a run for its third, fourth and fifth cell. */
  readonly more: readonly [Int32Array, Int32Array, Int32Array];
  readonly tallies: PackedTallies;
}

const reelCount = 5;
const bits = 32;

/**
 * Undefined for models whose spins are not sets of lines: with another evaluation, another number of reels,
 * or too many lines.
 */
export function lineMasks(model: MathModel, mode: Mode, reelSet: string): LineMasks | undefined {
  const { evaluation, paytable, symbols, fixedPrizes = [] } = model;
  const reels = reelsOf(model, reelSet);
  if (evaluation.kind !== 'LINES' || reels.length !== reelCount) return undefined;
  if (evaluation.lines.length > bits || fixedPrizes.length > 0) return undefined;
  const paying = symbols.map(({ id }) => id).filter((id) => Object.hasOwn(paytable, id));
  if (paying.some((id) => payOf(paytable[id], 1) > 0)) return undefined;
  const tallies = packedTallies(model, mode, reels, reelCount - 2);
  if (!tallies) return undefined;

  const longest = Math.max(...reels.map(({ length }) => length));
  const wild = new Set(symbols.filter((symbol) => symbol.wild === true).map(({ id }) => id));
  const crossing = (reel: number, stop: number, is: (cell: string) => boolean) => {
    const strip = reels[reel] ?? [];
    return evaluation.lines.reduce(
      (lines, rows, line) =>
        is(strip[(stop + (rows[reel] ?? 0)) % strip.length] ?? '') ? lines | (1 << line) : lines,
      0,
    );
  };
  const linesOf = (reel: number) => {
    const found = new Int32Array(paying.length * longest);
    paying.forEach((id, row) =>
      reels[reel]?.forEach((_, stop) => {
        found[row * longest + stop] = crossing(reel, stop, (cell) => countsFor(model, cell, id));
      }),
    );
    return found;
  };
  const wildOf = (reel: number) =>
    (reels[reel] ?? []).map((_, stop) => crossing(reel, stop, (cell) => wild.has(cell)));
  const payOfRun = (length: number) => paying.map((id) => payOf(paytable[id], length));
  const moreFor = (length: number) =>
    Int32Array.from(payOfRun(length), (pay, row) => pay - (payOfRun(length - 1)[row] ?? 0));
  const [first, second] = [linesOf(0), linesOf(1)];
  const [firstWild, secondWild] = [wildOf(0), wildOf(1)];
  const twos = payOfRun(2);
  const groupsFrom: number[] = [];
  const groups: { readonly lines: number; readonly row: number; readonly pays: number }[] = [];
  const mixed: number[] = [];
  firstWild.forEach((wildLines, stop) =>
    secondWild.forEach((moreWild, next) => {
      groupsFrom.push(groups.length);
      mixed.push((wildLines & moreWild) === 0 ? 0 : 1);
      paying.forEach((_, number) => {
        const row = number * longest;
        const lines = (first[row + stop] ?? 0) & (second[row + next] ?? 0);
        if (lines !== 0) groups.push({ lines, row, pays: bitsIn(lines) * (twos[number] ?? 0) });
      });
    }),
  );
  groupsFrom.push(groups.length);
  return {
    stops: Int32Array.from(reels, ({ length }) => length),
    groupsFrom: Int32Array.from(groupsFrom),
    groupLines: Int32Array.from(groups, ({ lines }) => lines),
    groupRows: Int32Array.from(groups, ({ row }) => row),
    groupPays: Int32Array.from(groups, ({ pays }) => pays),
    mixed: Uint8Array.from(mixed),
    lines: [linesOf(2), linesOf(3), linesOf(4)],
    longest,
    more: [moreFor(3), moreFor(4), moreFor(5)],
    tallies,
  };
}

/** The number of set bits among 32. */
export function bitsIn(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
