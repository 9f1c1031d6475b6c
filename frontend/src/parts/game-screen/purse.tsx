import { useEffect, useState } from 'react';
import type { CoinLabels } from '../reels/coin-labels';
import { useUncounted } from '../reels/counted-coins';
import { clock } from '../reels/play-labels';
import { pageClock } from './page-clock';
import type { GameScreenState } from './game-state';

interface PurseProps {
  readonly state: Pick<GameScreenState, 'balance' | 'staked' | 'won' | 'result'>;
  readonly labels: CoinLabels;
  /** The start of play, by the page's clock. */
  readonly startedAt: number;
}

/**
 * The balance, the net position and the time of play; always visible. While a win is counted up, the amounts contain the part
 * of it that is counted.
 */
export const Purse = ({ state, labels, startedAt }: PurseProps) => {
  const { balance, staked, won, result } = state;
  const uncounted = useUncounted(result);
  const seconds = useSecondsSince(startedAt);
  const metrics = [
    ['Balance', labels.coins(balance - (result?.isCredited === true ? uncounted : 0)), labels.name],
    ['Net position', labels.net(won - staked - uncounted), 'Wins minus bets in this session'],
    ['Time played', clock(seconds), 'In this session'],
  ] as const;
  return (
    <dl className="game-purse">
      {metrics.map(([label, value, note]) => (
        <div key={label} title={note}>
          <dt className="text-xs font-medium whitespace-nowrap text-muted">{label}</dt>
          <dd className="font-bold break-words sm:text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const useSecondsSince = (start: number): number => {
  const [now, setNow] = useState(pageClock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(pageClock.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - start) / 1000));
};
