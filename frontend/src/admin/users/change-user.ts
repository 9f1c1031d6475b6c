import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UserGroup } from '#domain/generated/types';
import { usersKey } from './users-key';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const addToGroup = operation(/* GraphQL */ `
  mutation AddToGroup($username: String!, $group: String!) {
    addToGroup(username: $username, group: $group)
  }
`);

const removeFromGroup = operation(/* GraphQL */ `
  mutation RemoveFromGroup($username: String!, $group: String!) {
    removeFromGroup(username: $username, group: $group)
  }
`);

const deleteUser = operation(/* GraphQL */ `
  mutation DeleteUser($username: String!) {
    deleteUser(username: $username)
  }
`);

export type UserChange =
  | { readonly kind: 'add' | 'remove'; readonly sub: string; readonly group: UserGroup }
  | { readonly kind: 'delete'; readonly sub: string };

/** Changes one user and reads the list again. */
export const useChangeUser = () => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: UserChange): Promise<unknown> => {
      const username = change.sub;
      if (change.kind === 'delete') return api.send(deleteUser, { username });
      if (change.kind === 'add') return api.send(addToGroup, { username, group: change.group });
      return api.send(removeFromGroup, { username, group: change.group });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: usersKey }),
  });
};
