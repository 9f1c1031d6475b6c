/** Everything that is left to chance in a history comes from one seed, in the order in which it happens. */
export interface Chance {
  /** From 0 up to and without 1. */
  readonly next: () => number;
  /** A whole number from `smallest` to `largest`. */
  whole(smallest: number, largest: number): number;
  /** One of several, each equally likely; of an empty list nothing. */
  one<Value>(values: readonly [Value, ...Value[]]): Value;
  one<Value>(values: readonly Value[]): Value | undefined;
  happens(probability: number): boolean;
}

// Jest looks a global up through its sandbox at every use.
const { floor, imul } = Math;

/** A small generator with 32 bits of state: a Weyl sequence through the finaliser of MurmurHash3. */
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
