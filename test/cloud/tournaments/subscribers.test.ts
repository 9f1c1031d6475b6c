import { beforeAll, describe, expect, test } from '@jest/globals';
import { byToken, openSocket, realTimeClient, until } from 'cdk-local-cloud/testing';
import { type PlayEnvironment, playEnvironment } from '#test/world/play/play-environment';
import { tournamentCalls } from '#test/world/play/tournament-calls';
import { Amplify } from 'aws-amplify';
import { generateClient } from 'aws-amplify/api';
import { ConsoleLogger, Hub } from 'aws-amplify/utils';
import { decodeJwt } from 'jose';
import { WebSocket } from 'ws';
import type { LeaderboardChange } from '#domain/generated/types';

describe('subscribers', () => {
  /** The subscribers of the leaderboard of a running tournament, and the end of their subscriptions. */
  let playing: PlayEnvironment;
  let calls: ReturnType<typeof tournamentCalls>;
  beforeAll(async () => {
    playing = await playEnvironment('subscribers.test');
    calls = tournamentCalls(playing);
  });

  const documentOf = (id: string) =>
    `subscription { onLeaderboardChange(tournamentId: "${id}") { tournamentId standings { entryId score } } }`;

  async function watchedBy(token: string, id: string) {
    const client = await realTimeClient(playing.cloud.origin, byToken(token));
    return { client, board: await client.subscribe(documentOf(id)) };
  }

  test('the subscription of a suspended player ends, and those of other players continue', async () => {
    const { venue, newPlayer, advance, ask, manager } = playing;
    const brand = await venue.openBrand();
    const [ann, bob] = [await newPlayer(brand.id), await newPlayer(brand.id)];
    const { id } = await calls.published(brand.id, { entryMode: 'AUTO' });
    await advance('PT6M');
    const [ofAnn, ofBob] = [await watchedBy(ann.token, id), await watchedBy(bob.token, id)];
    await bob.play(1);
    await ofAnn.board.delivered(1);
    await ofBob.board.delivered(1);

    const { version } = await ask<{ version: number }>(
      manager,
      `{ getBrandUser(brandId: "${brand.id}", userId: "${ann.sub}") { version } }`,
    );
    await ask(
      manager,
      'mutation ($input: BrandUserDecisionInput!) { suspendBrandUser(input: $input) { userId } }',
      { input: { brandId: brand.id, userId: ann.sub, expectedVersion: version, reason: 'Under review.' } },
    );
    const ended = await until(() =>
      ofAnn.client.received.find(
        ({ type, id: of }) => type !== 'data' && type !== 'start_ack' && of === ofAnn.board.id,
      ),
    );
    expect(JSON.stringify(ended)).toContain('SubscriptionInvalidated');
    await bob.play(1);
    await ofBob.board.delivered(2);
    expect(ofAnn.board.data()).toHaveLength(1);
    ofAnn.client.close();
    ofBob.client.close();
  });

  test('a subscription receives only the changes of its own tournament', async () => {
    const { venue, newPlayer, advance } = playing;
    const brand = await venue.openBrand();
    const ann = await newPlayer(brand.id);
    const first = await calls.published(brand.id, { entryMode: 'AUTO', minBet: '1' });
    const other = await calls.published(brand.id, { entryMode: 'AUTO', maxRounds: 1 });
    await advance('PT6M');
    const [ofFirst, ofOther] = [await watchedBy(ann.token, first.id), await watchedBy(ann.token, other.id)];
    await ann.play(1);
    await ofFirst.board.delivered(1);
    await ofOther.board.delivered(1);
    for (const [{ board }, { id }] of [
      [ofFirst, first],
      [ofOther, other],
    ] as const)
      expect(board.data()).toEqual([
        { onLeaderboardChange: { tournamentId: id, standings: [expect.objectContaining({ score: '1' })] } },
      ]);
    ofFirst.client.close();
    ofOther.client.close();
  });

  test.each<[name: string, change: (token: string) => string]>([
    ['changed', (token) => `${token.slice(0, -6)}aaaaaa`],
    ['of another pool', () => foreignToken],
  ])('a token that is %s opens no connection and starts no subscription', async (_name, change) => {
    const { venue, newPlayer, cloud } = playing;
    const brand = await venue.openBrand();
    const ann = await newPlayer(brand.id);
    const { id } = await calls.published(brand.id);
    const token = change(ann.token);
    await expect(realTimeClient(cloud.origin, byToken(token))).rejects.toThrow('Unauthorized');

    // The credentials of the message count, not those of the connection.
    const socket = await openSocket(cloud.origin, byToken(ann.token));
    socket.send({ type: 'connection_init' });
    await socket.message('connection_ack');
    const data = JSON.stringify({ query: documentOf(id), variables: {} });
    const authorization = await byToken(token)('/graphql', data);
    socket.send({ type: 'start', id: 'one', payload: { data, extensions: { authorization } } });
    const refused = await socket.message('error', 'one');
    expect(JSON.stringify(refused)).toContain('Unauthorized');
    socket.socket.terminate();
  });

  /** A token without a valid signature, of a pool that does not belong to this cloud. */
  const foreignToken = [
    { alg: 'RS256', kid: 'other' },
    { iss: 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_OTHER', sub: 'ann', token_use: 'access' },
    'signature',
  ]
    .map((part) => Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url'))
    .join('.');
});

describe('Amplify', () => {
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
});
