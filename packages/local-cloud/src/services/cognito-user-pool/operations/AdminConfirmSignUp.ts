import { object } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import { confirm } from '../sign-up/confirm';
import { stringMap, userPoolId, username } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { requireUser } from '../users/people';
import type { UserPoolServices } from '../services';

const input = object({ UserPoolId: userPoolId, Username: username, ClientMetadata: stringMap });

type Needs = Pick<UserPoolServices, 'clock' | 'pools' | 'triggers'>;

export const adminConfirmSignUp = operation(input, ({ clock, pools, triggers }: Needs) => async (request) => {
  const pool = pools.byId(request.UserPoolId);
  const user = requireUser(pool, request.Username);
  if (user.status !== 'UNCONFIRMED') {
    throw new AwsError(
      'NotAuthorizedException',
      `User cannot be confirmed. Current status is ${user.status}`,
    );
  }
  const now = clock.now().toISOString();
  const client = { id: 'CLIENT_ID_NOT_APPLICABLE' };
  await confirm({ triggers }, { pool, client, user, now, clientMetadata: request.ClientMetadata });
  return {};
});
