import { beforeAll, expect, test } from '@jest/globals';
import { Amplify } from 'aws-amplify';
import { generateClient } from 'aws-amplify/api';
import { ConsoleLogger, Hub } from 'aws-amplify/utils';
import { decodeJwt } from 'jose';
import { WebSocket } from 'ws';
import type { LeaderboardChange } from '#domain/generated/types';
import { until } from '#local/testing/until';
import { playEnvironment, type PlayEnvironment } from '#test/support/play/play-environment';
import { tournamentCalls } from '#test/support/play/tournament-calls';

/** Amplify's own client, unmodified, subscribes to the leaderboard of a tournament. */
let playing: PlayEnvironment;
let token: string;
beforeAll(async () => {
  playing = await playEnvironment('amplify-subscription.test');
  const { setTimeout } = globalThis;
  Object.assign(globalThis, {
    // Node 20 has no WebSocket.
    WebSocket,
    // After a handshake, the client's timer keeps running for a long time, which would keep Jest's worker
    // alive.
    setTimeout: (...given: Parameters<typeof setTimeout>) => setTimeout(...given).unref(),
  });
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure(
    {
      API: {
        GraphQL: {
          // For URLs outside of AWS, the client creates `wss://`, unless the URL is already one of a
          // WebSocket.
          endpoint: `${playing.cloud.origin.replace(/^http/, 'ws')}/graphql`,
          region: 'eu-west-1',
          defaultAuthMode: 'userPool',
        },
      },
    },
    {
      Auth: {
        tokenProvider: {
          getTokens: () =>
            Promise.resolve({ accessToken: { payload: decodeJwt(token), toString: () => token } }),
        },
      },
    },
  );
});

interface Subscribable {
  subscribe(observer: { next: (reported: unknown) => void; error: (reported: unknown) => void }): {
    unsubscribe(): void;
  };
}

/**
 * The changes of a leaderboard, from the time at which the client reports that its subscription has started.
 */
async function followed(tournamentId: string) {
  const changes: LeaderboardChange[] = [];
  const errors: unknown[] = [];
  const begun: unknown[] = [];
  const stopListening = Hub.listen('api', ({ payload }) => {
    if (payload.event === 'Subscription ack') begun.push(payload);
  });
  const query = `subscription Follow($id: ID!) {
    onLeaderboardChange(tournamentId: $id) { tournamentId standings { score rounds } at } }`;
  const observable = generateClient().graphql({
    query,
    variables: { id: tournamentId },
  }) as unknown as Subscribable;
  const subscription = observable.subscribe({
    next: (reported) =>
      changes.push(
        (reported as { data: { onLeaderboardChange: LeaderboardChange } }).data.onLeaderboardChange,
      ),
    error: (error) => errors.push(error),
  });
  await until(() => begun[0] ?? errors[0]);
  stopListening();
  return { changes, errors, end: () => subscription.unsubscribe() };
}

test('the leaderboard is delivered after each round, until the player is suspended', async () => {
  const { venue, newPlayer, advance, ask, manager } = playing;
  const { published } = tournamentCalls(playing);
  const brand = await venue.openBrand();
  const ann = await newPlayer(brand.id);
  token = ann.token;
  const { id } = await published(brand.id, { entryMode: 'AUTO' });
  await advance('PT6M');
  const { changes, errors, end } = await followed(id);
  expect(errors).toEqual([]);
  for (const rounds of [1, 2]) {
    await ann.play(1);
    const change = await until(() =>
      changes.find(({ standings }) => standings.some((standing) => standing.rounds === rounds)),
    );
    expect(change).toMatchObject({ tournamentId: id, standings: [{ score: `${rounds}`, rounds }] });
  }
  const { version } = await ask<{ version: number }>(
    manager,
    `{ getBrandUser(brandId: "${brand.id}", userId: "${ann.sub}") { version } }`,
  );
  await ask(
    manager,
    'mutation ($input: BrandUserDecisionInput!) { suspendBrandUser(input: $input) { userId } }',
    { input: { brandId: brand.id, userId: ann.sub, expectedVersion: version, reason: 'Under review.' } },
  );
  expect(JSON.stringify(await until(() => errors[0]))).toContain('SubscriptionInvalidated');
  end();
});
