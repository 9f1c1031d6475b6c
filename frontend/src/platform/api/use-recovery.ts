import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlatform } from '../platform';

/** Retries failed queries as soon as the server is reachable again. */
export const useRecovery = (queries: QueryClient): void => {
  const { connection } = usePlatform();
  useEffect(
    () =>
      connection.watch(() => {
        if (!connection.isReachable()) return;
        void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
      }),
    [connection, queries],
  );
};
