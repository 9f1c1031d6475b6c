import { useSyncExternalStore } from 'react';

/** Below the breakpoint `md`, tables are shown as cards. */
const narrow = '(max-width: 959.98px)';

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(narrow).matches,
    () => false,
  );
