import { useInfiniteQuery } from '@tanstack/react-query';
import type { QueryListTestRunsArgs } from '#domain/generated/types';
import { lookAgainMs, runsKey, type ShownRun, shownRunFields } from '../../parts/lab/run-requests';
import { fullPage, type PageOf } from '../../platform/full-page';
import { isUnderWay } from '../../platform/lab-words';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';
import { queryFilter, type RunFilter } from './run-filter';

const listRuns = operation<{ listTestRuns: PageOf<ShownRun> }, QueryListTestRunsArgs>(/* GraphQL */ `
  query ListTestRuns($filter: TestRunFilter, $limit: Int, $nextToken: String) {
    listTestRuns(filter: $filter, limit: $limit, nextToken: $nextToken) {
      items { ${shownRunFields} }
      nextToken
    }
  }
`);

const pageSize = 25;

/** One's runs, newest first, page by page; looked at again every two seconds while one of them is under way. */
export const useRuns = (filter: RunFilter) => {
  const { api } = usePlatform();
  const asked = queryFilter(filter);
  return useInfiniteQuery({
    queryKey: [...runsKey, 'history', asked],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      fullPage(pageSize, pageParam, async (page) => {
        const variables = { ...(asked && { filter: asked }), ...page };
        return (await api.send(listRuns, variables)).listTestRuns;
      }),
    getNextPageParam: (page) => page.nextToken ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ status }) => isUnderWay(status)))
        ? lookAgainMs
        : false,
  });
};
