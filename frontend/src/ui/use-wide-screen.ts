import { useSyncExternalStore } from 'react';

/** The minimum width for a form next to a document. */
const wide = () => window.matchMedia('(min-width: 1400px)');

/** Whether the window is currently wide enough for a form next to a document. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = wide();
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => wide().matches,
  );
