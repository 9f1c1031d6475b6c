import { boolean, object, optional } from 'valibot';
import { password, userPoolId, username } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { requireGoodPassword } from '../passwords/password-policy';
import { newVerifier } from '../passwords/passwords';
import { requireUser } from '../users/people';
import type { UserPoolServices } from '../services';

const input = object({
  UserPoolId: userPoolId,
  Username: username,
  Password: password,
  Permanent: optional(boolean(), false),
});

type Needs = Pick<UserPoolServices, 'clock' | 'pools'>;

export const adminSetUserPassword = operation(input, ({ clock, pools }: Needs) => (request) => {
  const pool = pools.byId(request.UserPoolId);
  const user = requireUser(pool, request.Username);
  requireGoodPassword(pool, request.Password);
  const now = clock.now().toISOString();
  pool.users.put({
    ...user,
    password: newVerifier(pool, user.username, request.Password),
    status: request.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
    temporaryPasswordSetAt: request.Permanent ? undefined : now,
    modifiedAt: now,
  });
  return {};
});
