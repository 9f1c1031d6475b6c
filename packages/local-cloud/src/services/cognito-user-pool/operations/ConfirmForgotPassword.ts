import { object } from 'valibot';
import { codeMismatch } from '../sign-up/codes';
import { clientId, code, password, username } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { requireGoodPassword } from '../passwords/password-policy';
import { newVerifier } from '../passwords/passwords';
import { requireUser } from '../users/people';
import { hidesUnknownUsers } from '../pools/pool';
import type { UserPoolServices } from '../services';

const input = object({ ClientId: clientId, Username: username, ConfirmationCode: code, Password: password });

type Needs = Pick<UserPoolServices, 'clock' | 'codes' | 'pools'>;

export const confirmForgotPassword = operation(input, ({ clock, codes, pools }: Needs) => (request) => {
  const { pool, client } = pools.byClient(request.ClientId);
  if (!pool.users.find(request.Username)?.enabled && hidesUnknownUsers(client)) throw codeMismatch();
  const person = requireUser(pool, request.Username);
  requireGoodPassword(pool, request.Password);
  const { user } = codes.redeem(pool, person, 'reset-password', request.ConfirmationCode);
  pool.users.put({
    ...user,
    status: 'CONFIRMED',
    password: newVerifier(pool, user.username, request.Password),
    temporaryPasswordSetAt: undefined,
    modifiedAt: clock.now().toISOString(),
  });
  return {};
});
