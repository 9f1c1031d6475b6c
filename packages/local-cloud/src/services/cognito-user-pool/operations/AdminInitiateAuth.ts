import { literal, object, optional, record, string } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import { clientId, userPoolId } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { requireFlow, signInWithPassword } from '../sign-in/password-sign-in';
import type { UserPoolServices } from '../services';

const input = object({
  UserPoolId: userPoolId,
  ClientId: clientId,
  AuthFlow: literal('ADMIN_USER_PASSWORD_AUTH', 'The local cloud supports only ADMIN_USER_PASSWORD_AUTH'),
  AuthParameters: optional(record(string(), string()), {}),
});

type Needs = Pick<UserPoolServices, 'pools' | 'signIn'>;

export const adminInitiateAuth = operation(input, ({ pools, signIn }: Needs) => async (request) => {
  const { pool, client } = pools.byClient(request.ClientId);
  if (pool.id !== request.UserPoolId) {
    throw new AwsError('ResourceNotFoundException', `User pool client ${client.id} does not exist.`);
  }
  requireFlow(client, 'ADMIN_USER_PASSWORD_AUTH');
  return signInWithPassword({ signIn }, pool, client, request.AuthParameters);
});
