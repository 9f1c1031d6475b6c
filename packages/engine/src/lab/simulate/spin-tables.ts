import type { MathModel, Mode } from '#engine/slots/model/math-model';
import { indexesOf, reelsOf } from '#engine/slots/model/model-parts';
import { scatterTally } from '#engine/slots/evaluate/scatter-tally';
import { tracksOf } from '#engine/slots/exact/spin-tracks';
import { windowsOf } from '#engine/slots/evaluate/windows';
import { grownDoubles, grownInts } from './growing';
import { lastingTallies } from './lasting-tallies';

/**
 * A spin as a sequence of steps in tables, which are filled when a step occurs for the first time. The first
 * reels (the "beginning") are looked up together: their win, the state of the scatters, and the lines or ways
 * that are still open. From there, every open line or way follows its own row, and so does the tally of
 * scatters.
 */
export interface SpinTables {
  /** The number of stops of each reel. */
  readonly stops: Int32Array;
  /** The number of reels of a beginning. The number of a beginning is a mixed-radix number of its stops. */
  readonly depth: number;
  /** By beginning: 0 while it is unknown, otherwise 1 + its index in the following three arrays. */
  readonly beginnings: Int32Array;
  won: Float64Array;
  tallies: Int32Array;
  /** The start of each beginning's open rows in `open`. One more element marks the end of the last. */
  openFrom: Int32Array;
  open: Int32Array;
  /**
   * At row + stop, the next state of an open line or way: 0 while it is unknown, 1 if it ends without a win.
   * Otherwise bit 1 is set if it wins, and the higher bits are its row on the next reel, or 0 if it ends.
   */
  steps: Int32Array;
  /** Credits of the steps that win. */
  pays: Float64Array;
  /**
   * At tally + stop: 0 while it is unknown, otherwise 1 + the tally on the next reel, or 1 + the ending after
   * the last reel.
   */
  tallySteps: Int32Array;
  /** The first ending pays nothing for scatters and awards nothing. */
  readonly endings: readonly Ending[];
  /** Whether the tables have reached their maximum size. */
  full: boolean;
  learnBeginning(beginning: number): number;
  learnStep(row: number, stop: number): number;
  learnTally(tally: number, stop: number): number;
  /** Clears all tables. Must not be called during a spin. */
  forget(): void;
}

export interface Ending {
  /** Credits of scatters. */
  readonly scatters: number;
  /** Spins for each feature of the model, in its order. */
  readonly awards: readonly number[];
}

interface Place {
  readonly reel: number;
  /** The number of a track, or of a tally of scatters. */
  readonly number: number;
}

/** A beginning has as many reels as possible while there are at most this many beginnings. */
const mostBeginnings = 2 ** 16;
/** The maximum number of stored steps, 12 bytes each. */
const mostSteps = 2 ** 21;

