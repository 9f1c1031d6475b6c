import { object } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import { deliveryTo } from '../sign-up/code-delivery';
import { clientId, username } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { requireUser } from '../users/people';
import { hidesUnknownUsers } from '../pools/pool';
import type { UserPoolServices } from '../services';

const input = object({ ClientId: clientId, Username: username });

type Needs = Pick<UserPoolServices, 'codes' | 'pools'>;

export const forgotPassword = operation(input, ({ codes, pools }: Needs) => (request) => {
  const { pool, client } = pools.byClient(request.ClientId);
  const found = pool.users.find(request.Username);
  const reachable = found?.enabled === true && found.attributes.email_verified === 'true';
  if (!reachable && hidesUnknownUsers(client)) return { CodeDeliveryDetails: deliveryTo(request.Username) };

  const user = requireUser(pool, request.Username);
  const { email, email_verified: verified } = user.attributes;
  if (!user.enabled) throw new AwsError('NotAuthorizedException', 'User is disabled.');
  if (email === undefined || verified !== 'true') {
    throw new AwsError(
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  }
  return { CodeDeliveryDetails: codes.send(pool, user, 'reset-password', email) };
});
