import type { Artwork } from '../artwork';
import { amber, amethyst, gold, material, obsidian, ruby } from '../materials';
import { backdrop, bloom, finish, focusOf } from '../scenes/frame';
import { motes, streak } from '../scenes/heavens';
import { ridge } from '../scenes/land';
import { emberOrb, flameRing, volcano } from '../symbols/fire';
import { stone } from '../symbols/gems';
import { beetle } from '../symbols/insects';
import { shard } from '../symbols/minerals';

const ash = material(15, 0.05);
const lava = material(42, 0.2);

const symbols = {
  flame: (ink) => flameRing(ink, lava),
  volcano: (ink) => volcano(ink, lava),
  'ember-orb': (ink) => emberOrb(ink, lava),
  beetle: (ink) => beetle(ink, ruby, gold),
  'volcanic-glass': (ink) => shard(ink, obsidian),
  'fire-opal': (ink) => stone(ink, 'long', lava),
  garnet: (ink) => stone(ink, 'square', ruby),
  citrine: (ink) => stone(ink, 'trillion', amber),
  'smoky-violet': (ink) => stone(ink, 'marquise', amethyst),
} satisfies Artwork['symbols'];

export const emberCaldera: Artwork = {
  code: 'ember-caldera',
  symbols,
  behind: (ink, frame) => {
    const x = focusOf(frame);
    const w = frame.width / 2;
    return [
      backdrop(ink, frame, [
        [material(330, 0.06), 0.13],
        [material(15, 0.12), 0.32],
        [lava, 0.62],
        [ash, 0.2],
      ]),
      streak(
        ink,
        [
          [-w, -170],
          [-w * 0.3, -130],
          [x, -210],
          [w, -150],
        ],
        material(350, 0.06),
        0.28,
        70,
        0.7,
      ),
      streak(
        ink,
        [
          [x - 40, -60],
          [x + 30, -140],
          [x - 60, -220],
          [x + 20, -280],
        ],
        material(20, 0.08),
        0.36,
        90,
        0.65,
      ),
      bloom(ink, lava, x, -20, 330, 1),
      ridge(ink, frame, { y: 60, rise: 110, of: material(10, 0.08), lightness: 0.3, roughness: 0.85 }),
      ridge(ink, frame, { y: 120, rise: 70, of: ash, lightness: 0.18, roughness: 0.8 }),
      bloom(ink, lava, x, 210, 260, 0.6),
    ].join('');
  },
  figures: [
    { draw: symbols.volcano, x: 0, y: -22, scale: 3.3 },
    { draw: symbols['ember-orb'], x: -206, y: 112, scale: 1.2 },
    { draw: symbols.beetle, x: 206, y: 104, scale: 1.2, turn: 10 },
    { draw: symbols['fire-opal'], x: 0, y: 142, scale: 1.15, turn: 8 },
  ],
  before: (ink, frame) =>
    [
      ridge(ink, frame, { y: 224, rise: 50, of: ash, lightness: 0.07, roughness: 0.9 }),
      motes(ink, frame, amber, 110, 5),
      finish(ink, frame, ash),
    ].join(''),
};
