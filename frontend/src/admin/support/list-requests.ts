import type { SupportStatus } from '#domain/generated/types';
import type { ListSupportRequestsQuery } from '../../generated/operations';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { waitingRefetchMs } from '../../platform/api/while-waiting';

const listSupportRequests = operation(/* GraphQL */ `
  query ListSupportRequests($status: SupportStatus!, $limit: Int, $nextToken: String) {
    listSupportRequests(status: $status, limit: $limit, nextToken: $nextToken) {
      items {
        id
        sub
        email
        topic
        subject
        status
        createdAt
        updatedAt
      }
      nextToken
    }
  }
`);

export type ListedRequest = ListSupportRequestsQuery['listSupportRequests']['items'][number];

export const supportKey = ['support-requests'];

/** The support requests of one status; read again every 15 seconds. */
export const useSupportRequests = (status: SupportStatus) =>
  useConnection({
    operation: listSupportRequests,
    key: [...supportKey, 'list'],
    variables: { status, limit: 50 },
    connectionIn: (answer) => answer.listSupportRequests,
    idOf: ({ id }) => id,
    refetchInterval: () => waitingRefetchMs,
  });
