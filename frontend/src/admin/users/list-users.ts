import * as v from 'valibot';
import type { UserGroup } from '#domain/generated/types';
import { usersKey } from './users-key';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { userRule } from './user';

const listUsers = operation(/* GraphQL */ `
  mutation ListUsers($group: UserGroup, $limit: Int, $nextToken: String, $emailPart: String) {
    listUsers(group: $group, limit: $limit, nextToken: $nextToken, emailPart: $emailPart)
  }
`);

const pageRule = v.object({ items: v.array(userRule), nextToken: v.nullish(v.string(), null) });

export interface UserFilter {
  readonly group: UserGroup | undefined;
  readonly emailPart: string;
}

/** The largest page, so that a search by a part of an address needs few requests. */
const searched = 60;

/** Users page by page. A search by a part of the e-mail address ignores the group. */
export const useUsers = ({ group, emailPart }: UserFilter) =>
  useConnection({
    operation: listUsers,
    key: usersKey,
    variables: emailPart === '' ? { group } : { emailPart, limit: searched },
    ...(emailPart !== '' && { fillTo: 25 }),
    connectionIn: ({ listUsers: page }) => v.parse(pageRule, JSON.parse(page)),
    idOf: ({ sub }) => sub,
  });
