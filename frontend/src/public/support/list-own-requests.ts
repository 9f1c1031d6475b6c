import type { ListMySupportRequestsQuery } from '../../generated/operations';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { waitingRefetchMs } from '../../platform/api/while-waiting';
import { ownRequestsKey } from './own-requests-key';

const listMySupportRequests = operation(/* GraphQL */ `
  query ListMySupportRequests($nextToken: String) {
    listMySupportRequests(nextToken: $nextToken) {
      items {
        id
        topic
        subject
        text
        status
        answers {
          at
          text
        }
        createdAt
      }
      nextToken
    }
  }
`);

export type OwnRequest = ListMySupportRequestsQuery['listMySupportRequests']['items'][number];

/** The user's requests, newest first. Polled while one is open. */
export const useOwnRequests = () =>
  useConnection({
    operation: listMySupportRequests,
    key: ownRequestsKey,
    variables: {},
    connectionIn: (answer) => answer.listMySupportRequests,
    idOf: ({ id }) => id,
    refetchInterval: (items) => items.some(({ status }) => status === 'OPEN') && waitingRefetchMs,
  });
