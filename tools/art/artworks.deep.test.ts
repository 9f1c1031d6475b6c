import { describe, expect, test } from '@jest/globals';
import { bannerFrame, scenePicture, stagePicture, symbolPicture, thumbnailFrame } from './artwork';
import { artworks } from './artworks';

describe.each(artworks.map((artwork) => [artwork.code, artwork] as const))('%s', (code, artwork) => {
  const pictures = () => [
    scenePicture(artwork, thumbnailFrame),
    scenePicture(artwork, bannerFrame),
    stagePicture(artwork),
    ...Object.entries(artwork.symbols).map(([name, draw]) => symbolPicture(code, name, draw)),
  ];

  test('is drawn reproducibly', () => {
    expect(pictures()).toEqual(pictures());
  });

  test('uses only gradients, filters and clips that it defines, and each once', () => {
    for (const picture of pictures()) {
      const defined = [...picture.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      const used = [...picture.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
      expect(new Set(defined).size).toBe(defined.length);
      expect(used.filter((id) => !defined.includes(id))).toEqual([]);
    }
  });

  test('contains no NaN, no text and no external image', () => {
    for (const picture of pictures()) expect(picture).not.toMatch(/NaN|undefined|Infinity|<text|<image|href/);
  });
});
