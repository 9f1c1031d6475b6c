import type { MathModel, Mode } from '#domain/slots/math-model';
import { indexesOf, reelsOf } from '#domain/slots/model-parts';
import { scatterTally } from '#domain/slots/scatter-tally';
import { tracksOf } from '#domain/slots/spin-tracks';
import { windowsOf } from '#domain/slots/windows';

/**
 * A spin as a machine that reads one stop a reel. What later stops can still make of the reels so far – the lines or
 * ways that are open, the scatters that were seen – is a row of the table, with a step for each stop of the next reel.
 * A step is learnt when it is first taken and looked up from then on.
 */
export interface SpinMachine {
  /** Stops of each reel. */
  readonly stops: Int32Array;
  /**
   * The step of row `row` for a stop is at `row + stop`: 0 while it is not known; else, from the lowest bit, whether
   * it won credits, and 1 + the row that it leads to, or after the last reel the number of an ending. Row 0 is the
   * beginning.
   */
  steps: Int32Array;
  /** Credits that each step won. */
  credits: Float64Array;
  /** The first wins nothing by scatters and awards nothing. */
  readonly endings: readonly Ending[];
  /** Learns a step and answers it; what it won is in `learnt`. May forget all others, and replace the tables. */
  learn(reel: number, row: number, stop: number): number;
  /** Credits of the step that was learnt last. */
  learnt: number;
}

export interface Ending {
  /** Credits of scatters. */
  readonly scatters: number;
  /** Spins for each feature of the model, in its order. */
  readonly awards: readonly number[];
}

interface State {
  readonly open: readonly number[];
  readonly tally: number;
}

/** Steps that are remembered at once, 12 bytes each. */
const mostSteps = 2 ** 21;

/** A machine that forgets all it has learnt when it would remember more than `room` steps, at least twice a reel's. */
export function spinMachine(model: MathModel, mode: Mode, reelSet: string, room = mostSteps): SpinMachine {
  const strips = reelsOf(model, reelSet);
  const indexes = indexesOf(model);
  const windows = strips.map((strip) => windowsOf(strip, model.grid.rows, indexes));
  const tracks = tracksOf(model, strips);
  const scatters = scatterTally(model, mode);
  const start: State = { open: tracks.start, tally: scatters.none };
  const endings: Ending[] = [{ scatters: 0, awards: (model.features ?? []).map(() => 0) }];
  const endingNumbers = new Map<number, number>();
  const rows = new Map<string, number>();
  const states = new Map<number, State>();
  let used = 0;

  const leadsTo = (reel: number, state: State): number => {
    if (reel === strips.length) return endingOf(state.tally);
    const key = `${reel}:${state.tally}:${state.open.join()}`;
    const known = rows.get(key);
    if (known !== undefined) return known;
    const stops = strips[reel]?.length ?? 0;
    if (used + stops > room) forget();
    return add(key, state, stops);
  };
  const add = (key: string, state: State, stops: number): number => {
    const row = used;
    used += stops;
    rows.set(key, row);
    states.set(row, state);
    while (used > machine.steps.length) grow(machine);
    return row;
  };
  const endingOf = (tally: number): number => {
    const known = endingNumbers.get(tally);
    if (known !== undefined) return known;
    const ending = { scatters: scatters.pays(tally), awards: scatters.awards(tally) };
    const isNothing = ending.scatters === 0 && ending.awards.every((spins) => spins === 0);
    const number = isNothing ? 0 : endings.push(ending) - 1;
    endingNumbers.set(tally, number);
    return number;
  };
  const forget = () => {
    rows.clear();
    states.clear();
    machine.steps.fill(0);
    used = 0;
    leadsTo(0, start);
  };

  const machine: SpinMachine = {
    stops: Int32Array.from(strips, ({ length }) => length),
    steps: new Int32Array(4096),
    credits: new Float64Array(4096),
    endings,
    learnt: 0,
    learn: (reel, row, stop) => {
      const state = states.get(row);
      const window = windows[reel]?.[stop];
      if (!state || !window) throw new RangeError(`Reel ${reel} has no step ${row} + ${stop}.`);
      const open: number[] = [];
      machine.learnt = 0;
      for (const track of state.open) {
        const { next, pays } = tracks.advance(track, window);
        machine.learnt += pays;
        if (next !== 0) open.push(next);
      }
      open.sort((left, right) => left - right);
      const to = leadsTo(reel + 1, { open, tally: scatters.add(state.tally, window) });
      const step = ((to + 1) << 1) | (machine.learnt > 0 ? 1 : 0);
      // The row may have been forgotten meanwhile, and its place be another's.
      if (states.get(row) === state) {
        machine.steps[row + stop] = step;
        machine.credits[row + stop] = machine.learnt;
      }
      return step;
    },
  };
  leadsTo(0, start);
  return machine;
}

function grow(machine: SpinMachine): void {
  const steps = new Int32Array(machine.steps.length * 2);
  steps.set(machine.steps);
  machine.steps = steps;
  const credits = new Float64Array(steps.length);
  credits.set(machine.credits);
  machine.credits = credits;
}
