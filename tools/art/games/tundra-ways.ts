import type { Artwork } from '../artwork';
import { amber, gold, ice, material, moss, ruby, silver, teal } from '../materials';
import { backdrop, bloom, finish, focusOf } from '../scenes/frame';
import { motes, streak } from '../scenes/heavens';
import { foliage, ridge, water } from '../scenes/land';
import { stone } from '../symbols/gems';
import { berries, feather, leaf } from '../symbols/plants';
import { sun } from '../symbols/sky';
import { drop, snowflake } from '../symbols/weather';

const evening = material(35, 0.12);
const birch = material(45, 0.17);

const symbols = {
  'midnight-sun': (ink) => sun(ink, gold),
  'ice-flower': (ink) => snowflake(ink, material(225, 0.08)),
  feather: (ink) => feather(ink, material(230, 0.06)),
  'birch-leaf': (ink) => leaf(ink, birch),
  cloudberry: (ink) => berries(ink, material(55, 0.17), moss),
  meltwater: (ink) => drop(ink, ice),
  'garnet-stone': (ink) => stone(ink, 'hexagon', ruby),
  'moss-stone': (ink) => stone(ink, 'pear', moss),
  'lake-stone': (ink) => stone(ink, 'square', teal),
} satisfies Artwork['symbols'];

export const tundraWays: Artwork = {
  code: 'tundra-ways',
  symbols,
  behind: (ink, frame) => {
    const x = focusOf(frame);
    const w = frame.width / 2;
    return [
      backdrop(ink, frame, [
        [material(255, 0.07), 0.42],
        [material(350, 0.08), 0.62],
        [material(60, 0.12), 0.84],
        [evening, 0.7],
      ]),
      bloom(ink, amber, x, 10, 380, 1),
      streak(
        ink,
        [
          [-w, -120],
          [-w * 0.3, -150],
          [w * 0.4, -128],
          [w, -160],
        ],
        material(20, 0.09),
        0.8,
        22,
        0.5,
      ),
      streak(
        ink,
        [
          [-w * 0.7, -60],
          [0, -78],
          [w * 0.9, -56],
        ],
        material(350, 0.09),
        0.74,
        15,
        0.55,
      ),
      ridge(ink, frame, { y: 60, rise: 90, of: material(320, 0.06), lightness: 0.54, roughness: 0.6 }),
      ridge(ink, frame, { y: 92, rise: 46, of: material(345, 0.08), lightness: 0.42, roughness: 0.4 }),
      water(ink, frame, 110, material(15, 0.09), amber, x),
      ridge(ink, frame, { y: 196, rise: 40, of: material(30, 0.1), lightness: 0.3, roughness: 0.2 }),
    ].join('');
  },
  figures: [
    { draw: symbols['midnight-sun'], x: 0, y: -34, scale: 2.5 },
    { draw: symbols.feather, x: -176, y: 70, scale: 1.5, turn: -48 },
    { draw: symbols['birch-leaf'], x: 178, y: 74, scale: 1.45, turn: 4 },
    { draw: symbols.cloudberry, x: 0, y: 148, scale: 1.2 },
  ],
  before: (ink, frame) =>
    foliage(ink, frame, birch, 0.4, 'below', 95) +
    motes(ink, frame, silver, 40, 5) +
    finish(ink, frame, evening),
};
