import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ServerError, SessionEnded, Unreachable } from './errors';

interface Needs {
  /**
   * Handles a session that ended while a page was open. A form that fails for this reason shows it instead
   * and keeps its input.
   */
  readonly onSessionEnded: () => void;
}

/** The cache of server data. Retries after failures of the network or the server, never after a refusal. */
export const createQueryClient = ({ onSessionEnded }: Needs): QueryClient => {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (fault) => {
        if (fault instanceof SessionEnded) onSessionEnded();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, fault) =>
          failures < 2 && (fault instanceof Unreachable || fault instanceof ServerError),
      },
    },
  });
};
