import { object } from 'valibot';
import { userPoolId, username } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { requireUser } from '../users/people';
import type { UserPoolServices } from '../services';

const input = object({ UserPoolId: userPoolId, Username: username });

type Needs = Pick<UserPoolServices, 'clock' | 'pools'>;

export const adminEnableUser = operation(input, ({ clock, pools }: Needs) => ({ UserPoolId, Username }) => {
  const pool = pools.byId(UserPoolId);
  const user = requireUser(pool, Username);
  pool.users.put({ ...user, enabled: true, modifiedAt: clock.now().toISOString() });
  return {};
});
