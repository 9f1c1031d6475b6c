import { useEffect, useRef } from 'react';
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

/**
 * An amount that is counted up to a gain; with reduced motion the amount itself. Visual only: the result is
 * announced to screen readers elsewhere.
 */
export const CountedCoins = ({ bet, win, labels, className, onCount }: CountedCoinsProps) => {
  const text = useRef<HTMLSpanElement>(null);
  const isStill = useStillness();
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
    const begun = performance.now();
    let frame = 0;
    const count = () => {
      const amount = countedAt(win, totalMs, performance.now() - begun);
      latest.current(amount);
      if (amount < win) frame = requestAnimationFrame(count);
    };
    count();
    return () => cancelAnimationFrame(frame);
  }, [bet, win, isStill]);
  return (
    <span aria-hidden className={className}>
      {/* Reserves the final width, so that nothing moves while it is counted. */}
      <span className="invisible block h-0">{labels.coins(win)}</span>
      <span ref={text} />
    </span>
  );
};
