import { useInfiniteQuery } from '@tanstack/react-query';
import { lookAgainMs, runsKey, shownRunFields } from '../../parts/lab/run-requests';
import { fullPage } from '../../platform/api/full-page';
import { isUnderWay } from '../../platform/words/lab-words';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { queryFilter, type RunFilter } from './run-filter';

const listRuns = operation(/* GraphQL */ `
  query ListTestRuns($filter: TestRunFilter, $limit: Int, $nextToken: String) {
    listTestRuns(filter: $filter, limit: $limit, nextToken: $nextToken) {
      items {
        ...ShownRunFields
      }
      nextToken
    }
  }
  ${shownRunFields}
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
