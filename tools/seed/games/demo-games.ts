import { auroraVeil } from './aurora-veil';
import { emberCaldera } from './ember-caldera';
import { geodeHall } from './geode-hall';
import { lighthouseWatch } from './lighthouse-watch';
import { lotusRain } from './lotus-rain';
import { midnightOrchard } from './midnight-orchard';
import { pearlCurrent } from './pearl-current';
import { tundraWays } from './tundra-ways';
import { winterLanterns } from './winter-lanterns';
import type { DemoGame } from './demo-game';

/** The games of the demo data, three of each provider, in the order in which they go live. */
export const demoGames: readonly DemoGame[] = [
  auroraVeil,
  winterLanterns,
  tundraWays,
  pearlCurrent,
  lighthouseWatch,
  lotusRain,
  emberCaldera,
  midnightOrchard,
  geodeHall,
];
