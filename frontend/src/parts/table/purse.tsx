import { useEffect, useState } from 'react';
import type { CoinWords } from '../reels/coin-words';
import { clock } from '../reels/play-words';
import { pageClock } from './page-clock';
import type { TableState } from './table-state';
import * as messages from './messages';

interface PurseProps {
  readonly state: Pick<TableState, 'balance' | 'staked' | 'won'>;
  readonly words: CoinWords;
  /** When the person sat down, by the page's clock. */
  readonly satDown: number;
}

/** What the person has, how they stand and for how long they have played; always in sight. */
export const Purse = ({ state, words, satDown }: PurseProps) => {
  const { balance, staked, won } = state;
  const seconds = useSecondsSince(satDown);
  const figures = [
    [messages.balance, words.coins(balance), words.name],
    [messages.netPosition, words.net(won - staked), messages.winsMinusBetsInThis],
    [messages.timePlayed, clock(seconds), messages.inThisSession],
  ] as const;
  return (
    <dl className="game-purse">
      {figures.map(([label, value, note]) => (
        <div key={label} title={note}>
          <dt className="text-xs font-medium text-muted">{label}</dt>
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
