import { literal, object } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import { accessToken } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { requireUser } from '../users/people';
import type { UserPoolServices } from '../services';

const input = object({ AccessToken: accessToken, AttributeName: literal('email') });

type Needs = Pick<UserPoolServices, 'callers' | 'codes'>;

export const getUserAttributeVerificationCode = operation(
  input,
  ({ callers, codes }: Needs) =>
    async (request) => {
      const { pool, username } = await callers.byAccessToken(request.AccessToken);
      const user = requireUser(pool, username);
      const email = user.pendingEmail ?? user.attributes.email;
      if (email === undefined)
        throw new AwsError('InvalidParameterException', 'User has no email to verify.');
      return { CodeDeliveryDetails: codes.send(pool, user, 'verify-email', email) };
    },
);
