import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PlayedGame } from '../games/played-game';
import { usePlatform } from '../../platform/platform';
import { practiceCoins } from '../reels/coin-words';
import type { Mathematics } from '../reels/game-mathematics';
import { namesIn } from '../reels/play-words';
import { wantsStillness } from '../../ui/use-stillness';
import { pageClock } from '../table/page-clock';
import { playDemoRound, startDemoSession, startPreviewSession } from './demo-requests';
import { createSitting } from './sitting';

/** A sitting at this game, or at one version of it, for as long as the page shows it. */
export const useSitting = (
  { id, live, rules }: PlayedGame,
  mathematics: Mathematics,
  versionId: string | undefined,
) => {
  const { api } = usePlatform();
  const [sitting] = useState(() =>
    createSitting({
      mathematics,
      betLevels: live.betLevels,
      words: { ...practiceCoins, nameOf: namesIn(rules.symbols) },
      startSession: async () =>
        versionId === undefined
          ? (await api.send(startDemoSession, { gameId: id })).startDemoSession
          : (await api.send(startPreviewSession, { gameId: id, versionId })).startPreviewSession,
      playRound: async (input) => (await api.send(playDemoRound, { input })).playDemoRound,
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
