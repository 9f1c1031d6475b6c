import { object } from 'valibot';
import { pageSize, pageToken, userPoolId } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { pageOf } from '../protocol/pages';
import { groupType } from '../protocol/require-group';
import type { UserPoolServices } from '../services';

const input = object({ UserPoolId: userPoolId, Limit: pageSize(60), NextToken: pageToken });

type Needs = Pick<UserPoolServices, 'pools' | 'seal'>;

export const listGroups = operation(input, ({ pools, seal }: Needs) => (request) => {
  const pool = pools.byId(request.UserPoolId);
  const groups = [...pool.groups.values()].sort((left, right) => (left.name < right.name ? -1 : 1));
  const slice = { limit: request.Limit, token: request.NextToken };
  const { page, next } = pageOf(seal, `groups of ${pool.id}`, groups, ({ name }) => name, slice);
  return { Groups: page.map((group) => groupType(pool, group)), NextToken: next };
});
