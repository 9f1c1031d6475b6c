import { CountedCoins } from '../reels/counted-coins';
import { FreeSpinsCard } from '../reels/free-spins-card';
import type { GameWords } from '../reels/play-words';
import { WinCelebration } from '../reels/win-celebration';
import { isGain, tierOf } from '../reels/win-tier';
import type { TableState } from './table-state';

interface RoundOverlayProps {
  readonly state: Pick<TableState, 'step' | 'freeSpins' | 'result' | 'bet'>;
  readonly words: GameWords;
}

/** What is shown over the reels: cards of free spins, and gains. A return of no more than the bet shows nothing. */
export const RoundOverlay = ({ state: { step, freeSpins, result, bet }, words }: RoundOverlayProps) => {
  if (freeSpins?.card !== undefined)
    return <FreeSpinsCard freeSpins={freeSpins} added={step?.awarded ?? 0} bet={bet} words={words} />;
  if (result && tierOf(result.bet, result.win)) return <WinCelebration {...result} words={words} />;
  const win = result?.win ?? step?.coins ?? 0;
  return isGain(bet, win) ? <CountedCoins bet={bet} win={win} words={words} className="win-count" /> : null;
};
