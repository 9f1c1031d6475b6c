import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { whole } from '../../platform/labels/numbers';
import { CountedCoins } from '../reels/counted-coins';
import { type GameLabels, resultLabel, winLabel } from '../reels/play-labels';
import type { FreeSpins } from '../reels/scene';
import { isGain } from '../reels/win-tier';
import type { GameScreenState } from './game-state';

interface RoundOutcomeProps {
  readonly state: GameScreenState;
  readonly labels: GameLabels;
  /** Whether a round can be started, is being prepared, or cannot be played. */
  readonly readiness: Readiness;
  /** A sentence about the selected bet. */
  readonly note?: ReactNode;
  readonly onSkip: () => void;
}

export type Readiness = 'preparing' | 'ready' | 'stopped';

/** The result of the round as text: the result, its free spins, and each win of the shown spin. */
export const RoundOutcome = ({ state, labels, readiness, note, onSkip }: RoundOutcomeProps) => {
  const { step, freeSpins, result, busy } = state;
  const hasGain = result !== undefined && isGain(result.bet, result.win);
  return (
    <div className="game-outcome" data-free={freeSpins && !result ? '' : undefined}>
      <h2 className="sr-only">This round</h2>
      <p
        data-gain={hasGain ? '' : undefined}
        className={`game-headline ${hasGain ? 'text-accent' : 'text-text'}`}
      >
        {hasGain ? (
          <CountedGain
            {...result}
            labels={labels}
            spoken={resultLabel(result.bet, result.win, labels)}
            shown={(coins) => <>You won {coins}</>}
          />
        ) : (
          headline(state, labels, readiness)
        )}
      </p>
      {result?.capped === true && <p className="text-sm">The maximum win ended the round.</p>}
      {freeSpins && result && (
        <p className="text-sm">
          {freeSpins.awarded} free spins paid {labels.coins(freeSpins.won)}
        </p>
      )}
      {freeSpins && !result && (
        <div className="game-free">
          <FreeSpinsMetrics freeSpins={freeSpins} labels={labels} />
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
            <li key={`${win.kind} ${win.of} ${win.number ?? ''}`}>{winLabel(win, labels)}</li>
          ))}
          {step.wins.length > mostListed && <li>and {step.wins.length - mostListed} more</li>}
          {step.multiplier > 1 && (
            <li className="text-muted">Wins of this spin are multiplied by {step.multiplier}.</li>
          )}
        </ul>
      )}
      {Boolean(note) && (
        <p role="status" className="game-note">
          {note}
        </p>
      )}
    </div>
  );
};

interface FreeSpinsMetricsProps {
  readonly freeSpins: FreeSpins;
  readonly labels: GameLabels;
}

const FreeSpinsMetrics = ({ freeSpins, labels }: FreeSpinsMetricsProps) => {
  const { number, awarded, won, multiplier } = freeSpins;
  const metrics = [
    number === 0 ? ['Free spins', String(awarded)] : ['Free spin', `${number} of ${awarded}`],
    ['Paid so far', labels.coins(won)],
    ...(multiplier > 1 ? [['Every win', `× ${multiplier}`] as const] : []),
  ] as const;
  return (
    <dl className="game-free-figures">
      {metrics.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

interface CountedGainProps {
  readonly bet: number;
  readonly win: number;
  readonly labels: GameLabels;
  /** The sentence about the gain, for screen readers. */
  readonly spoken: ReactNode;
  /** The same sentence with an amount that counts up. */
  readonly shown: (coins: ReactNode) => ReactNode;
}

/** A gain is counted up in the same way as on the reels, so that the final amount is not shown early. */
const CountedGain = ({ bet, win, labels, spoken, shown }: CountedGainProps) => (
  <>
    <span className="sr-only">{spoken}</span>
    <span aria-hidden>
      {shown(<CountedCoins bet={bet} win={win} labels={labels} className="inline-block text-left" />)}
    </span>
  </>
);

const spinLabel = (win: number, bet: number, labels: GameLabels): ReactNode => {
  if (win === 0) return 'This spin pays nothing.';
  const spoken = <>This spin pays {labels.coins(win)}.</>;
  if (!isGain(bet, win)) return spoken;
  return <CountedGain {...{ bet, win, labels, spoken }} shown={(coins) => <>This spin pays {coins}.</>} />;
};

/** A limit, so that the screen keeps its height. The reels show all wins. */
const mostListed = 3;

const headline = (
  { result, scene, step, bet }: GameScreenState,
  labels: GameLabels,
  readiness: Readiness,
): ReactNode => {
  if (result) return resultLabel(result.bet, result.win, labels);
  if (readiness === 'stopped') return 'The game has stopped.';
  if (scene.movement !== 'stopped') return 'Spinning…';
  if (step && step.awarded > 0)
    return step.awarded === 1 ? '1 free spin!' : `${whole(step.awarded)} free spins!`;
  if (step) return spinLabel(step.coins, bet, labels);
  return readiness === 'preparing' ? 'Loading the game…' : 'Choose your bet and spin.';
};
