/**
 * What a spin may still win while its reels are looked at from left to right: a track for each line, or symbol in
 * ways, that is still open. Tracks are numbers from 1, alike when everything that can become of them is alike.
 */
export interface Tracks {
  /** What is open before the first reel. */
  readonly start: readonly number[];
  /** What becomes of a track by the window of its next reel, given as symbol indexes from the top. */
  advance(track: number, window: readonly number[]): Advance;
}

export interface Advance {
  /** 0 when the track is settled. */
  readonly next: number;
  /** Credits that it won by being settled. */
  readonly pays: number;
}

export const lost: Advance = { next: 0, pays: 0 };

/** Numbers from 1, in the order of their first use, for values that have a text of their own. */
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
