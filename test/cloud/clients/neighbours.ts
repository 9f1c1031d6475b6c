import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { region } from 'cdk-local-cloud/client';
import type { RunningCloud } from '#test/authorization/environment/running-stage';
import { namedOutput } from '#test/authorization/environment/stage';
import { only, withMore } from './changed-template';

/**
 * A copy of the assembly with two other issuers of valid tokens: another client of the same user pool, and
 * another pool with its own client. Both sign in with a password; see `neighbourIdToken`.
 */
export const withNeighbours = (assembly: string): string =>
  withMore(assembly, 'Identity', (resources) => {
    const [ourPool, pool] = only(resources, ({ Type }) => Type === 'AWS::Cognito::UserPool');
    const [, client] = only(resources, ({ Type }) => Type === 'AWS::Cognito::UserPoolClient');
    const { LambdaConfig: _triggers, ...properties } = pool.Properties;
    const clientOf = (poolId: string) => ({
      ...client,
      Properties: {
        ...client.Properties,
        ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'],
        UserPoolId: { Ref: poolId },
      },
    });
    const Resources = {
      OtherClient: clientOf(ourPool),
      OtherPool: { ...pool, Properties: properties },
      OtherPoolClient: clientOf('OtherPool'),
    };
    const Outputs = Object.fromEntries(Object.keys(Resources).map((id) => [id, { Value: { Ref: id } }]));
    return { Resources, Outputs };
  });

/** The ID token of a user who signs in with the password through one of these clients. */
export async function neighbourIdToken(
  cloud: RunningCloud,
  client: 'OtherClient' | 'OtherPoolClient',
  person: { readonly email: string; readonly password: string },
): Promise<string> {
  const cognito = new CognitoIdentityProviderClient({ region, endpoint: cloud.origin });
  const { AuthenticationResult } = await cognito.send(
    new InitiateAuthCommand({
      ClientId: namedOutput(cloud, client),
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: person.email, PASSWORD: person.password },
    }),
  );
  if (AuthenticationResult?.IdToken === undefined) throw new Error(`${person.email} is not signed in.`);
  return AuthenticationResult.IdToken;
}
