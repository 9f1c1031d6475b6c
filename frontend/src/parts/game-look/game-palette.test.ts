import { expect, test } from 'vitest';
import fc from 'fast-check';
import { contrast, readableContrast } from '#domain/contrast';
import { paletteOf } from './game-palette';
import { hexOf, hueDistance, oklchOf } from './oklch';

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(channel, channel, channel);
const picture = fc
  .array(colour, { minLength: 1, maxLength: 30 })
  .map((pixels) => pixels.flatMap((rgb) => [...rgb, 255]));

test('text has AA contrast on every surface for any images', () => {
  fc.assert(
    fc.property(picture, picture, (background, figures) => {
      const { variables } = paletteOf(background, figures);
      const of = (name: string) => variables[name] ?? 'missing';
      const grounds = ['--nl-background', '--nl-surface', '--nl-sunken', '--nl-header', '--game-deep'].map(
        of,
      );
      const texts = [
        '--nl-text',
        '--nl-muted',
        '--nl-primary',
        '--nl-accent',
        '--nl-secondary',
        '--nl-error',
      ].map(of);
      for (const ground of grounds)
        for (const text of texts) expect(contrast(text, ground)).toBeGreaterThanOrEqual(readableContrast);
      for (const button of ['--nl-button', '--nl-button-strong'])
        expect(contrast(of(button), of('--nl-on-button'))).toBeGreaterThanOrEqual(readableContrast);
      expect(contrast(of('--game-frame-light'), of('--game-deep'))).toBeGreaterThanOrEqual(readableContrast);
    }),
  );
});

test('takes the hue from the background, and the accent from the colours that stand out', () => {
  const night = Array.from({ length: 20 }, () => [10, 20, 70, 255]).flat();
  const lantern = [...night, ...Array.from({ length: 6 }, () => [255, 180, 40, 255]).flat()];
  const { hue, accentHue } = paletteOf(night, lantern);
  expect(hueDistance(hue, oklchOf(10, 20, 70).hue)).toBeLessThan(20);
  expect(hueDistance(accentHue, oklchOf(255, 180, 40).hue)).toBeLessThan(20);
});

test('creates a palette for an image without colours', () => {
  expect(paletteOf([], []).variables['--nl-accent']).toMatch(/^#[\da-f]{6}$/);
  expect(paletteOf([128, 128, 128, 255], [255, 255, 255, 255]).variables['--game-deep']).toMatch(
    /^#[\da-f]{6}$/,
  );
});

test('converts a colour to OKLCH and back without a visible change', () => {
  fc.assert(
    fc.property(colour, (rgb) => {
      const back = hexOf(oklchOf(...rgb));
      const channels = [1, 3, 5].map((at) => parseInt(back.slice(at, at + 2), 16));
      channels.forEach((value, at) => expect(Math.abs(value - (rgb[at] ?? 0))).toBeLessThanOrEqual(6));
    }),
  );
});
