import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResultOf } from '../../platform/api/operation';
import { operation } from '../../platform/api/operation';
import { usePlatform, useSession } from '../../platform/platform';

const list = operation(/* GraphQL */ `
  query ListNotifications($limit: Int) {
    listNotifications(limit: $limit) {
      items {
        id
        at
        action
        unread
        name
        semver
        reason
        gameId
        versionId
        casinoId
        brandId
        promotionId
        group
        testRunStatus
      }
      nextToken
    }
  }
`);
const markOne = operation(/* GraphQL */ `
  mutation MarkNotificationRead($id: ID!) {
    markNotificationRead(id: $id)
  }
`);
const markAll = operation(/* GraphQL */ `
  mutation MarkNotificationsRead($upTo: ID!) {
    markNotificationsRead(upTo: $upTo)
  }
`);

type Page = ResultOf<typeof list>['listNotifications'];
export type ListedNotification = Page['items'][number];

/** The polling interval of notifications while the tab is visible. */
const refetchMs = 20_000;
const newest = 30;

const keyOf = (sub: string | undefined) => ['notifications', sub] as const;

/** The newest notifications of the user. */
export const useNotifications = () => {
  const { api } = usePlatform();
  const session = useSession();
  return useQuery({
    queryKey: keyOf(session?.sub),
    queryFn: async () => (await api.send(list, { limit: newest })).listNotifications,
    enabled: session !== undefined,
    // Also read again when the panel opens and when the tab becomes visible.
    staleTime: 0,
    refetchInterval: refetchMs,
  });
};

/** Marks one notification as read, or all up to the newest. The list shows it immediately. */
export const useMarkRead = () => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const queryKey = keyOf(useSession()?.sub);
  return useMutation({
    mutationFn: async ({ id, before }: Read): Promise<unknown> =>
      before ? api.send(markAll, { upTo: id }) : api.send(markOne, { id }),
    onMutate: async ({ id, before }) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<Page>(
        queryKey,
        (page) =>
          page && {
            ...page,
            items: page.items.map((item) =>
              item.id === id || (before && item.id < id) ? { ...item, unread: false } : item,
            ),
          },
      );
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
};

interface Read {
  readonly id: string;
  /** Whether all earlier notifications are marked as well. */
  readonly before: boolean;
}
