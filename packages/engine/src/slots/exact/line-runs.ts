import type { MathModel, ReelSet } from '../model/math-model';
import { countsFor, entryOf, indexesOf, payOf } from '../model/model-parts';
import type { Advance } from './tracks';
import { cycleOf } from './window-counts';

/**
 * Evaluates a line reel by reel as a finite automaton. A state is the set of symbols whose run continues,
 * with the largest pay of the runs that have ended. A symbol that can no longer pay more is removed, so that
 * states can be merged. State 0 is the end: the pay of the line is then known.
 */
export interface LineRuns {
  readonly start: number;
  /**
   * The state after the cell of this reel (an index in the model's symbols), or the pay of the line if the
   * cell ends it.
   */
  step(reel: number, state: number, symbol: number): Advance;
}

interface State {
  /** Bits of the symbols whose run continues. */
  readonly going: number;
  readonly best: number;
}

export function lineRuns(model: MathModel, reels: ReelSet): LineRuns {
  const { symbols } = model;
  const pays = symbols.map(({ id }) =>
    Array.from({ length: reels.length + 1 }, (_, run) => payOf(entryOf(model.paytable, id), run)),
  );
  /** For each cell: the bits of the symbols for whose runs it counts. */
  const counts = symbols.map(({ id: cell }) =>
    symbols.reduce((bits, { id }, index) => bits | (countsFor(model, cell, id) ? bit(index) : 0), 0),
  );
  const indexes = indexesOf(model);
  /** For each reel: the bits of the symbols for whose runs at least one of its cells counts. */
  const possible = reels.map((strip) =>
    strip.reduce((bits, cell) => bits | (counts[indexes.get(cell) ?? -1] ?? 0), 0),
  );
  /** The largest pay of a symbol on these reels. */
  const ceilings = pays.map((byRun, index) => {
    const broken = possible.findIndex((bits) => (bits & bit(index)) === 0);
    return Math.max(0, ...byRun.slice(0, (broken === -1 ? reels.length : broken) + 1));
  });

  const states: State[] = [];
  const known = new Map<string, number>();
  const stateOf = ({ going, best }: State): number => {
    const useful = bitsOf(going).reduce((bits, s) => ((ceilings[s] ?? 0) > best ? bits | bit(s) : bits), 0);
    if (useful === 0) return 0;
    const key = `${useful}:${best}`;
    const id = known.get(key) ?? states.push({ going: useful, best });
    known.set(key, id);
    return id;
  };
  const settle = (reel: number, state: number, symbol: number): Advance => {
    const { going, best } = states[state - 1] ?? { going: 0, best: 0 };
    const on = going & (counts[symbol] ?? 0);
    const isLast = reel === reels.length - 1;
    const ended = bitsOf(isLast ? going : going & ~on);
    const paid = ended.map((index) => pays[index]?.[on & bit(index) ? reel + 1 : reel] ?? 0);
    const most = Math.max(best, ...paid);
    const next = isLast ? 0 : stateOf({ going: on, best: most });
    return { next, pays: next === 0 ? most : 0 };
  };
  const steps = reels.map((): Advance[] => []);
  return {
    start: stateOf({ going: -1 >>> (32 - symbols.length), best: 0 }),
    step: (reel, state, symbol) =>
      ((steps[reel] ??= [])[state * symbols.length + symbol] ??= settle(reel, state, symbol)),
  };
}

/**
 * The number of outcomes of the cycle by the pay of one line. All lines are equal, because the cells of
 * different reels are independent.
 */
export function lineOutcomes(model: MathModel, reels: ReelSet): ReadonlyMap<number, number> {
  const runs = lineRuns(model, reels);
  const outcomes = new Map<number, number>();
  let rest = cycleOf(reels);
  let states = new Map([[runs.start, 1]]);
  if (runs.start === 0) return outcomes;
  reels.forEach((strip, reel) => {
    rest /= strip.length;
    const next = new Map<number, number>();
    const cells = cellCounts(model, strip);
    for (const [state, weight] of states) {
      for (const [symbol, cellCount] of cells) {
        const { next: after, pays } = runs.step(reel, state, symbol);
        if (after !== 0) add(next, after, weight * cellCount);
        else add(outcomes, pays, weight * cellCount * rest);
      }
    }
    states = next;
  });
  outcomes.delete(0);
  return outcomes;
}

function cellCounts(model: MathModel, strip: readonly string[]): Map<number, number> {
  const counts = new Map<number, number>();
  const indexes = indexesOf(model);
  for (const cell of strip) add(counts, indexes.get(cell) ?? -1, 1);
  return counts;
}

const add = (counts: Map<number, number>, key: number, weight: number) =>
  counts.set(key, (counts.get(key) ?? 0) + weight);

const bit = (index: number) => 1 << index;

function bitsOf(bits: number): number[] {
  const found: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) found.push(31 - Math.clz32(rest & -rest));
  return found;
}
