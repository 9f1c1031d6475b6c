import type { Artwork } from '../artwork';
import { amber, emerald, gold, ivory, material, rose, sapphire, teal } from '../materials';
import { backdrop, bloom, finish, focusOf } from '../scenes/frame';
import { motes, shafts } from '../scenes/heavens';
import { foliage, ridge } from '../scenes/land';
import { coral, fish, starfish } from '../symbols/sea-life';
import { nautilus, pearlShell } from '../symbols/shells';
import { seaGlass } from '../symbols/shore';

const deep = material(232, 0.1);
const shallow = material(198, 0.1);

const symbols = {
  'pearl-shell': (ink) => pearlShell(ink, material(350, 0.1)),
  nautilus: (ink) => nautilus(ink, material(55, 0.09)),
  fish: (ink) => fish(ink, sapphire, gold),
  coral: (ink) => coral(ink, material(22, 0.18)),
  starfish: (ink) => starfish(ink, material(48, 0.15)),
  'green-glass': (ink) => seaGlass(ink, emerald, 4),
  'blue-glass': (ink) => seaGlass(ink, material(238, 0.13), 3),
  'amber-glass': (ink) => seaGlass(ink, amber, 5),
  'rose-glass': (ink) => seaGlass(ink, rose, 7),
} satisfies Artwork['symbols'];

export const pearlCurrent: Artwork = {
  code: 'pearl-current',
  symbols,
  behind: (ink, frame) => {
    const x = focusOf(frame);
    return [
      backdrop(ink, frame, [
        [material(190, 0.09), 0.8],
        [shallow, 0.54],
        [deep, 0.3],
        [deep, 0.15],
      ]),
      shafts(ink, frame, ivory, [x * 0.6, -420], 15),
      bloom(ink, teal, x, 0, 320, 0.65),
      ridge(ink, frame, { y: 120, rise: 90, of: material(222, 0.09), lightness: 0.32, roughness: 0.5 }),
      ridge(ink, frame, { y: 178, rise: 46, of: material(230, 0.08), lightness: 0.21, roughness: 0.4 }),
    ].join('');
  },
  figures: [
    { draw: symbols.coral, x: -214, y: 138, scale: 1.75, turn: -6 },
    { draw: symbols.coral, x: 226, y: 150, scale: 1.5, turn: 8 },
    { draw: symbols.fish, x: -186, y: -84, scale: 1.05, turn: 8 },
    { draw: symbols['pearl-shell'], x: 0, y: -2, scale: 2.7 },
    { draw: symbols.nautilus, x: 182, y: -66, scale: 1.05, turn: 8 },
    { draw: symbols.starfish, x: 106, y: 178, scale: 0.85, turn: 12 },
  ],
  before: (ink, frame) =>
    foliage(ink, frame, material(172, 0.08), 0.2, 'below', 120) +
    motes(ink, frame, ivory, 60, 9) +
    finish(ink, frame, deep),
};
