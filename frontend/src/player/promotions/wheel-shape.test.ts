import { expect, test } from 'vitest';
import { pointAt, restAngle, sectorAngles, sectorPath } from './wheel-shape';

test('the width of sectors is proportional to their chance, clockwise from the top', () => {
  expect(sectorAngles([1, 2, 1])).toEqual([
    { from: 0, to: 90, middle: 45 },
    { from: 90, to: 270, middle: 180 },
    { from: 270, to: 360, middle: 315 },
  ]);
});

test.each([0, 1, 2])('the rest angle turns the middle of sector %d to the top', (index) => {
  const sector = sectorAngles([1, 2, 5])[index];
  if (sector === undefined) throw new Error('No sector.');
  const { x, y } = pointAt(sector.middle + restAngle(sector), 100);
  expect(x).toBeCloseTo(0);
  expect(y).toBeCloseTo(-100);
});

test('draws the larger arc for a sector of more than half the wheel', () => {
  const [large, small] = sectorAngles([3, 1]);
  expect(large && sectorPath(large, 100)).toContain('A 100 100 0 1 1');
  expect(small && sectorPath(small, 100)).toContain('A 100 100 0 0 1');
});
