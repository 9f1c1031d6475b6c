import { object } from 'valibot';
import { groupsOf } from '../tokens/group-claims';
import { pageSize, pageToken, userPoolId, username } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { pageOf } from '../protocol/pages';
import { requireUser } from '../users/people';
import { groupType } from '../protocol/require-group';
import type { UserPoolServices } from '../services';

const input = object({
  UserPoolId: userPoolId,
  Username: username,
  Limit: pageSize(60),
  NextToken: pageToken,
});

type Needs = Pick<UserPoolServices, 'pools' | 'seal'>;

export const adminListGroupsForUser = operation(input, ({ pools, seal }: Needs) => (request) => {
  const pool = pools.byId(request.UserPoolId);
  const user = requireUser(pool, request.Username);
  const groups = groupsOf(pool, user).map((group, rank) => ({ group, rank: String(rank).padStart(5, '0') }));
  const slice = { limit: request.Limit, token: request.NextToken };
  const { page, next } = pageOf(seal, `groups of ${user.username}`, groups, ({ rank }) => rank, slice);
  return { Groups: page.map(({ group }) => groupType(pool, group)), NextToken: next };
});
