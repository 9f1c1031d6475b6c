import { array, object, optional, string } from 'valibot';
import { pageSize, pageToken, userPoolId } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { pageOf } from '../protocol/pages';
import { userType } from '../users/people';
import type { UserPoolServices } from '../services';
import { userFilter } from '../users/user-filter';

const input = object({
  UserPoolId: userPoolId,
  AttributesToGet: optional(array(string())),
  Filter: optional(string(), ''),
  Limit: pageSize(60),
  PaginationToken: pageToken,
});

type Needs = Pick<UserPoolServices, 'pools' | 'seal'>;

export const listUsers = operation(input, ({ pools, seal }: Needs) => (request) => {
  const pool = pools.byId(request.UserPoolId);
  const users = pool.users.all().filter(userFilter(request.Filter));
  const slice = { limit: request.Limit, token: request.PaginationToken };
  const { page, next } = pageOf(
    seal,
    `users of ${pool.id} ${request.Filter}`,
    users,
    ({ username }) => username,
    slice,
  );
  const shown = page.map(userType).map((user) => ({
    ...user,
    Attributes: user.Attributes.filter(({ Name }) => request.AttributesToGet?.includes(Name) ?? true),
  }));
  return { Users: shown, PaginationToken: next };
});
