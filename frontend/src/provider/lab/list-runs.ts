import type { TestRunFilter } from '#domain/generated/types';
import { lookAgainMs, runsKey, shownRunFields } from '../../parts/lab/run-requests';
import { isInProgress } from '../../platform/labels/lab-labels';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';

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

/** The user's runs, newest first, page by page. Read again every two seconds while one of them is running. */
export const useRuns = (filter: TestRunFilter | undefined) =>
  useConnection({
    operation: listRuns,
    key: [...runsKey, 'history'],
    variables: { filter },
    connectionIn: (answer) => answer.listTestRuns,
    idOf: ({ id }) => id,
    fillTo: 25,
    refetchInterval: (runs) => (runs.some(({ status }) => isInProgress(status)) ? lookAgainMs : false),
  });
