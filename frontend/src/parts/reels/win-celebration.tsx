import { type CSSProperties, useEffect, useState } from 'react';
import { useStillness } from '../../ui/use-stillness';
import type { CoinLabels } from './coin-labels';
import { CountedCoins } from './counted-coins';
import { celebratedMs, countMs, tierOf } from './win-tier';

interface WinCelebrationProps {
  readonly bet: number;
  readonly win: number;
  /** The round ended at the maximum win of the game. */
  readonly capped: boolean;
  readonly labels: CoinLabels;
}

const sparks = 36;

/**
 * For a win of at least fifteen times the bet: its name, which changes with the count, and the count itself;
 * afterwards the amount.
 */
export const WinCelebration = ({ bet, win, capped, labels }: WinCelebrationProps) => {
  const [name, setName] = useState(tierOf(bet, 0)?.name);
  const isStill = useStillness();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), (isStill ? 0 : countMs(bet, win)) + celebratedMs);
    return () => clearTimeout(timer);
  }, [bet, win, isStill]);
  if (isOver)
    return (
      <span aria-hidden className="win-count">
        {labels.coins(win)}
      </span>
    );
  return (
    <div aria-hidden className="win-celebration" data-testid="win-celebration">
      <div className="win-rays" />
      {Array.from({ length: sparks }, (_, spark) => (
        <i key={spark} className="win-spark" style={sparkStyle(spark)} />
      ))}
      <p key={name} className="win-name">
        {capped && name === tierOf(bet, win)?.name ? 'Maximum win' : (name ?? 'Win')}
      </p>
      <CountedCoins
        bet={bet}
        win={win}
        labels={labels}
        className="win-amount"
        onCount={(amount) => setName(tierOf(bet, amount)?.name)}
      />
    </div>
  );
};

/** Distributed by the golden angle: evenly, without a visible pattern. */
const sparkStyle = (spark: number): CSSProperties & Record<`--${string}`, string> => {
  const angle = spark * 2.399963;
  const reach = 30 + ((spark * 37) % 60);
  return {
    '--x': `${(Math.cos(angle) * reach).toFixed(1)}cqw`,
    '--y': `${(Math.sin(angle) * reach * 0.62).toFixed(1)}cqw`,
    animationDelay: `${(spark * 83) % 1400}ms`,
  };
};
