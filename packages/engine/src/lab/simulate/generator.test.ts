import { describe, expect, test } from '@jest/globals';
import { drawFrom, nextWord, stateFrom } from './generator';

/** The reference in the words of its authors, with BigInts. */
function reference([...state]: bigint[]) {
  const low = (value: bigint) => value & 0xffffffffn;
  const rotl = (value: bigint, bits: bigint) => low((value << bits) | (value >> (32n - bits)));
  const at = (index: number) => state[index] ?? 0n;
  return () => {
    const result = low(rotl(low(at(1) * 5n), 7n) * 9n);
    const t = low(at(1) << 9n);
    state[2] = at(2) ^ at(0);
    state[3] = at(3) ^ at(1);
    state[1] = at(1) ^ at(2);
    state[0] = at(0) ^ at(3);
    state[2] = at(2) ^ t;
    state[3] = rotl(at(3), 11n);
    return Number(result);
  };
}

const bytes = (...words: number[]) => {
  const view = new DataView(new ArrayBuffer(16));
  words.forEach((word, index) => view.setUint32(index * 4, word));
  return new Uint8Array(view.buffer);
};

describe('xoshiro128**', () => {
  test.each([
    [[1, 2, 3, 4]],
    [[0xffffffff, 0, 0x80000000, 7]],
    [[0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef]],
  ])('generates the words of the reference for %j', (words) => {
    const state = stateFrom(bytes(...words));
    const next = reference(words.map(BigInt));
    for (let count = 0; count < 10_000; count += 1) expect(nextWord(state)).toBe(next());
  });

  test('does not start with an all-zero state', () => {
    expect(() => stateFrom(bytes(0, 0, 0, 0))).toThrow('cannot be all zeros');
  });
});

test('skips words that would bias the numbers', () => {
  // Its first word is 0, whose low half is below 2 ^ 32 mod 3, but not below 2 ^ 32 mod 4.
  const words = [1, 0, 2, 3];
  const [state, further] = [stateFrom(bytes(...words)), stateFrom(bytes(...words))];
  expect(nextWord(further)).toBe(0);
  expect(drawFrom(state)(3)).toBe(drawFrom(further)(3));
  expect(state).toEqual(further);
  const power = stateFrom(bytes(...words));
  expect(drawFrom(power)(4)).toBe(0);
});

test('draws every number below the number of sides', () => {
  const draw = drawFrom(stateFrom(bytes(1, 2, 3, 4)));
  for (const sides of [1, 2, 3, 7, 64, 200]) {
    const seen = new Set(Array.from({ length: sides * 40 }, () => draw(sides)));
    expect([...seen].sort((left, right) => left - right)).toEqual(
      Array.from({ length: sides }, (_, number) => number),
    );
  }
});
