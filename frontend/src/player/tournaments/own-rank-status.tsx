import { useEffect, useRef, useState } from 'react';

/** The minimum time between two announcements. */
const pauseMs = 15_000;

/** Returns the first text immediately, and then the latest text at most every 15 seconds. */
const useThrottled = (text: string): string => {
  const [shown, setShown] = useState(text);
  const shownAt = useRef(0);
  useEffect(() => {
    if (text === shown) return undefined;
    const show = () => {
      shownAt.current = Date.now();
      setShown(text);
    };
    const timer = setTimeout(show, Math.max(0, shownAt.current + pauseMs - Date.now()));
    return () => clearTimeout(timer);
  }, [text, shown]);
  return shown;
};

/** Announces the player's rank to screen readers politely, without interrupting play after every round. */
export const OwnRankStatus = ({ text }: { readonly text: string }) => (
  <p aria-live="polite" className="sr-only">
    {useThrottled(text)}
  </p>
);
