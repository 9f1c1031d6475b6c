import { useInfiniteQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import type { UserGroup } from '#domain/generated/types';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { userRule } from './user';

const listUsers = operation(/* GraphQL */ `
  mutation ListUsers($group: UserGroup, $limit: Int, $nextToken: String, $emailPrefix: String) {
    listUsers(group: $group, limit: $limit, nextToken: $nextToken, emailPrefix: $emailPrefix)
  }
`);

const pageRule = v.object({ items: v.array(userRule), nextToken: v.nullish(v.string()) });

export interface UserFilter {
  readonly group: UserGroup | undefined;
  readonly emailPrefix: string;
}

export const usersKey = ['users'];

/** Users page by page; with an e-mail prefix the group does not narrow the search. */
export const useUsers = ({ group, emailPrefix }: UserFilter) => {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: [...usersKey, group, emailPrefix],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) => {
      const { listUsers: page } = await api.send(listUsers, {
        ...(emailPrefix === '' ? group && { group } : { emailPrefix }),
        ...(pageParam !== undefined && { nextToken: pageParam }),
      });
      return v.parse(pageRule, JSON.parse(page));
    },
    getNextPageParam: (page) => page.nextToken ?? undefined,
  });
};
