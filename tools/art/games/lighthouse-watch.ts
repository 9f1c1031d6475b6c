import type { Artwork } from '../artwork';
import { amber, bronze, emerald, gold, ivory, material, ruby, silver, teal } from '../materials';
import { shade } from '../materials';
import { backdrop, bloom, finish, focusOf } from '../scenes/frame';
import { motes, stars, streak } from '../scenes/heavens';
import { ridge, water } from '../scenes/land';
import { el, group } from '../svg';
import { anchor, compass, key, ropeCoil } from '../symbols/harbour';
import { bell, lighthouse } from '../symbols/lamps';
import { glassFloat, wave } from '../symbols/shore';

const storm = material(248, 0.07);

const symbols = {
  lighthouse,
  'brass-key': (ink) => key(ink, gold),
  compass: (ink) => compass(ink, bronze, ruby),
  wave: (ink) => wave(ink, material(215, 0.11)),
  anchor: (ink) => anchor(ink, silver),
  'ship-bell': (ink) => bell(ink, gold),
  rope: (ink) => ropeCoil(ink, material(75, 0.07)),
  'green-float': (ink) => glassFloat(ink, emerald),
  'teal-float': (ink) => glassFloat(ink, teal),
  'amber-float': (ink) => glassFloat(ink, amber),
} satisfies Artwork['symbols'];

export const lighthouseWatch: Artwork = {
  code: 'lighthouse-watch',
  symbols,
  behind: (ink, frame) => {
    const x = focusOf(frame);
    const w = frame.width / 2;
    const beam = ink.linear(
      [
        [0, shade(amber, 0.97, 0.85)],
        [1, shade(amber, 0.85, 0)],
      ],
      [0, 0, 1, 0],
    );
    const far = w + 120;
    return [
      backdrop(ink, frame, [
        [storm, 0.15],
        [material(240, 0.08), 0.34],
        [material(205, 0.07), 0.6],
      ]),
      stars(ink, frame, 0.4, 0.0003),
      streak(
        ink,
        [
          [-w, -150],
          [-w * 0.2, -180],
          [w * 0.5, -150],
          [w, -190],
        ],
        storm,
        0.4,
        46,
        0.6,
      ),
      streak(
        ink,
        [
          [-w, -40],
          [-w * 0.4, -64],
          [w * 0.3, -36],
          [w, -70],
        ],
        storm,
        0.5,
        34,
        0.5,
      ),
      group(
        { style: 'mix-blend-mode:screen', filter: ink.blur(4) },
        el('path', { d: `M${x} -104L${x + far} -190L${x + far} 0Z`, fill: beam }),
        group(
          { transform: `translate(${x * 2} 0) scale(-1 1)` },
          el('path', { d: `M${x} -104L${x + far * 1.6} -220L${x + far * 1.6} -20Z`, fill: beam }),
        ),
      ),
      bloom(ink, amber, x, -104, 240, 1),
      water(ink, frame, 100, material(228, 0.08), amber, x),
    ].join('');
  },
  figures: [
    { draw: symbols.lighthouse, x: 0, y: -4, scale: 3.15 },
    { draw: symbols.compass, x: -184, y: 122, scale: 1.3, turn: -10 },
    { draw: symbols['brass-key'], x: 186, y: 118, scale: 1.35 },
  ],
  before: (ink, frame) =>
    [
      ridge(ink, frame, { y: 212, rise: 36, of: storm, lightness: 0.13, roughness: 0.65 }),
      motes(ink, frame, ivory, 34, 4),
      finish(ink, frame, storm),
    ].join(''),
};
