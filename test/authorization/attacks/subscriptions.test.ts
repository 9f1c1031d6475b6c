import { beforeAll, describe, expect, test } from '@jest/globals';
import { ulid } from '#lambda/runtime/ulid';
import { byToken, bySignature, realTimeClient } from 'cdk-local-cloud/testing';
import type { TestEnvironment } from '../cases/permission-case';
import { openTestEnvironment } from '../environment/test-environment';
import { identities } from '../matrix/permissions';
import { subscriptionMatrix } from '../matrix/subscriptions';
import type { Persona } from '#test/world/personas';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await openTestEnvironment('subscriptions');
});

const documents = {
  'Subscription.onLeaderboardChange': (id: string) =>
    `subscription { onLeaderboardChange(tournamentId: "${id}") { tournamentId standings { entryId score } } }`,
} as const satisfies Readonly<Record<keyof typeof subscriptionMatrix, (id: string) => string>>;

const authorizationOf = ({ credentials }: Persona, origin: string) =>
  'token' in credentials ? byToken(credentials.token) : bySignature(origin, credentials);

describe.each(Object.entries(subscriptionMatrix))('%s', (name, permissions) => {
  const documentOf = documents[name as keyof typeof documents];

  test.each(identities)('for %s', async (identity) => {
    const { stage, personas } = environment;
    const subscribing = async () => {
      const client = await realTimeClient(stage.origin, authorizationOf(personas[identity], stage.origin));
      await client.subscribe(documentOf(ulid(new Date())));
      client.close();
    };
    const isAllowed = permissions[identity] !== 'none';
    await (isAllowed
      ? expect(subscribing()).resolves.toBeUndefined()
      : expect(subscribing()).rejects.toThrow(/./));
  });
});

test('only NovaLink can publish a leaderboard', async () => {
  const { stage, personas } = environment;
  const tournamentId = ulid(new Date());
  const watching = await realTimeClient(stage.origin, authorizationOf(personas.AD, stage.origin));
  const subscribed = await watching.subscribe(documents['Subscription.onLeaderboardChange'](tournamentId));
  const query = `mutation ($input: PublishLeaderboardInput!) { publishLeaderboard(input: $input) { tournamentId } }`;
  for (const identity of identities) {
    const { data } = await personas[identity].ask({
      query,
      variables: { input: { tournamentId, standings: [] } },
    });
    expect([identity, data?.publishLeaderboard ?? null]).toEqual([identity, null]);
  }
  expect(subscribed.data()).toEqual([]);
  watching.close();
});
