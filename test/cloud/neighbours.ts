import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { region } from '#local/services/needs';
import { namedOutput, type RunningCloud } from '#test/authorization/stage';

interface Template {
  readonly Resources: Record<string, { Type: string; Properties: Record<string, unknown> }>;
  readonly Outputs: Record<string, { Value: unknown }>;
}

/**
 * A copy of the assembly with two neighbours that good tokens come from and that are not ours: another client of the
 * same user pool, and another pool with a client of its own. Both sign in by password; see `neighbourIdToken`.
 */
export function withNeighbours(assembly: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'neighbours-'));
  cpSync(assembly, folder, { recursive: true });
  const path = join(folder, 'NovaLink-local-Identity.template.json');
  const { Resources, Outputs, ...rest } = JSON.parse(readFileSync(path, 'utf8')) as Template;
  const [ourPool, pool] = only(Resources, 'AWS::Cognito::UserPool');
  const [, client] = only(Resources, 'AWS::Cognito::UserPoolClient');
  const { LambdaConfig: _triggers, ...properties } = pool.Properties;
  const clientOf = (poolId: string) => ({
    ...client,
    Properties: {
      ...client.Properties,
      ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'],
      UserPoolId: { Ref: poolId },
    },
  });
  const added = {
    OtherClient: clientOf(ourPool),
    OtherPool: { ...pool, Properties: properties },
    OtherPoolClient: clientOf('OtherPool'),
  };
  const outputs = Object.fromEntries(Object.keys(added).map((id) => [id, { Value: { Ref: id } }]));
  const template = { ...rest, Resources: { ...Resources, ...added }, Outputs: { ...Outputs, ...outputs } };
  writeFileSync(path, JSON.stringify(template));
  return folder;
}

function only(resources: Template['Resources'], type: string) {
  const [found] = Object.entries(resources).filter(([, { Type }]) => Type === type);
  if (found === undefined) throw new Error(`The template has no ${type}.`);
  return found;
}

/** The ID token of a person who signs in with the password through a neighbour's client. */
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
