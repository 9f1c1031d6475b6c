import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useStillness } from '../../ui/use-stillness';
import type { CoinLabels } from './coin-labels';
import { countedAt, countMs } from './win-tier';

interface CountedCoinsProps {
  readonly bet: number;
  readonly win: number;
  readonly labels: CoinLabels;
  readonly className?: string;
  /** Called each time another amount is shown. */
  readonly onCount?: (amount: number) => void;
}

/** Running counts by win and bet. */
type Counts = Map<string, { readonly begunAt: number; counters: number }>;

const CountsContext = createContext<Counts | undefined>(undefined);

/** Contains counters that show the same amount while they count up to the same win. */
export const CountsTogether = ({ children }: { readonly children: ReactNode }) => (
  <CountsContext.Provider value={useState((): Counts => new Map())[0]}>{children}</CountsContext.Provider>
);

/**
 * An amount that is counted up to a gain; with reduced motion the amount itself. Visual only: the result is
 * announced to screen readers elsewhere.
 */
export const CountedCoins = ({ bet, win, labels, className, onCount }: CountedCoinsProps) => {
  const text = useRef<HTMLSpanElement>(null);
  const isStill = useStillness();
  const counts = useContext(CountsContext);
  const show = (amount: number) => {
    if (text.current) text.current.textContent = labels.coins(amount);
    onCount?.(amount);
  };
  // Rendering the parent again must not restart the count.
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    const totalMs = isStill ? 0 : countMs(bet, win);
    const key = `${win} at ${bet}`;
    const started = counts?.get(key) ?? { begunAt: performance.now(), counters: 0 };
    started.counters += 1;
    counts?.set(key, started);
    let frame = 0;
    // The time of a frame is the same for all counters.
    const count = (now: number) => {
      const amount = countedAt(win, totalMs, now - started.begunAt);
      latest.current(amount);
      if (amount < win) frame = requestAnimationFrame(count);
    };
    count(performance.now());
    return () => {
      cancelAnimationFrame(frame);
      started.counters -= 1;
      if (started.counters === 0) counts?.delete(key);
    };
  }, [bet, win, isStill, counts]);
  return (
    <span aria-hidden className={className}>
      {/* Reserves the final width, so that nothing moves while it is counted. */}
      <span className="invisible block h-0">{labels.coins(win)}</span>
      <span ref={text} />
    </span>
  );
};