/** Tables that are cleared after a spin if they contain more than `room` steps. */
export function spinTables(model: MathModel, mode: Mode, reelSet: string, room = mostSteps): SpinTables {
  const strips = reelsOf(model, reelSet);
  const indexes = indexesOf(model);
  const windows = strips.map((strip) => windowsOf(strip, model.grid.rows, indexes));
  const windowAt = (reel: number, stop: number) => windows[reel]?.[stop] ?? [];
  const stopsOf = (reel: number) => strips[reel]?.length ?? 0;
  const tracks = tracksOf(model, strips);
  const scatters = scatterTally(model, mode);
  const lasting = lastingTallies(scatters, windows);
  const endings: Ending[] = [{ scatters: 0, awards: (model.features ?? []).map(() => 0) }];
  const endingNumbers = new Map<number, number>();
  const rows = placeRows(stopsOf);
  const tallyRows = placeRows(stopsOf);
  const depth = depthOf(strips.map(({ length }) => length));
  const count = strips.slice(0, depth).reduce((product, { length }) => product * length, 1);
  let learnt = 0;

  const tallyOn = (reel: number, all: number): number => {
    const tally = lasting(all, reel);
    return reel === strips.length ? endingOf(tally) : tallyRows.rowOf({ reel, number: tally });
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
  const stopsOfBeginning = (beginning: number): number[] => {
    const stops: number[] = [];
    for (let reel = depth - 1, left = beginning; reel >= 0; reel -= 1) {
      stops.unshift(left % stopsOf(reel));
      left = Math.floor(left / stopsOf(reel));
    }
    return stops;
  };
  const grow = () => {
    tables.steps = grownInts(tables.steps, rows.used());
    tables.pays = grownDoubles(tables.pays, rows.used());
    tables.tallySteps = grownInts(tables.tallySteps, tallyRows.used());
    tables.full = rows.used() + tallyRows.used() + tables.open.length > room;
  };

  const tables: SpinTables = {
    stops: Int32Array.from(strips, ({ length }) => length),
    depth,
    beginnings: new Int32Array(count),
    won: new Float64Array(256),
    tallies: new Int32Array(256),
    openFrom: new Int32Array(257),
    open: new Int32Array(256),
    steps: new Int32Array(1024),
    pays: new Float64Array(1024),
    tallySteps: new Int32Array(1024),
    endings,
    full: false,
    learnBeginning: (beginning) => {
      let open = tracks.start;
      let tally = scatters.none;
      let won = 0;
      stopsOfBeginning(beginning).forEach((stop, reel) => {
        const window = windowAt(reel, stop);
        const advanced = open.map((track) => tracks.advance(track, window));
        won += advanced.reduce((sum, { pays }) => sum + pays, 0);
        open = advanced.map(({ next }) => next).filter((next) => next !== 0);
        tally = scatters.add(tally, window);
      });
      const from = tables.openFrom[learnt] ?? 0;
      tables.won = grownDoubles(tables.won, learnt + 1);
      tables.tallies = grownInts(tables.tallies, learnt + 1);
      tables.openFrom = grownInts(tables.openFrom, learnt + 2);
      tables.open = grownInts(tables.open, from + open.length);
      tables.won[learnt] = won;
      tables.tallies[learnt] = tallyOn(depth, tally);
      open.forEach((number, at) => (tables.open[from + at] = rows.rowOf({ reel: depth, number })));
      learnt += 1;
      tables.openFrom[learnt] = from + open.length;
      tables.beginnings[beginning] = learnt;
      grow();
      return learnt;
    },
    learnStep: (row, stop) => {
      const { reel, number } = rows.placeOf(row);
      const { next, pays } = tracks.advance(number, windowAt(reel, stop));
      const onwards = next === 0 ? 0 : rows.rowOf({ reel: reel + 1, number: next });
      grow();
      const step = (onwards << 2) | (pays > 0 ? 2 : 0) | 1;
      tables.steps[row + stop] = step;
      tables.pays[row + stop] = pays;
      return step;
    },
    learnTally: (tally, stop) => {
      const { reel, number } = tallyRows.placeOf(tally);
      const step = tallyOn(reel + 1, scatters.add(number, windowAt(reel, stop))) + 1;
      grow();
      tables.tallySteps[tally + stop] = step;
      return step;
    },
    forget: () => {
      rows.clear();
      tallyRows.clear();
      learnt = 0;
      tables.beginnings.fill(0);
      tables.steps.fill(0);
      tables.tallySteps.fill(0);
      tables.full = false;
    },
  };
  return tables;
}

function depthOf(stops: readonly number[]): number {
  let product = 1;
  const tooMany = stops.findIndex((sides) => (product *= sides) > mostBeginnings);
  return tooMany === -1 ? stops.length : Math.max(tooMany, 1);
}

/** Rows of one table, each with the length of its reel. The first starts at 1, so that 0 means "none". */
function placeRows(stopsOf: (reel: number) => number) {
  const known = new Map<string, number>();
  const places = new Map<number, Place>();
  let used = 1;
  return {
    used: () => used,
    rowOf: (place: Place): number => {
      const key = `${place.reel}:${place.number}`;
      const there = known.get(key);
      if (there !== undefined) return there;
      const row = used;
      used += stopsOf(place.reel);
      known.set(key, row);
      places.set(row, place);
      return row;
    },
    placeOf: (row: number): Place => {
      const place = places.get(row);
      if (!place) throw new RangeError(`No row begins at ${row}.`);
      return place;
    },
    clear: (): void => {
      known.clear();
      places.clear();
      used = 1;
    },
  };
}
