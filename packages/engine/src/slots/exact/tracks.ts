/**
 * The wins that are still possible while the reels of a spin are processed from left to right: a track for
 * each open line, or for each open symbol in ways. Tracks are numbers from 1. Two tracks have the same number
 * if all of their continuations are the same.
 */
export interface Tracks {
  /** The open tracks before the first reel. */
  readonly start: readonly number[];
  /** The continuation of a track for the window of its next reel, given as symbol indexes from the top. */
  advance(track: number, window: readonly number[]): Advance;
}

export interface Advance {
  /** 0 if the track has ended. */
  readonly next: number;
  /** The credits that the track won when it ended. */
  readonly pays: number;
}

export const lost: Advance = { next: 0, pays: 0 };

/** Assigns numbers from 1, in the order of first use, to values that are identified by a text. */
export function numbering<Value>(textOf: (value: Value) => string) {
  const known = new Map<string, number>();
  const values: Value[] = [];
  return {
    numberOf: (value: Value): number => {
      const text = textOf(value);
      const number = known.get(text) ?? values.push(value);
      known.set(text, number);
      return number;
    },
    valueOf: (number: number): Value => {
      const value = values[number - 1];
      if (value === undefined) throw new RangeError(`Nothing has the number ${number}.`);
      return value;
    },
  };
}
