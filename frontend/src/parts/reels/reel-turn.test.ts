import { expect, test } from 'vitest';
import fc from 'fast-check';
import { freeSpinMotion, landingsOf, spinMotion, stillMotion } from './pace';
import { windowCells } from './reel-cells';
import { settleMs, turnOf } from './reel-turn';

const anticipations = fc.array(fc.boolean(), { minLength: 1, maxLength: 6 });

test.each([spinMotion, freeSpinMotion, stillMotion])('reels land one after the other', (motion) => {
  fc.assert(
    fc.property(anticipations, (anticipated) => {
      const landings = landingsOf(motion, anticipated);
      expect(landings[0]).toBe(motion.first + (anticipated[0] === true ? motion.anticipation : 0));
      landings.slice(1).forEach((at, before) => {
        const gap = motion.next + (anticipated[before + 1] === true ? motion.anticipation : 0);
        expect(at - (landings[before] ?? 0)).toBe(gap);
      });
    }),
  );
});

test('a landing takes exactly its time, ends at the stop, and passes at most 40 cells', () => {
  const strips = fc.array(fc.constantFrom('A', 'B', 'C', 'S'), { minLength: 3, maxLength: 30 });
  const moment = fc.integer({ min: 700, max: 9000 });
  fc.assert(
    fc.property(strips, fc.nat(29), fc.nat(29), moment, (strip, one, other, totalMs) => {
      const [from, to] = [one, other].map((stop) => ({ strip, stop: stop % strip.length }));
      if (from === undefined || to === undefined) return;
      const { loops, loopMs, runMs, landing } = turnOf(from, to, 3, totalMs);
      expect(loops * loopMs + runMs + settleMs).toBe(totalMs);
      expect(landing.cells.slice(1, 4)).toEqual(windowCells(to, 3));
      expect(landing.travel).toBeLessThanOrEqual(40);
    }),
  );
});
