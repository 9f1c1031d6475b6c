import { object } from 'valibot';
import { accessToken } from '../inputs';
import { operation } from '../operation';
import type { UserPoolServices } from '../services';

const input = object({ AccessToken: accessToken });

type Needs = Pick<UserPoolServices, 'callers'>;

export const deleteUser = operation(input, ({ callers }: Needs) => async (request) => {
  const { pool, user } = await callers.byAccessToken(request.AccessToken);
  pool.users.remove(user);
  pool.grants.revokeAllOf(user.username);
  return {};
});
