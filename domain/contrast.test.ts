import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bearsText, contrast, darkText, isColour, lightText, readableContrast, textOn } from './contrast';

const colour = fc
  .tuple(...[1, 2, 3].map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

describe('contrast', () => {
  // Figures of https://webaim.org/resources/contrastchecker, to two digits.
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#ffffff', 4],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });

  test('is symmetric, ignores letter case and stays in its range', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const ratio = contrast(one, other);
        expect(contrast(other.toUpperCase(), one)).toBe(ratio);
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
      }),
    );
  });
});

describe('text on a colour', () => {
  test('has the colour with the higher contrast', () => {
    expect(textOn('#0b1020')).toBe(lightText);
    expect(textOn('#f4d35e')).toBe(darkText);
    fc.assert(
      fc.property(colour, (ground) => {
        const best = Math.max(contrast(lightText, ground), contrast(darkText, ground));
        expect(bearsText(ground)).toBe(best >= readableContrast);
      }),
    );
  });

  test('is not readable on a medium grey', () => {
    expect(bearsText('#7a7a7a')).toBe(false);
    expect(bearsText('#767676')).toBe(true);
  });
});

test.each(['#FFF', 'red', '#12345', '#1234567', '#12345g', '', ' #123456'])(
  'rejects the colour %j',
  (text) => {
    expect(isColour(text)).toBe(false);
  },
);
