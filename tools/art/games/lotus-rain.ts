import type { Artwork } from '../artwork';
import { gold, ice, ivory, material, moss, rose, sapphire, teal } from '../materials';
import { backdrop, bloom, finish, focusOf } from '../scenes/frame';
import { motes, shafts } from '../scenes/heavens';
import { foliage, ridge, water } from '../scenes/land';
import { lotus } from '../symbols/flowers';
import { dragonfly } from '../symbols/insects';
import { fern, leaf } from '../symbols/plants';
import { pebble } from '../symbols/shore';
import { drop } from '../symbols/weather';

const jungle = material(165, 0.07);
const signs = {
  spiral: 'M4 2C-2 -4 -10 4 -4 12C6 22 24 10 20 -8C14 -30 -20 -30 -28 -6C-34 16 -20 34 2 34',
  ripples:
    'M-30 -14C-20 -24 -10 -24 0 -14S20 -4 30 -14M-30 2C-20 -8 -10 -8 0 2S20 12 30 2M-30 18C-20 8 -10 8 0 18S20 28 30 18',
  sprout:
    'M0 30C-2 14 0 4 0 -8M0 2C-22 4 -28 -12 -28 -22C-10 -22 -2 -12 0 2M0 -8C20 -8 26 -20 26 -30C10 -30 0 -22 0 -8',
};

const symbols = {
  dragonfly: (ink) => dragonfly(ink, teal, ice),
  lotus: (ink) => lotus(ink, rose),
  raindrop: (ink) => drop(ink, material(220, 0.11)),
  fern: (ink) => fern(ink, moss),
  leaf: (ink) => leaf(ink, material(150, 0.13)),
  'jade-pebble': (ink) => pebble(ink, material(160, 0.09), signs.spiral),
  'slate-pebble': (ink) => pebble(ink, sapphire, signs.ripples),
  'honey-pebble': (ink) => pebble(ink, gold, signs.sprout),
} satisfies Artwork['symbols'];

export const lotusRain: Artwork = {
  code: 'lotus-rain',
  symbols,
  behind: (ink, frame) => {
    const x = focusOf(frame);
    return [
      backdrop(ink, frame, [
        [material(130, 0.1), 0.72],
        [material(155, 0.09), 0.5],
        [jungle, 0.28],
      ]),
      bloom(ink, material(110, 0.1), x, -90, 380, 0.9),
      ridge(ink, frame, { y: 40, rise: 120, of: material(158, 0.07), lightness: 0.46, roughness: 0.4 }),
      ridge(ink, frame, { y: 90, rise: 60, of: material(162, 0.08), lightness: 0.34, roughness: 0.35 }),
      shafts(ink, frame, ivory, [x - 160, -430], 12),
      water(ink, frame, 104, material(175, 0.08), material(120, 0.09), x),
      bloom(ink, rose, x, 90, 250, 0.5),
    ].join('');
  },
  figures: [
    { draw: symbols.lotus, x: -214, y: 128, scale: 1.05 },
    { draw: symbols.lotus, x: 226, y: 150, scale: 0.9 },
    { draw: symbols.lotus, x: 0, y: 66, scale: 2.6 },
    { draw: symbols.dragonfly, x: 98, y: -96, scale: 1.7, turn: 6 },
    { draw: symbols.raindrop, x: -150, y: -40, scale: 0.6 },
    { draw: symbols.raindrop, x: -96, y: -136, scale: 0.4 },
  ],
  before: (ink, frame) =>
    [
      foliage(ink, frame, jungle, 0.24, 'above', 150),
      foliage(ink, frame, material(150, 0.08), 0.2, 'below', 90),
      motes(ink, frame, ivory, 60, 8),
      finish(ink, frame, jungle),
    ].join(''),
};
