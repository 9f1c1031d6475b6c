import { useEffect, useState } from 'react';
import { clock, coins, net } from './play-words';
import type { SittingState } from './sitting-state';

interface PurseProps {
  readonly state: Pick<SittingState, 'balance' | 'staked' | 'won'>;
}

/** What the person has, how they stand and for how long they have played; always in sight. */
export const Purse = ({ state: { balance, staked, won } }: PurseProps) => {
  const seconds = useSeconds();
  const figures = [
    ['Balance', coins(balance), 'Practice coins'],
    ['Net position', net(won - staked), 'Won less bet, since you sat down'],
    ['Time played', clock(seconds), 'Since you sat down'],
  ] as const;
  return (
    <dl className="mt-auto grid grid-cols-3 border-t border-line lg:grid-cols-2">
      {figures.map(([label, value, note]) => (
        <div
          key={label}
          title={note}
          className="border-line px-4 py-3 not-first:border-l lg:first:col-span-2 lg:first:border-b lg:nth-2:border-l-0 lg:px-6"
        >
          <dt className="text-xs font-medium text-muted">{label}</dt>
          <dd className="text-lg font-bold lg:text-xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const useSeconds = (): number => {
  const [begun] = useState(() => Date.now());
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - begun) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [begun]);
  return seconds;
};
