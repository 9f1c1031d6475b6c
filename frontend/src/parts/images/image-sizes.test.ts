import { expect, test } from 'vitest';
import { recommendedSizes, recommendedText, sizeWarning } from './image-sizes';

const { thumbnail, logo } = recommendedSizes;

test('the text of a recommended size contains its proportions', () => {
  expect(recommendedText(thumbnail)).toBe('Recommended: 1200 × 900 px or larger (4:3).');
});

test.each([
  ['of the size', { width: 1200, height: 900 }],
  ['larger', { width: 2400, height: 1800 }],
  ['a little wider', { width: 1240, height: 900 }],
])('does not warn about an image that is %s', (_case, image) => {
  expect(sizeWarning(image, thumbnail)).toBeUndefined();
});

test.each([
  ['small', { width: 100, height: 100 }, logo, '100 × 100 px: may look blurred. Recommended'],
  ['wide', { width: 1920, height: 1080 }, thumbnail, '1920 × 1080 px: may be cropped. Recommended'],
  ['both', { width: 64, height: 512 }, logo, '64 × 512 px: may look blurred and may be cropped.'],
])('warns about an image that is %s', (_case, image, wanted, text) => {
  expect(sizeWarning(image, wanted)).toContain(text);
});
