import { expect, test } from '@jest/globals';
import { roundCounter } from './chunk-tally';

function counted(cost: number, ...wins: number[]) {
  const counter = roundCounter(cost);
  for (const credits of wins) counter.count(credits);
  return counter.counts();
}

test('counts wins by their credits, in order', () => {
  const { rounds, wins } = counted(20, 500_000, 0, 40, 0, 70_000, 500_000, 0);
  expect(rounds).toBe(7);
  expect([...wins]).toEqual([
    [0, 3],
    [40, 1],
    [70_000, 1],
    [500_000, 2],
  ]);
});

test.each([
  ['nothing', [], { first: 0, last: 0, longest: 0 }],
  ['losses alone', [0, 19, 0], { first: 3, last: 3, longest: 3 }],
  ['the cost won back', [20, 20], { first: 0, last: 0, longest: 0 }],
  ['the longest in the middle', [0, 20, 0, 0, 0, 20, 20, 0, 0], { first: 1, last: 2, longest: 3 }],
  ['the longest at the end', [20, 0, 20, 0, 0], { first: 0, last: 2, longest: 2 }],
])('losing streaks of %s', (_, wins, losing) => {
  expect(counted(20, ...wins).losing).toEqual(losing);
});
