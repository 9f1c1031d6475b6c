import type { Draw } from '#engine/slots/play/draw';

/** A local name, because in tests every access to `Math` costs more than the multiplication. */
const { imul } = Math;

/**
 * xoshiro128** 1.1 (Blackman and Vigna, https://prng.di.unimi.it/xoshiro128starstar.c): four words of 32 bits
 * that are not all 0. `simulator` takes the same steps with the words in local variables.
 */
export type GeneratorState = Int32Array;

/** The state from 16 bytes, read as big-endian words. */
export function stateFrom(bytes: Uint8Array): GeneratorState {
  const view = new DataView(bytes.buffer, bytes.byteOffset, 16);
  const state = Int32Array.from([0, 4, 8, 12], (at) => view.getInt32(at));
  if (state.every((word) => word === 0))
    throw new RangeError('The state of a generator cannot be all zeros.');
  return state;
}

/** The next word, from 0 up to 2 ^ 32. */
export function nextWord(state: GeneratorState): number {
  const [s0 = 0, s1 = 0, s2 = 0, s3 = 0] = state;
  const word = imul(rotated(imul(s1, 5), 7), 9);
  const third = s2 ^ s0;
  const fourth = s3 ^ s1;
  state[0] = s0 ^ fourth;
  state[1] = s1 ^ third;
  state[2] = third ^ (s1 << 9);
  state[3] = rotated(fourth, 11);
  return word >>> 0;
}

/**
 * Draws numbers below `sides`, each equally likely: the high half of word × sides. If the low half is below 2
 * ^ 32 mod `sides`, the word is skipped and the next one is used (Lemire, https://arxiv.org/abs/1805.10941).
 */
export const drawFrom =
  (state: GeneratorState): Draw =>
  (sides) => {
    const unfair = unfairBelow(sides);
    let word = nextWord(state);
    while (imul(word, sides) >>> 0 < unfair) word = nextWord(state);
    return Math.floor((word * sides) / 2 ** 32);
  };

export const unfairBelow = (sides: number): number => 2 ** 32 % sides;

const rotated = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits));
