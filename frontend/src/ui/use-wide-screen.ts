import { useSyncExternalStore } from 'react';

/** Room for a form with a document beside it. */
const wide = () => window.matchMedia('(min-width: 1400px)');

/** Whether the window is wide enough for two columns beside a list, now. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = wide();
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => wide().matches,
  );
