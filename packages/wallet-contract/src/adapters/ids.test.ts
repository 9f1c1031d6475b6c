import { expect, test } from '@jest/globals';
import { roundNumberOf, uuidOf } from './ids';

test('makes the same UUID of version 5 for the same id', () => {
  expect(uuidOf('transaction', 'r1-bet')).toMatchInlineSnapshot(`"1329a22a-b902-5fc6-937f-f79c4849a5b7"`);
  const uuids = Array.from({ length: 500 }, (_, index) => uuidOf('transaction', `r${index}`));
  for (const uuid of uuids)
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(uuids).size).toBe(500);
});

test('makes other UUIDs of the same id for other purposes', () => {
  const kinds = ['request', 'transaction', 'rollback', 'close', 'reward'] as const;
  expect(new Set(kinds.map((kind) => uuidOf(kind, 'r1'))).size).toBe(kinds.length);
});

test('makes the same number of 63 bits for the same round', () => {
  expect(roundNumberOf('r1')).toMatchInlineSnapshot(`6049655665720120817n`);
  const numbers = Array.from({ length: 500 }, (_, index) => roundNumberOf(`r${index}`));
  expect(numbers.every((number) => number >= 0n && number < 2n ** 63n)).toBe(true);
  expect(numbers.some((number) => number > 2n ** 62n)).toBe(true);
  expect(new Set(numbers).size).toBe(500);
});
