import { useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '#domain/limits';
import { lookAgainMs, runsKey, shownRunFields, useStartRun } from '../../parts/lab/run-requests';
import { isInProgress } from '../../platform/labels/lab-labels';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import type { ListedVersion } from '../games/version-fields';
import { useRefreshGame } from '../games/write-game';

const listRuns = operation(/* GraphQL */ `
  query ListRunsOfGame($filter: TestRunFilter) {
    listTestRuns(filter: $filter) {
      items {
        ...ShownRunFields
      }
    }
  }
  ${shownRunFields}
`);

/** Starts a test run of the version and polls it. When it ends, the version is read again. */
export const useVersionRun = ({ gameId, id: versionId }: Pick<ListedVersion, 'gameId' | 'id'>) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const refresh = useRefreshGame(gameId);
  const queryKey = [...runsKey, 'of-version', gameId, versionId];
  const { data: underWay } = useQuery({
    queryKey,
    queryFn: async () => {
      const { items } = (await api.send(listRuns, { filter: { gameId } })).listTestRuns;
      const found = items.find((run) => run.versionId === versionId && isInProgress(run.status)) ?? null;
      if (found === null && queries.getQueryData(queryKey)) void refresh();
      return found;
    },
    refetchInterval: ({ state }) => (state.data ? lookAgainMs : false),
  });
  const start = useStartRun((run) => queries.setQueryData(queryKey, run));
  return {
    underWay: underWay ?? undefined,
    isStarting: start.isPending,
    start: (on: { readonly onError: (fault: Error) => void }) =>
      start.mutate({ gameId, versionId, rounds: limits.testRun.rounds.standard }, on),
  };
};
