import type { Artwork } from './artwork';
import { auroraVeil } from './games/aurora-veil';
import { emberCaldera } from './games/ember-caldera';
import { geodeHall } from './games/geode-hall';
import { lighthouseWatch } from './games/lighthouse-watch';
import { lotusRain } from './games/lotus-rain';
import { midnightOrchard } from './games/midnight-orchard';
import { pearlCurrent } from './games/pearl-current';
import { tundraWays } from './games/tundra-ways';
import { winterLanterns } from './games/winter-lanterns';

export const artworks: readonly Artwork[] = [
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
