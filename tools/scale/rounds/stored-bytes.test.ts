import { expect, test } from '@jest/globals';
import { marshall } from '@aws-sdk/util-dynamodb';
import { bytesPerRound, grownBytes, itemBytes, storedBytes } from './stored-bytes';

test.each([
  ['text, by its UTF-8', { name: 'é€' }, 4 + 5],
  ['numbers, by two digits', { n: 12_345 }, 1 + 4],
  ['negative numbers', { n: -12 }, 1 + 3],
  ['zero', { n: 0 }, 1 + 2],
  ['bytes', { b: new Uint8Array(32) }, 1 + 32],
  ['what is or is not', { is: true, no: null }, 2 + 1 + 2 + 1],
  ['lists, with a byte for each value', { l: ['ab', 1] }, 1 + 3 + (1 + 2) + (1 + 2)],
  ['sets, as the sum of their members', { s: new Set(['ab', 'c']) }, 1 + 2 + 1],
  ['maps, with a byte for each member', { m: { a: 'b' } }, 1 + 3 + 1 + 1 + 1],
])('counts %s', (_what, row, bytes) => {
  expect(itemBytes(marshall(row))).toBe(bytes);
});

test('counts an item in its table and in each index of which it has the keys', () => {
  const indexes = [
    { name: 'gsi1', keys: ['gsi1pk', 'gsi1sk'] },
    { name: 'gsi2', keys: ['gsi2pk', 'gsi2sk'] },
    { name: 'keys', keys: ['gsi2pk'], attributes: ['a'] },
  ];
  const movement = marshall({ pk: 'MOVEMENT#a', sk: 'M', gsi2pk: 'DAY', gsi2sk: '1' });
  const { gsi2sk: _not, ...entry } = movement;
  const bytes = itemBytes(movement) + 100;
  const before = storedBytes('journal', indexes, [movement]);
  expect(Object.fromEntries(before)).toEqual({
    'journal MOVEMENT': bytes,
    'journal/gsi2 MOVEMENT': bytes,
    'journal/keys MOVEMENT': itemBytes(entry) + 100,
  });
  const round = marshall({ pk: 'PLAYER#b#p', sk: 'ROUND#1' });
  const after = storedBytes('journal', indexes, [movement, round]);
  expect(Object.fromEntries(grownBytes(before, after))).toEqual({ 'journal ROUND': itemBytes(round) + 100 });
});

test('divides the growth among the rounds, and movements by the share of wins', () => {
  const rounds = [true, false].map((isWin) => ({ isWin }));
  const grown = new Map([
    ['journal MOVEMENT', 1500],
    ['play ROUND', 1000],
  ]);
  expect(Object.fromEntries(bytesPerRound(grown, rounds, 0.28))).toEqual({
    'journal MOVEMENT': 640,
    'play ROUND': 500,
  });
});
