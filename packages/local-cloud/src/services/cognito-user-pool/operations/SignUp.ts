import { object, optional } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import { requireKnownAttributes, requireRequired, requireWritable } from '../users/attribute-rules';
import { confirm } from '../sign-up/confirm';
import { attributes, clientId, password, stringMap, username } from '../protocol/inputs';
import { firstAttributes, newSub, requireFreeEmail } from '../sign-up/new-user';
import { operation } from '../protocol/operation';
import { requireGoodPassword } from '../passwords/password-policy';
import { newVerifier } from '../passwords/passwords';
import type { UserPoolServices } from '../services';
import { attributeRecord } from '../users/user';
import type { User } from '../users/user';

const input = object({
  ClientId: clientId,
  Username: username,
  Password: password,
  UserAttributes: optional(attributes),
  ValidationData: optional(attributes),
  ClientMetadata: stringMap,
});

type Needs = Pick<UserPoolServices, 'clock' | 'codes' | 'pools' | 'triggers'>;

export const signUp = operation(input, ({ clock, codes, pools, triggers }: Needs) => async (request) => {
  const { pool, client } = pools.byClient(request.ClientId);
  if (pool.properties.AdminCreateUserConfig.AllowAdminCreateUserOnly) {
    throw new AwsError('NotAuthorizedException', 'SignUp is not permitted for this user pool');
  }
  const given = firstAttributes(request.Username, attributeRecord(request.UserAttributes));
  requireKnownAttributes(pool, given);
  requireRequired(pool, given);
  requireWritable(client, Object.keys(given));
  requireGoodPassword(pool, request.Password);
  requireFreeEmail(pool, request.Username);

  const sub = newSub();
  const answer = await triggers.run(pool, {
    source: 'PreSignUp_SignUp',
    userName: sub,
    clientId: client.id,
    request: {
      userAttributes: given,
      validationData: attributeRecord(request.ValidationData),
      clientMetadata: request.ClientMetadata,
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });
  // Another sign-up may have taken the address while the function ran.
  requireFreeEmail(pool, request.Username);

  const now = clock.now().toISOString();
  const user: User = {
    username: sub,
    attributes: { sub, ...given, email_verified: String(answer.autoVerifyEmail === true) },
    status: 'UNCONFIRMED',
    enabled: true,
    createdAt: now,
    modifiedAt: now,
    password: newVerifier(pool, sub, request.Password),
    groups: [],
    codes: {},
  };
  pool.users.put(user);
  if (answer.autoConfirmUser === true) {
    await confirm({ triggers }, { pool, client, user, now, clientMetadata: request.ClientMetadata });
    return { UserConfirmed: true, UserSub: sub };
  }
  const delivery = pool.properties.AutoVerifiedAttributes.includes('email')
    ? { CodeDeliveryDetails: codes.send(pool, user, 'confirm-sign-up', request.Username) }
    : {};
  return { UserConfirmed: false, UserSub: sub, ...delivery };
});
