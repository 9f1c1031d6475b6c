import type { Artwork } from '../artwork';
import { amber, amethyst, emerald, ice, material, obsidian, rose, ruby, sapphire } from '../materials';
import { type Point } from '../paths';
import { facet } from '../facets';
import type { Ink } from '../ink';
import { between } from '../random';
import { backdrop, bloom, finish, focusOf, type Frame } from '../scenes/frame';
import { motes, shafts } from '../scenes/heavens';
import { group } from '../svg';
import { stone } from '../symbols/gems';
import { geode } from '../symbols/minerals';

const cave = material(295, 0.08);

const symbols = {
  geode: (ink) => geode(ink, amethyst),
  ruby: (ink) => stone(ink, 'long', ruby),
  emerald: (ink) => stone(ink, 'square', emerald),
  sapphire: (ink) => stone(ink, 'round', sapphire),
  topaz: (ink) => stone(ink, 'pear', amber),
  aquamarine: (ink) => stone(ink, 'hexagon', ice),
  tourmaline: (ink) => stone(ink, 'kite', rose),
  onyx: (ink) => stone(ink, 'trillion', obsidian),
} satisfies Artwork['symbols'];

export const geodeHall: Artwork = {
  code: 'geode-hall',
  symbols,
  behind: (ink, frame) => {
    const x = focusOf(frame);
    return [
      backdrop(ink, frame, [
        [cave, 0.12],
        [material(300, 0.12), 0.32],
        [material(280, 0.1), 0.14],
      ]),
      bloom(ink, amethyst, x, 0, 360, 0.9),
      shafts(ink, frame, material(320, 0.08), [x, -430], 10),
      crystals(ink, frame, 'above', 0.42, 190),
      crystals(ink, frame, 'below', 0.4, 200),
      bloom(ink, rose, x, 20, 240, 0.6),
    ].join('');
  },
  figures: [
    { draw: symbols.sapphire, x: -200, y: 40, scale: 1.05, turn: -10 },
    { draw: symbols.emerald, x: 202, y: 44, scale: 1.05, turn: 12 },
    { draw: symbols.geode, x: 0, y: -8, scale: 2.6 },
    { draw: symbols.ruby, x: -104, y: 150, scale: 0.95, turn: -16 },
    { draw: symbols.topaz, x: 108, y: 152, scale: 0.95, turn: 16 },
  ],
  before: (ink, frame) =>
    crystals(ink, frame, 'below', 0.24, 96) + motes(ink, frame, rose, 60, 6) + finish(ink, frame, cave),
};

/** Crystals that grow from the floor or the ceiling, longer towards the sides. */
function crystals(
  ink: Ink,
  { width, height }: Frame,
  from: 'above' | 'below',
  lightness: number,
  long: number,
): string {
  const sign = from === 'above' ? 1 : -1;
  const edge = (-sign * height) / 2 - sign * 10;
  const count = Math.round(width / 34);
  const grown = Array.from({ length: count }, (_none, at) => {
    const part = (at + ink.random()) / count - 0.5;
    const x = part * width * 1.06;
    const reach = sign * long * (0.3 + Math.abs(part) * 1.6) * between(ink.random, 0.5, 1);
    const half = between(ink.random, 12, 30);
    const lean = part * 60;
    const of = material(between(ink.random, 268, 330), 0.13);
    const tip: Point = [x + lean, edge + reach];
    const shoulder = edge + reach * 0.8;
    const ridgeX = x + lean * 0.8 + half * 0.15;
    return (
      facet(
        ink,
        [
          [x - half, edge],
          [x - half * 0.8 + lean * 0.8, shoulder],
          tip,
          [ridgeX, shoulder],
          [x + half * 0.1, edge],
        ],
        of,
        lightness + 0.1,
        0,
      ) +
      facet(
        ink,
        [
          [x + half, edge],
          [x + half * 0.8 + lean * 0.8, shoulder],
          tip,
          [ridgeX, shoulder],
          [x + half * 0.1, edge],
        ],
        of,
        lightness - 0.06,
        0,
      )
    );
  });
  return group({}, ...grown);
}
