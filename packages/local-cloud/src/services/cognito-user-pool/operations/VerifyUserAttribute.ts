import { literal, object } from 'valibot';
import { requireFreeAlias } from '../users/change-attributes';
import { accessToken, code } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { requireUser } from '../users/people';
import type { UserPoolServices } from '../services';

const input = object({ AccessToken: accessToken, AttributeName: literal('email'), Code: code });

type Needs = Pick<UserPoolServices, 'callers' | 'clock' | 'codes'>;

export const verifyUserAttribute = operation(input, ({ callers, clock, codes }: Needs) => async (request) => {
  const { pool, username } = await callers.byAccessToken(request.AccessToken);
  const person = requireUser(pool, username);
  const { user, email } = codes.redeem(pool, person, 'verify-email', request.Code);
  requireFreeAlias(pool, user, email);
  pool.users.put({
    ...user,
    attributes: { ...user.attributes, email, email_verified: 'true' },
    pendingEmail: undefined,
    modifiedAt: clock.now().toISOString(),
  });
  return {};
});
