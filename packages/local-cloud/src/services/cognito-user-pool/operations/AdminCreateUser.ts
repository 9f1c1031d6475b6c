import { array, object, optional, picklist } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import { requireKnownAttributes, requireRequired } from '../users/attribute-rules';
import { attributes, password, stringMap, userPoolId, username } from '../protocol/inputs';
import { invite } from '../sign-up/invitation';
import { firstAttributes, newSub, requireFreeEmail } from '../sign-up/new-user';
import { operation } from '../protocol/operation';
import { requireGoodPassword } from '../passwords/password-policy';
import { newVerifier } from '../passwords/passwords';
import { requireUser, userType } from '../users/people';
import type { UserPoolServices } from '../services';
import { temporaryPassword } from '../passwords/temporary-password';
import { attributeRecord } from '../users/user';
import type { User } from '../users/user';

const input = object({
  UserPoolId: userPoolId,
  Username: username,
  TemporaryPassword: optional(password),
  UserAttributes: optional(attributes),
  ValidationData: optional(attributes),
  ClientMetadata: stringMap,
  MessageAction: optional(picklist(['RESEND', 'SUPPRESS'])),
  DesiredDeliveryMediums: optional(array(picklist(['EMAIL', 'SMS']))),
});

type Needs = Pick<UserPoolServices, 'clock' | 'inbox' | 'pools' | 'triggers'>;

export const adminCreateUser = operation(
  input,
  ({ clock, inbox, pools, triggers }: Needs) =>
    async (request) => {
      const pool = pools.byId(request.UserPoolId);
      const secret = request.TemporaryPassword ?? temporaryPassword();
      const now = clock.now().toISOString();
      requireGoodPassword(pool, secret);

      if (request.MessageAction === 'RESEND') {
        const user = requireUser(pool, request.Username);
        if (user.status !== 'FORCE_CHANGE_PASSWORD') {
          throw new AwsError(
            'UnsupportedUserStateException',
            'Resend not possible. Status is not FORCE_CHANGE_PASSWORD',
          );
        }
        const renewed = {
          ...user,
          password: newVerifier(pool, user.username, secret),
          temporaryPasswordSetAt: now,
        };
        pool.users.put(renewed);
        invite({ inbox }, pool, renewed, secret);
        return { User: userType(renewed) };
      }

      const given = firstAttributes(request.Username, attributeRecord(request.UserAttributes));
      requireKnownAttributes(pool, given);
      requireRequired(pool, given);
      requireFreeEmail(pool, request.Username);
      const sub = newSub();
      await triggers.run(pool, {
        source: 'PreSignUp_AdminCreateUser',
        userName: sub,
        clientId: 'CLIENT_ID_NOT_APPLICABLE',
        request: {
          userAttributes: given,
          validationData: attributeRecord(request.ValidationData),
          clientMetadata: request.ClientMetadata,
        },
        response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
      });
      requireFreeEmail(pool, request.Username);
      const user: User = {
        username: sub,
        attributes: { sub, email_verified: 'false', ...given },
        status: 'FORCE_CHANGE_PASSWORD',
        enabled: true,
        createdAt: now,
        modifiedAt: now,
        password: newVerifier(pool, sub, secret),
        temporaryPasswordSetAt: now,
        groups: [],
        codes: {},
      };
      pool.users.put(user);
      if (request.MessageAction !== 'SUPPRESS') invite({ inbox }, pool, user, secret);
      return { User: userType(user) };
    },
);
