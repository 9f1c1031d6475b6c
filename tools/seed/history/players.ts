import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { demoAccounts } from '../demo-accounts';
import { graphql } from '../graphql';
import { as, ensurePerson } from '../people';
import { asAdministrator, output, type Seeding } from '../seeding';
import { demoPlayers, emailOf, type DemoPlayer } from './demo-players';
import type { Asking } from './past-functions';

/** A demo player who has signed up. */
export interface SignedUpPlayer extends DemoPlayer {
  readonly identity: Asking;
}

const groups = ['OPERATORS'] as const;

/** Signs up the demo players and adds them to their group. */
export async function ensurePlayers(seeding: Seeding): Promise<readonly SignedUpPlayer[]> {
  const cognito = new CognitoIdentityProviderClient(asAdministrator(seeding));
  const UserPoolId = output(seeding, 'Identity', 'UserPoolId');
  const players: SignedUpPlayer[] = [];
  try {
    await as(seeding, demoAccounts.admin, async (token) => {
      for (const player of demoPlayers) {
        const email = emailOf(player);
        await ensurePerson(seeding, email);
        await graphql(seeding, token, addToGroup, { username: email, group: groups[0] });
        const { UserAttributes = [] } = await cognito.send(
          new AdminGetUserCommand({ UserPoolId, Username: email }),
        );
        const sub = UserAttributes.find(({ Name }) => Name === 'sub')?.Value;
        if (sub === undefined) throw new Error(`${email} has no sub.`);
        players.push({ ...player, identity: { sub, groups } });
      }
    });
  } finally {
    cognito.destroy();
  }
  return players;
}

const addToGroup = `mutation Add($username: String!, $group: String!) {
  addToGroup(username: $username, group: $group)
}`;
