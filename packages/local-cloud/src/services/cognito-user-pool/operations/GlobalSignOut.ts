import { object } from 'valibot';
import { accessToken } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import type { UserPoolServices } from '../services';

const input = object({ AccessToken: accessToken });

type Needs = Pick<UserPoolServices, 'callers'>;

export const globalSignOut = operation(input, ({ callers }: Needs) => async (request) => {
  const { pool, username } = await callers.byAccessToken(request.AccessToken);
  pool.grants.revokeAllOf(username);
  return {};
});
