import { object } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import { accessToken, password } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { requireGoodPassword } from '../passwords/password-policy';
import { isPasswordOf, newVerifier } from '../passwords/passwords';
import { requireUser } from '../users/people';
import type { UserPoolServices } from '../services';

const input = object({ AccessToken: accessToken, PreviousPassword: password, ProposedPassword: password });

type Needs = Pick<UserPoolServices, 'callers' | 'clock' | 'lockout'>;

export const changePassword = operation(input, ({ callers, clock, lockout }: Needs) => async (request) => {
  const { pool, username } = await callers.byAccessToken(request.AccessToken);
  const user = requireUser(pool, username);
  lockout.check(pool, user.username);
  if (!isPasswordOf(pool, user, request.PreviousPassword)) {
    lockout.failed(pool, user.username);
    throw new AwsError('NotAuthorizedException', 'Incorrect username or password.');
  }
  requireGoodPassword(pool, request.ProposedPassword);
  pool.users.put({
    ...user,
    password: newVerifier(pool, user.username, request.ProposedPassword),
    modifiedAt: clock.now().toISOString(),
  });
  return {};
});
