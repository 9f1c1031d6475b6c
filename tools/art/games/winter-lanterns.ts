import type { Artwork } from '../artwork';
import { amber, bronze, gold, ice, ivory, material, ruby, silver } from '../materials';
import { backdrop, bloom, finish, focusOf } from '../scenes/frame';
import { motes, stars } from '../scenes/heavens';
import { firs, ridge } from '../scenes/land';
import { bell, candle, lantern } from '../symbols/lamps';
import { berries, pine } from '../symbols/plants';
import { fiveStar } from '../symbols/sky';
import { snowflake } from '../symbols/weather';

const dusk = material(285, 0.07);
const snow = material(262, 0.045);

const symbols = {
  lantern: (ink) => lantern(ink, amber),
  'gold-star': (ink) => fiveStar(ink, gold),
  bell: (ink) => bell(ink, bronze),
  snowflake: (ink) => snowflake(ink, ice),
  candle: (ink) => candle(ink, ivory),
  pine: (ink) => pine(ink, material(158, 0.09)),
  berries: (ink) => berries(ink, ruby),
} satisfies Artwork['symbols'];

export const winterLanterns: Artwork = {
  code: 'winter-lanterns',
  symbols,
  behind: (ink, frame) => {
    const x = focusOf(frame);
    return [
      backdrop(ink, frame, [
        [dusk, 0.2],
        [material(330, 0.08), 0.42],
        [material(50, 0.1), 0.72],
        [snow, 0.7],
      ]),
      stars(ink, frame, 0.35),
      bloom(ink, amber, x, 30, 330, 0.85),
      ridge(ink, frame, { y: 70, rise: 80, of: material(310, 0.05), lightness: 0.42, roughness: 0.45 }),
      firs(ink, frame, 128, 110, material(280, 0.05), 0.3),
      ridge(ink, frame, { y: 122, rise: 16, of: snow, lightness: 0.62, roughness: 0.05 }),
      firs(ink, frame, 170, 165, material(275, 0.05), 0.2),
      ridge(ink, frame, { y: 168, rise: 22, of: snow, lightness: 0.74, roughness: 0.05 }),
      bloom(ink, amber, x, 190, 230, 0.7),
    ].join('');
  },
  figures: [
    { draw: symbols.lantern, x: -196, y: 84, scale: 1.25, turn: -3 },
    { draw: symbols.lantern, x: 198, y: 66, scale: 1.05, turn: 4 },
    { draw: symbols.lantern, x: 0, y: 22, scale: 2.7 },
    { draw: symbols.berries, x: -88, y: 176, scale: 0.95, turn: -12 },
    { draw: symbols['gold-star'], x: 92, y: 178, scale: 0.8, turn: 14 },
  ],
  before: (ink, frame) => motes(ink, frame, silver, 90, 7) + finish(ink, frame, dusk),
};
