import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { graphql } from '../graphql';
import { as, ensurePerson } from '../people';
import { asAdministrator, output, type Seeding } from '../seeding';
import { demoPlayers, emailOf, type DemoPlayer } from './demo-players';
import type { Asking } from './past-functions';

/** A demo player who has signed up. */
export interface SignedUpPlayer extends DemoPlayer {
  readonly identity: Asking;
}

/** Signs up the demo players as casino users: they have no group and chose to play. */
export async function ensurePlayers(seeding: Seeding): Promise<readonly SignedUpPlayer[]> {
  const cognito = new CognitoIdentityProviderClient(asAdministrator(seeding));
  const UserPoolId = output(seeding, 'Identity', 'UserPoolId');
  const players: SignedUpPlayer[] = [];
  try {
    for (const player of demoPlayers) {
      const email = emailOf(player);
      await ensurePerson(seeding, email);
      await as(seeding, email, (token) => graphql(seeding, token, choosePlay, { input: ofAge }));
      const { UserAttributes = [] } = await cognito.send(
        new AdminGetUserCommand({ UserPoolId, Username: email }),
      );
      const sub = UserAttributes.find(({ Name }) => Name === 'sub')?.Value;
      if (sub === undefined) throw new Error(`${email} has no sub.`);
      players.push({ ...player, identity: { sub, groups: [] } });
    }
  } finally {
    cognito.destroy();
  }
  return players;
}

const ofAge = { ofAge: true, termsVersion, policyVersion };
const choosePlay = `mutation Choose($input: ChoosePlayInput!) {
  choosePlay(input: $input) { chosenAt }
}`;
