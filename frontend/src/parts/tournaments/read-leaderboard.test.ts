import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rankOf, type ShownStanding } from './read-leaderboard';

const standing = (order: string): ShownStanding => ({
  ...{ entryId: order, name: null, score: '1', rounds: 1, order },
});

test('a rank is found in the top and, with every boundary, below it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[0-9a-f]{4}$/), { minLength: 1 }), (orders) => {
      const sorted = [...orders].sort().reverse();
      const top = sorted.slice(0, 3).map(standing);
      const boundaries = sorted.slice(3).map((order, index) => ({ rank: index + 4, order }));
      for (const [index, order] of sorted.entries())
        expect(rankOf({ top, boundaries }, order)).toBe(index + 1);
    }),
  );
});

test('between boundaries, the next known rank is given', () => {
  const top = [standing('9'), standing('8')];
  const boundaries = [
    { rank: 3, order: '7' },
    { rank: 13, order: '5' },
  ];
  expect(rankOf({ top, boundaries }, '6')).toBe(13);
  expect(rankOf({ top, boundaries }, '4')).toBe(14);
});
