import { object } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import { clientId, userPoolId } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import type { UserPoolServices } from '../services';

const input = object({ UserPoolId: userPoolId, ClientId: clientId });

type Needs = Pick<UserPoolServices, 'pools'>;

export const describeUserPoolClient = operation(input, ({ pools }: Needs) => ({ UserPoolId, ClientId }) => {
  const client = pools.byId(UserPoolId).clients.get(ClientId);
  if (!client)
    throw new AwsError('ResourceNotFoundException', `User pool client ${ClientId} does not exist.`);
  const { GenerateSecret: _, ...properties } = client.properties;
  return { UserPoolClient: { ...properties, ClientId, ClientName: client.name } };
});
