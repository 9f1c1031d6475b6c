import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PlayedGame } from '../games/played-game';
import { practiceCoins } from '../reels/coin-labels';
import type { Mathematics } from '../reels/game-mathematics';
import { namesIn } from '../reels/play-labels';
import { wantsStillness } from '../../ui/use-stillness';
import { pageClock } from '../game-screen/page-clock';
import type { RoundClientNeeds } from './round-client';
import { createGameSession } from './game-session';

/** A session at this game, as long as the page shows it. */
export const useGameSession = (
  { live, rules }: PlayedGame,
  mathematics: Mathematics,
  requests: RoundClientNeeds,
) => {
  const [gameSession] = useState(() =>
    createGameSession({
      mathematics,
      betLevels: live.betLevels,
      labels: { ...practiceCoins, nameOf: namesIn(rules.symbols) },
      ...requests,
      clock: pageClock,
      isStill: wantsStillness,
      clientSeed: freshSeed(),
    }),
  );
  // The first commitment must be known before the first bet.
  useEffect(() => void gameSession.open(), [gameSession]);
  return { gameSession, state: useSyncExternalStore(gameSession.watch, gameSession.state) };
};

export const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
