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

export const resendConfirmationCode = operation(input, ({ codes, pools }: Needs) => (request) => {
  const { pool, client } = pools.byClient(request.ClientId);
  const found = pool.users.find(request.Username);
  if (!found?.enabled && hidesUnknownUsers(client))
    return { CodeDeliveryDetails: deliveryTo(request.Username) };
  const user = requireUser(pool, request.Username);
  if (user.status !== 'UNCONFIRMED') {
    throw new AwsError('InvalidParameterException', 'User is already confirmed.');
  }
  const email = user.attributes.email ?? request.Username;
  return { CodeDeliveryDetails: codes.send(pool, user, 'confirm-sign-up', email) };
});
