import { expect, test } from 'vitest';
import { matchSymbol } from './match-symbol';
import { symbolsFor } from './symbols-for';

const symbols = [
  { symbol: 'L', name: 'Lantern', imageKey: null },
  { symbol: 'GOLD_COIN', name: 'Münze', imageKey: null },
  { symbol: 'LANTERN', name: 'Old lamp', imageKey: null },
];

test.each([
  ['lantern.webp', 0],
  ['LANTERN.PNG', 0],
  ['l.avif', 0],
  ['gold-coin.png', 1],
  ['Gold coin.final.png', -1],
  ['munze.png', 1],
  ['old_lamp.jpg', 2],
  ['.png', -1],
  ['reef.png', -1],
])('assigns the file %s to symbol %d', (name, index) => {
  expect(matchSymbol(name, symbols)).toBe(index);
});

test('names symbols after their ids, and keeps existing names', () => {
  const model = {
    symbols: [
      { id: 'GOLD_COIN' },
      { id: 'W', wild: true },
      { id: 'S', scatter: true },
      { id: 'A' },
      { id: 'blueFish' },
    ],
  };
  const known = [{ symbol: 'A', name: 'Anchor', imageKey: 'k' }];
  expect(symbolsFor(model, known)).toEqual([
    { symbol: 'GOLD_COIN', name: 'Gold coin', imageKey: null },
    { symbol: 'W', name: 'Wild', imageKey: null },
    { symbol: 'S', name: 'Scatter', imageKey: null },
    { symbol: 'A', name: 'Anchor', imageKey: 'k' },
    { symbol: 'blueFish', name: 'Blue fish', imageKey: null },
  ]);
});
