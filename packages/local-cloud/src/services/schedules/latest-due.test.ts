import { expect, test } from '@jest/globals';
import { assert, integer, property } from 'fast-check';
import { latestDue } from './latest-due';

test('finds the last due time up to a moment, for intervals of any length', () => {
  assert(
    property(
      integer({ min: 1, max: 90 * 86_400 }),
      integer({ min: 0, max: 366 * 86_400 }),
      (everySeconds, passedSeconds) => {
        const every = everySeconds * 1000;
        const first = new Date('2026-01-01T00:00:00Z');
        const until = new Date(first.getTime() + passedSeconds * 1000);
        let asked = 0;
        const next = (after: Date) => {
          asked += 1;
          const count = Math.max(0, Math.floor((after.getTime() - first.getTime()) / every) + 1);
          return new Date(first.getTime() + count * every);
        };
        const expected = first.getTime() + Math.floor((passedSeconds * 1000) / every) * every;
        expect(latestDue(first, until, next).getTime()).toBe(expected);
        expect(asked).toBeLessThan(4000);
      },
    ),
  );
});
