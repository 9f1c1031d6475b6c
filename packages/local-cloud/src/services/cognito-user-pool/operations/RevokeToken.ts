import { object, string } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import { clientId } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import type { UserPoolServices } from '../services';

const input = object({ ClientId: clientId, Token: string() });

type Needs = Pick<UserPoolServices, 'clock' | 'pools'>;

export const revokeToken = operation(input, ({ clock, pools }: Needs) => (request) => {
  const { pool, client } = pools.byClient(request.ClientId);
  const grant = grantOf();
  if (grant && grant.clientId !== client.id) {
    throw new AwsError('UnauthorizedException', 'The client is not authorized to revoke this token.');
  }
  if (grant) pool.grants.revoke(grant.id);
  return {};

  // An unknown or already revoked token is not an error (RFC 7009 §2.2).
  function grantOf() {
    try {
      return pool.grants.redeem(request.Token, clock.now().getTime());
    } catch {
      return undefined;
    }
  }
});
