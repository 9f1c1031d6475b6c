import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useStillness } from '../../ui/use-stillness';
import type { CoinLabels } from './coin-labels';
import { countedAt, countMs, isGain } from './win-tier';

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

interface Gain {
  readonly bet: number;
  readonly win: number;
}

/**
 * Counts up to a gain, and calls `onCount` each time the amount changes. With reduced motion, and for a win that is not a
 * gain, the first amount is the win.
 */
const useCount = ({ bet, win }: Gain, onCount: (amount: number) => void): void => {
  const isStill = useStillness();
  const counts = useContext(CountsContext);
  // Rendering the parent again must not restart the count.
  const latest = useRef(onCount);
  useEffect(() => {
    latest.current = onCount;
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
};

/**
 * An amount that is counted up to a gain; with reduced motion the amount itself. Visual only: the result is
 * announced to screen readers elsewhere.
 */
export const CountedCoins = ({ bet, win, labels, className, onCount }: CountedCoinsProps) => {
  const text = useRef<HTMLSpanElement>(null);
  useCount({ bet, win }, (amount) => {
    if (text.current) text.current.textContent = labels.coins(amount);
    onCount?.(amount);
  });
  return (
    <span aria-hidden className={className}>
      {/* Reserves the final width, so that nothing moves while it is counted. */}
      <span className="invisible block h-0">{labels.coins(win)}</span>
      <span ref={text} />
    </span>
  );
};

const noGain: Gain = { bet: 0, win: 0 };

/** The part of a win that the counters do not show yet, for amounts that contain the win. */
export const useUncounted = (gain: Gain = noGain): number => {
  const isStill = useStillness();
  const [counted, setCounted] = useState({ gain, amount: gain.win });
  useCount(gain, (amount) => setCounted({ gain, amount }));
  if (isStill || !isGain(gain.bet, gain.win)) return 0;
  // A new win is rendered before its count starts.
  return counted.gain === gain ? gain.win - counted.amount : gain.win;
};
