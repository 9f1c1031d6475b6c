import { object } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import { codeMismatch } from '../sign-up/codes';
import { confirm } from '../sign-up/confirm';
import { clientId, code, stringMap, username } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { requireUser } from '../users/people';
import { hidesUnknownUsers } from '../pools/pool';
import type { UserPoolServices } from '../services';

const input = object({
  ClientId: clientId,
  Username: username,
  ConfirmationCode: code,
  ClientMetadata: stringMap,
});

type Needs = Pick<UserPoolServices, 'clock' | 'codes' | 'pools' | 'triggers'>;

export const confirmSignUp = operation(
  input,
  ({ clock, codes, pools, triggers }: Needs) =>
    async (request) => {
      const { pool, client } = pools.byClient(request.ClientId);
      if (!pool.users.find(request.Username) && hidesUnknownUsers(client)) throw codeMismatch();
      const person = requireUser(pool, request.Username);
      if (person.status !== 'UNCONFIRMED') {
        throw new AwsError(
          'NotAuthorizedException',
          `User cannot be confirmed. Current status is ${person.status}`,
        );
      }
      const { user } = codes.redeem(pool, person, 'confirm-sign-up', request.ConfirmationCode);
      const proven = { ...user, attributes: { ...user.attributes, email_verified: 'true' } };
      const now = clock.now().toISOString();
      await confirm(
        { triggers },
        { pool, client, user: proven, now, clientMetadata: request.ClientMetadata },
      );
      return {};
    },
);
