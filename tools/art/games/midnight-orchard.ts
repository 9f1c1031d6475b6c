import type { Artwork } from '../artwork';
import { amethyst, gold, ivory, material, moss, ruby, sapphire, silver } from '../materials';
import { backdrop, bloom, finish, focusOf } from '../scenes/frame';
import { motes, stars } from '../scenes/heavens';
import { foliage, ridge } from '../scenes/land';
import { flower } from '../symbols/flowers';
import { cherries, fig, pear, plum, pomegranate } from '../symbols/fruit';
import { moth } from '../symbols/insects';
import { leaf } from '../symbols/plants';

const night = material(288, 0.09);

const symbols = {
  moth: (ink) => moth(ink, material(310, 0.1), gold),
  moonflower: (ink) => flower(ink, ivory, gold),
  pomegranate: (ink) => pomegranate(ink, ruby),
  pear: (ink) => pear(ink, material(112, 0.14)),
  fig: (ink) => fig(ink, amethyst),
  plum: (ink) => plum(ink, sapphire),
  cherries: (ink) => cherries(ink, material(8, 0.18)),
  leaf: (ink) => leaf(ink, material(168, 0.1)),
} satisfies Artwork['symbols'];

export const midnightOrchard: Artwork = {
  code: 'midnight-orchard',
  symbols,
  behind: (ink, frame) => {
    const x = focusOf(frame);
    return [
      backdrop(ink, frame, [
        [material(278, 0.09), 0.16],
        [night, 0.3],
        [material(330, 0.09), 0.46],
      ]),
      stars(ink, frame, 0.7),
      bloom(ink, ivory, x, -30, 300, 0.9),
      bloom(ink, material(320, 0.1), x, 60, 420, 0.5),
      ridge(ink, frame, { y: 130, rise: 50, of: material(300, 0.07), lightness: 0.3, roughness: 0.3 }),
      ridge(ink, frame, { y: 176, rise: 40, of: material(285, 0.07), lightness: 0.2, roughness: 0.25 }),
    ].join('');
  },
  figures: [
    { draw: symbols.pomegranate, x: -196, y: 104, scale: 1.35, turn: -8 },
    { draw: symbols.pear, x: 196, y: 100, scale: 1.35, turn: 10 },
    { draw: symbols.moonflower, x: 0, y: 122, scale: 1.25 },
    { draw: symbols.moth, x: 0, y: -54, scale: 2.5 },
    { draw: symbols.plum, x: -104, y: 172, scale: 0.8, turn: -10 },
    { draw: symbols.cherries, x: 106, y: 170, scale: 0.85 },
  ],
  before: (ink, frame) =>
    [
      foliage(ink, frame, material(260, 0.07), 0.17, 'above', 140),
      foliage(ink, frame, moss, 0.17, 'below', 80),
      motes(ink, frame, gold, 60, 7),
      motes(ink, frame, silver, 24, 4),
      finish(ink, frame, night),
    ].join(''),
};
