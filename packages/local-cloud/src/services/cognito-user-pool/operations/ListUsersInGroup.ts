import { object } from 'valibot';
import { groupName, pageSize, pageToken, userPoolId } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { pageOf } from '../protocol/pages';
import { userType } from '../users/people';
import { requireGroup } from '../protocol/require-group';
import type { UserPoolServices } from '../services';

const input = object({
  UserPoolId: userPoolId,
  GroupName: groupName,
  Limit: pageSize(60),
  NextToken: pageToken,
});

type Needs = Pick<UserPoolServices, 'pools' | 'seal'>;

export const listUsersInGroup = operation(input, ({ pools, seal }: Needs) => (request) => {
  const pool = pools.byId(request.UserPoolId);
  const { name } = requireGroup(pool, request.GroupName);
  const users = pool.users.all().filter(({ groups }) => groups.includes(name));
  const slice = { limit: request.Limit, token: request.NextToken };
  const { page, next } = pageOf(
    seal,
    `users in ${pool.id} ${name}`,
    users,
    ({ username }) => username,
    slice,
  );
  return { Users: page.map(userType), NextToken: next };
});
