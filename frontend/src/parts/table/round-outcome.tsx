import { Button } from '../../ui/button';
import { whole } from '../../platform/words/figures';
import { CountedCoins } from '../reels/counted-coins';
import { type GameWords, resultWords, winWords } from '../reels/play-words';
import type { FreeSpins } from '../reels/scene';
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
    <div className="game-outcome" data-free={freeSpins && !result ? '' : undefined}>
      <h2 className="sr-only">This round</h2>
      <p
        data-gain={hasGain ? '' : undefined}
        className={`game-headline ${hasGain ? 'text-accent' : 'text-text'}`}
      >
        {hasGain ? <CountedResult {...result} words={words} /> : headline(state, words, readiness)}
      </p>
      {result?.capped === true && <p className="text-sm">The maximum win ended the round.</p>}
      {freeSpins && result && (
        <p className="text-sm">
          {freeSpins.awarded} free spins paid {words.coins(freeSpins.won)}
        </p>
      )}
      {freeSpins && !result && (
        <div className="game-free">
          <FreeSpinsFigures freeSpins={freeSpins} words={words} />
          {busy && freeSpins.card !== 'summary' && (
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

interface FreeSpinsFiguresProps {
  readonly freeSpins: FreeSpins;
  readonly words: GameWords;
}

const FreeSpinsFigures = ({ freeSpins, words }: FreeSpinsFiguresProps) => {
  const { number, awarded, won, multiplier } = freeSpins;
  const figures = [
    number === 0 ? ['Free spins', String(awarded)] : ['Free spin', `${number} of ${awarded}`],
    ['Paid so far', words.coins(won)],
    ...(multiplier > 1 ? [['Every win', `× ${multiplier}`] as const] : []),
  ] as const;
  return (
    <dl className="game-free-figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

interface CountedResultProps {
  readonly bet: number;
  readonly win: number;
  readonly words: GameWords;
}

/** A gain is counted here as it is on the reels, so that its end is not told before. */
const CountedResult = ({ bet, win, words }: CountedResultProps) => (
  <>
    <span className="sr-only">{resultWords(bet, win, words)}</span>
    <span aria-hidden>
      You won <CountedCoins bet={bet} win={win} words={words} className="inline-block text-left" />
    </span>
  </>
);

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
