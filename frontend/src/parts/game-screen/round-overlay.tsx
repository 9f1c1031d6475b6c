import { CountedCoins } from '../reels/counted-coins';
import { FreeSpinsCard } from '../reels/free-spins-card';
import type { GameLabels } from '../reels/play-labels';
import { WinCelebration } from '../reels/win-celebration';
import { isGain, tierOf } from '../reels/win-tier';
import type { GameScreenState } from './game-state';

interface RoundOverlayProps {
  readonly state: Pick<GameScreenState, 'step' | 'freeSpins' | 'result' | 'bet'>;
  readonly labels: GameLabels;
}

/**
 * The overlay on the reels: cards of free spins, and gains. A return of no more than the bet shows nothing.
 */
export const RoundOverlay = ({ state: { step, freeSpins, result, bet }, labels }: RoundOverlayProps) => {
  if (freeSpins?.card !== undefined)
    return <FreeSpinsCard freeSpins={freeSpins} added={step?.awarded ?? 0} labels={labels} />;
  if (result && tierOf(result.bet, result.win)) return <WinCelebration {...result} labels={labels} />;
  const win = result?.win ?? step?.coins ?? 0;
  return isGain(bet, win) ? <CountedCoins bet={bet} win={win} labels={labels} className="win-count" /> : null;
};
