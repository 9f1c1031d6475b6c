import { object } from 'valibot';
import { accessToken } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { requireUser } from '../users/people';
import type { UserPoolServices } from '../services';

const input = object({ AccessToken: accessToken });

type Needs = Pick<UserPoolServices, 'callers'>;

export const deleteUser = operation(input, ({ callers }: Needs) => async (request) => {
  const { pool, username } = await callers.byAccessToken(request.AccessToken);
  const user = requireUser(pool, username);
  pool.users.remove(user);
  pool.grants.revokeAllOf(user.username);
  return {};
});
