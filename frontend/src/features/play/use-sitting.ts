import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PublicGame } from '#domain/generated/types';
import { usePlatform } from '../../platform/platform';
import { playDemoRound, startDemoSession } from './demo-requests';
import type { Mathematics } from './game-mathematics';
import { namesIn } from './play-words';
import { createSitting } from './sitting';
import { wantsStillness } from './use-stillness';

/** A sitting at this game for as long as the page shows it. */
export const useSitting = ({ id, live, rules }: PublicGame, mathematics: Mathematics) => {
  const { api } = usePlatform();
  const [sitting] = useState(() =>
    createSitting({
      mathematics,
      betLevels: live.betLevels,
      nameOf: namesIn(rules.symbols),
      startSession: async () => (await api.send(startDemoSession, { gameId: id })).startDemoSession,
      playRound: async (input) => (await api.send(playDemoRound, { input })).playDemoRound,
      clock: {
        now: () => performance.now(),
        pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      },
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
