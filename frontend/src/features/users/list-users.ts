import * as v from 'valibot';
import type { UserGroup } from '#domain/generated/types';
import { usersKey } from '../../shared/users/users-key';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { userRule } from './user';

const listUsers = operation(/* GraphQL */ `
  mutation ListUsers($group: UserGroup, $limit: Int, $nextToken: String, $emailPrefix: String) {
    listUsers(group: $group, limit: $limit, nextToken: $nextToken, emailPrefix: $emailPrefix)
  }
`);

const pageRule = v.object({ items: v.array(userRule), nextToken: v.nullish(v.string(), null) });

export interface UserFilter {
  readonly group: UserGroup | undefined;
  readonly emailPrefix: string;
}

/** Users page by page. A search by e-mail prefix ignores the group. */
export const useUsers = ({ group, emailPrefix }: UserFilter) =>
  useConnection({
    operation: listUsers,
    key: usersKey,
    variables: emailPrefix === '' ? { group } : { emailPrefix },
    connectionIn: ({ listUsers: page }) => v.parse(pageRule, JSON.parse(page)),
    idOf: ({ sub }) => sub,
  });
