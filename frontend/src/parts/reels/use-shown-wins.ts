import { useEffect, useState } from 'react';
import { winMs } from './pace';
import type { ShownWin } from './shown-step';

const none = { wins: [] as readonly ShownWin[], index: 0 };

/** The wins to show now: one after the other, or all at once without motion. */
export const useShownWins = (wins: readonly ShownWin[], takeTurns: boolean): readonly ShownWin[] => {
  const [shown, setShown] = useState(none);
  const index = shown.wins === wins ? shown.index : 0;
  const alternates = takeTurns && wins.length > 1;
  useEffect(() => {
    if (!alternates) return undefined;
    const timer = setInterval(
      () =>
        setShown((before) => ({ wins, index: before.wins === wins ? (before.index + 1) % wins.length : 1 })),
      winMs,
    );
    return () => clearInterval(timer);
  }, [alternates, wins]);
  return alternates ? wins.slice(index, index + 1) : wins;
};
