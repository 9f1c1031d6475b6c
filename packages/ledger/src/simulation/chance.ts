/**
 * A seeded random number generator. All random choices of a history come from one seed, in the order in which they
 * happen.
 */
export interface Chance {
  /** A number of at least 0 and less than 1. */
  readonly next: () => number;
  /** An integer from `smallest` to `largest`, both included. */
  whole(smallest: number, largest: number): number;
  /** One of the values, all equally likely; undefined for an empty list. */
  one<Value>(values: readonly [Value, ...Value[]]): Value;
  one<Value>(values: readonly Value[]): Value | undefined;
  happens(probability: number): boolean;
}

// Jest resolves globals through its sandbox on every access.
const { floor, imul } = Math;

/** A small generator with 32 bits of state: a Weyl sequence with the finaliser of MurmurHash3. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    whole: (smallest, largest) => smallest + floor(next() * (largest - smallest + 1)),
    one: <Value>(values: readonly Value[]) => values[floor(next() * values.length)] as Value,
    happens: (probability) => next() < probability,
  };
}
