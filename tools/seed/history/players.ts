import {
  AdminConfirmSignUpCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { demoPassword } from '../demo-accounts';
import { graphql } from '../graphql';
import { as } from '../people';
import { asAdministrator, output, type Seeding } from '../seeding';
import { subOf } from '../sign-in';
import { demoPlayers, emailOf, type DemoPlayer } from './demo-players';
import type { Asking } from './past-functions';

/** A demo player who has signed up. */
export interface SignedUpPlayer extends DemoPlayer {
  readonly identity: Asking;
}

/** The number of players who sign up at the same time. */
const abreast = 4;

/** Signs up the demo players as casino users: they have no group and chose to play. */
export async function ensurePlayers(seeding: Seeding): Promise<readonly SignedUpPlayer[]> {
  const cognito = new CognitoIdentityProviderClient(asAdministrator(seeding));
  const subs = new Map<DemoPlayer, string>();
  const queue = demoPlayers.values();
  const worker = async () => {
    for (const player of queue) subs.set(player, await ensurePlayer(seeding, cognito, emailOf(player)));
  };
  try {
    await Promise.all(Array.from({ length: abreast }, worker));
  } finally {
    cognito.destroy();
  }
  return demoPlayers.map((player) => ({ ...player, identity: { sub: subs.get(player) ?? '', groups: [] } }));
}

/** Returns the `sub` of the player. Continues after an interrupted start. */
async function ensurePlayer(
  seeding: Seeding,
  cognito: CognitoIdentityProviderClient,
  email: string,
): Promise<string> {
  const UserPoolId = output(seeding, 'Identity', 'UserPoolId');
  const attributes = await cognito.send(new AdminGetUserCommand({ UserPoolId, Username: email })).then(
    ({ UserStatus, UserAttributes = [] }) => ({
      isConfirmed: UserStatus === 'CONFIRMED',
      sub: UserAttributes.find(({ Name }) => Name === 'sub')?.Value,
    }),
    (error: unknown) => {
      if (error instanceof Error && error.name === 'UserNotFoundException') return undefined;
      throw error;
    },
  );
  if (!attributes)
    await cognito.send(
      new SignUpCommand({
        ClientId: output(seeding, 'Identity', 'UserPoolClientId'),
        Username: email,
        Password: demoPassword,
        UserAttributes: [{ Name: 'email', Value: email }],
        ClientMetadata: { termsVersion, policyVersion },
      }),
    );
  // Reading the code in the inbox would take longer with each player.
  if (!attributes?.isConfirmed)
    await cognito.send(new AdminConfirmSignUpCommand({ UserPoolId, Username: email }));
  return as(seeding, email, async (token) => {
    await graphql(seeding, token, choosePlay, { input: ofAge });
    return subOf(token);
  });
}

const ofAge = { ofAge: true, termsVersion, policyVersion };
const choosePlay = `mutation Choose($input: ChoosePlayInput!) {
  choosePlay(input: $input) { chosenAt }
}`;
