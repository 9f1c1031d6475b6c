import { useSyncExternalStore } from 'react';

const wish = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the user currently prefers reduced motion. */
export const wantsStillness = (): boolean => wish().matches;

export const useStillness = (): boolean =>
  useSyncExternalStore((changed) => {
    const list = wish();
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  }, wantsStillness);
