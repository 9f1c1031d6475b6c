import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ServerError, SessionEnded, Unreachable } from './errors';

interface Needs {
  /** Answers a session that ended while a page was open; a form that fails for it says so instead and keeps its work. */
  readonly onSessionEnded: () => void;
}

/** What the pages know of the server; tries again when the network or the server failed, never after a refusal. */
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
