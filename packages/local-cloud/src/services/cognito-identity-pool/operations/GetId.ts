import { object, optional, record, string } from 'valibot';
import { operation } from '#local/services/cognito-user-pool/protocol/operation';
import { loginOf } from '../logins';
import { requireGuestsAllowed, requirePool } from '../require-pool';
import type { IdentityPoolServices } from '../services';

const input = object({ IdentityPoolId: string(), Logins: optional(record(string(), string()), {}) });

type Needs = Pick<IdentityPoolServices, 'identities' | 'pools' | 'userPools'>;

export const getId = operation(input, ({ identities, pools, userPools }: Needs) => async (request) => {
  const pool = requirePool(pools, request.IdentityPoolId);
  const login = await loginOf(userPools, pool, request.Logins);
  if (login) return { IdentityId: identities.of(pool.id, login).id };
  requireGuestsAllowed(pool);
  return { IdentityId: identities.guest(pool.id).id };
});
