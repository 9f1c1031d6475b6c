import { Button } from '../../ui/button';
import { whole } from '../../platform/words/figures';
import { type GameWords, resultWords, winWords } from '../reels/play-words';
import type { TableState } from './table-state';

interface RoundOutcomeProps {
  readonly state: TableState;
  readonly words: GameWords;
  /** Whether a round can be asked for, is being prepared, or cannot be played. */
  readonly readiness: Readiness;
  readonly onSkip: () => void;
}

export type Readiness = 'preparing' | 'ready' | 'stopped';

/** What the round brings, in words: the result, its free spins, and each win of the spin that is shown. */
export const RoundOutcome = ({ state, words, readiness, onSkip }: RoundOutcomeProps) => {
  const { step, freeSpins, result, busy } = state;
  const hasGain = result !== undefined && result.win > result.bet;
  return (
    <div className="game-outcome">
      <h2 className="sr-only">This round</h2>
      <p className={`game-headline ${hasGain ? 'text-accent' : 'text-text'}`}>
        {headline(state, words, readiness)}
      </p>
      {result?.capped === true && <p className="text-sm">The maximum win ended the round.</p>}
      {freeSpins && (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 rounded-xl border border-line bg-sunken px-4 py-1.5">
          <p className="text-sm">
            {freeSpins.number === 0
              ? `${freeSpins.awarded} free spins`
              : `Free spin ${freeSpins.number} of ${freeSpins.awarded}`}
            <span className="block text-muted">They have paid {words.coins(freeSpins.won)}</span>
          </p>
          {busy && result === undefined && freeSpins.card !== 'summary' && (
            <Button look="quiet" onClick={onSkip}>
              Skip to the result
            </Button>
          )}
        </div>
      )}
      {step && step.wins.length > 0 && (
        <ul aria-label="Wins of this spin" className="game-wins">
          {step.wins.slice(0, mostListed).map((win) => (
            <li key={`${win.kind} ${win.of} ${win.number ?? ''}`}>{winWords(win, words)}</li>
          ))}
          {step.wins.length > mostListed && <li>and {step.wins.length - mostListed} more</li>}
          {step.multiplier > 1 && (
            <li className="text-muted">Wins of this spin are multiplied by {step.multiplier}.</li>
          )}
        </ul>
      )}
    </div>
  );
};

/** So that the table keeps its height; the reels show all of them. */
const mostListed = 3;

const headline = ({ result, scene, step }: TableState, words: GameWords, readiness: Readiness): string => {
  if (result) return resultWords(result.bet, result.win, words);
  if (readiness === 'stopped') return 'The game has stopped.';
  if (scene.movement !== 'standing') return 'Spinning…';
  if (step && step.awarded > 0) return `${whole(step.awarded)} free spins!`;
  if (step) return step.coins > 0 ? `This spin pays ${words.coins(step.coins)}.` : 'This spin pays nothing.';
  return readiness === 'preparing' ? 'Loading the game…' : 'Choose your bet and spin.';
};
