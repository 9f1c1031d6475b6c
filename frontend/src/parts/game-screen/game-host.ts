import { createContext, useContext, useEffect } from 'react';
import type { GameScreenState } from './game-state';
import type { Readiness } from './round-outcome';

export type HostedGame = Pick<GameScreenState, 'busy' | 'balance' | 'bet' | 'result'> & {
  readonly readiness: Readiness;
};

/** The page of an operator around a game screen. */
export interface GameHost {
  /** The text of the button that leaves the game. */
  readonly leaveLabel: string;
  readonly onChange: (game: HostedGame) => void;
}

/** Undefined for a game screen in a page of the site. */
export const GameHostContext = createContext<GameHost | undefined>(undefined);
export const useGameHost = () => useContext(GameHostContext);

/** Reports what the game screen shows to its host. */
export const useHostReports = (
  { busy, balance, bet, result }: GameScreenState,
  readiness: Readiness,
): void => {
  const onChange = useGameHost()?.onChange;
  useEffect(
    () => onChange?.({ busy, balance, bet, result, readiness }),
    [onChange, busy, balance, bet, result, readiness],
  );
};
