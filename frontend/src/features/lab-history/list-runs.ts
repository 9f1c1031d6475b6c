import { useInfiniteQuery } from '@tanstack/react-query';
import type { QueryListTestRunsArgs } from '#domain/generated/types';
import { lookAgainMs, runsKey, type ShownRun, shownRunFields } from '../../parts/lab/run-requests';
import type { Api } from '../../platform/api';
import { isUnderWay } from '../../platform/lab-words';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';
import { queryFilter, type RunFilter } from './run-filter';

interface RunsPage {
  readonly items: readonly ShownRun[];
  readonly nextToken: string | null;
}

const listRuns = operation<{ listTestRuns: RunsPage }, QueryListTestRunsArgs>(/* GraphQL */ `
  query ListTestRuns($filter: TestRunFilter, $limit: Int, $nextToken: String) {
    listTestRuns(filter: $filter, limit: $limit, nextToken: $nextToken) {
      items { ${shownRunFields} }
      nextToken
    }
  }
`);

const pageSize = 25;
/** A narrow filter may find little in a page; so many are asked for before the person is. */
const mostRequests = 6;

/** Asks on until a page is full, since a filtered one may be short while more runs follow. */
const fullPage = async (api: Api, variables: QueryListTestRunsArgs): Promise<RunsPage> => {
  const items: ShownRun[] = [];
  let nextToken = variables.nextToken ?? null;
  for (let request = 0; request < mostRequests; request += 1) {
    const asked = { ...variables, limit: pageSize, ...(nextToken !== null && { nextToken }) };
    const { listTestRuns: page } = await api.send(listRuns, asked);
    items.push(...page.items);
    ({ nextToken } = page);
    if (nextToken === null || items.length >= pageSize) break;
  }
  return { items, nextToken };
};

/** One's runs, newest first, page by page; looked at again every two seconds while one of them is under way. */
export const useRuns = (filter: RunFilter) => {
  const { api } = usePlatform();
  const asked = queryFilter(filter);
  return useInfiniteQuery({
    queryKey: [...runsKey, 'history', asked],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      fullPage(api, {
        ...(asked && { filter: asked }),
        ...(pageParam !== undefined && { nextToken: pageParam }),
      }),
    getNextPageParam: (page) => page.nextToken ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ status }) => isUnderWay(status)))
        ? lookAgainMs
        : false,
  });
};
