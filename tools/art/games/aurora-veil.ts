import type { Artwork } from '../artwork';
import { amethyst, emerald, ice, material, rose, sapphire, silver, teal } from '../materials';
import { backdrop, bloom, finish, focusOf } from '../scenes/frame';
import { curtain, stars } from '../scenes/heavens';
import { firs, ridge, water } from '../scenes/land';
import { stone } from '../symbols/gems';
import { pine } from '../symbols/plants';
import { auroraRing, moon, northStar } from '../symbols/sky';
import { peak } from '../symbols/weather';

const night = material(268, 0.1);

const symbols = {
  aurora: auroraRing,
  'north-star': (ink) => northStar(ink, material(200, 0.08)),
  moon: (ink) => moon(ink, material(95, 0.05)),
  peak: (ink) => peak(ink, emerald),
  pine: (ink) => pine(ink, material(172, 0.09)),
  'teal-ice': (ink) => stone(ink, 'round', teal),
  'violet-ice': (ink) => stone(ink, 'kite', amethyst),
  'blue-ice': (ink) => stone(ink, 'hexagon', sapphire),
  'rose-ice': (ink) => stone(ink, 'trillion', rose),
} satisfies Artwork['symbols'];

export const auroraVeil: Artwork = {
  code: 'aurora-veil',
  symbols,
  behind: (ink, frame) => {
    const w = frame.width / 2;
    const x = focusOf(frame);
    return [
      backdrop(ink, frame, [
        [night, 0.13],
        [material(245, 0.1), 0.24],
        [material(190, 0.09), 0.42],
      ]),
      stars(ink, frame, 0.7),
      curtain(
        ink,
        [
          [-w, 40],
          [-w * 0.5, -40],
          [-w * 0.1, 60],
          [w * 0.4, -30],
          [w, 40],
        ],
        emerald,
        amethyst,
        330,
      ),
      curtain(
        ink,
        [
          [-w * 0.8, -40],
          [-w * 0.2, -110],
          [w * 0.3, -20],
          [w, -90],
        ],
        teal,
        rose,
        240,
      ),
      bloom(ink, emerald, x, 60, 300, 0.55),
      ridge(ink, frame, { y: 110, rise: 110, of: material(235, 0.06), lightness: 0.3, roughness: 0.55 }),
      ridge(ink, frame, { y: 132, rise: 50, of: material(245, 0.05), lightness: 0.2, roughness: 0.5 }),
      water(ink, frame, 140, material(220, 0.09), emerald, x),
    ].join('');
  },
  figures: [
    { draw: symbols.peak, x: -196, y: 100, scale: 1.25 },
    { draw: symbols.moon, x: 198, y: 98, scale: 1.3 },
    { draw: symbols['violet-ice'], x: -70, y: 124, scale: 1.15, turn: -16 },
    { draw: symbols['rose-ice'], x: 76, y: 132, scale: 0.9, turn: 10 },
    { draw: symbols['north-star'], x: 0, y: -24, scale: 2.9 },
  ],
  before: (ink, frame) =>
    firs(ink, frame, 252, 78, silver, 0.09) + bloom(ink, ice, 0, -260, 200, 0.15) + finish(ink, frame, night),
};
