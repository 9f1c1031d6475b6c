import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PublicGame } from '#domain/generated/types';
import { usePlatform } from '../../platform/platform';
import { practiceCoins } from '../../parts/reels/coin-words';
import type { Mathematics } from '../../parts/reels/game-mathematics';
import { namesIn } from '../../parts/reels/play-words';
import { wantsStillness } from '../../ui/use-stillness';
import { pageClock } from '../../parts/table/page-clock';
import { playDemoRound, startDemoSession } from './demo-requests';
import { createSitting } from './sitting';

/** A sitting at this game for as long as the page shows it. */
export const useSitting = ({ id, live, rules }: PublicGame, mathematics: Mathematics) => {
  const { api } = usePlatform();
  const [sitting] = useState(() =>
    createSitting({
      mathematics,
      betLevels: live.betLevels,
      words: { ...practiceCoins, nameOf: namesIn(rules.symbols) },
      startSession: async () => (await api.send(startDemoSession, { gameId: id })).startDemoSession,
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
