import { object } from 'valibot';
import { userPoolId, username } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { requireUser } from '../users/people';
import type { UserPoolServices } from '../services';

const input = object({ UserPoolId: userPoolId, Username: username });

type Needs = Pick<UserPoolServices, 'pools'>;

export const adminUserGlobalSignOut = operation(input, ({ pools }: Needs) => ({ UserPoolId, Username }) => {
  const pool = pools.byId(UserPoolId);
  pool.grants.revokeAllOf(requireUser(pool, Username).username);
  return {};
});
