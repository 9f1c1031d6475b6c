import { expect, test } from 'vitest';
import fc from 'fast-check';
import { pictureScale } from './picture-scale';

const side = 40;
/** An image whose symbol extends this many pixels from the centre. */
const picture = (reachX: number, reachY: number) =>
  Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)].map((place) => Math.abs(place + 0.5 - side / 2));
    return [200, 100, 50, (x ?? 0) < reachX && (y ?? 0) < reachY ? 255 : 20];
  }).flat();

test('enlarges an image with a wide margin, but not one that fills its square', () => {
  expect(pictureScale(picture(16, 12))).toBeCloseTo(0.89 / 0.8);
  expect(pictureScale(picture(20, 8))).toBe(1);
  expect(pictureScale(picture(4, 4))).toBe(1.25);
});

test('does not scale an image without visible pixels', () => {
  expect(pictureScale(picture(0, 0))).toBe(1);
});

test('keeps every symbol inside its square', () => {
  const reach = fc.integer({ min: 1, max: side / 2 });
  fc.assert(
    fc.property(reach, reach, (x, y) => {
      expect((Math.max(x, y) / (side / 2)) * pictureScale(picture(x, y))).toBeLessThanOrEqual(1);
    }),
  );
});
