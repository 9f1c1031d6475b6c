import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PlayedGame } from '../games/played-game';
import { practiceCoins } from '../reels/coin-words';
import type { Mathematics } from '../reels/game-mathematics';
import { namesIn } from '../reels/play-words';
import { wantsStillness } from '../../ui/use-stillness';
import { pageClock } from '../table/page-clock';
import type { DealerNeeds } from './dealer';
import { createSitting } from './sitting';

/** A session at this game for as long as the page shows it. */
export const useSitting = ({ live, rules }: PlayedGame, mathematics: Mathematics, requests: DealerNeeds) => {
  const [sitting] = useState(() =>
    createSitting({
      mathematics,
      betLevels: live.betLevels,
      words: { ...practiceCoins, nameOf: namesIn(rules.symbols) },
      ...requests,
      clock: pageClock,
      isStill: wantsStillness,
      clientSeed: freshSeed(),
    }),
  );
  // The first commitment is there before anything can be bet.
  useEffect(() => void sitting.open(), [sitting]);
  return { sitting, state: useSyncExternalStore(sitting.watch, sitting.state) };
};

export const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
