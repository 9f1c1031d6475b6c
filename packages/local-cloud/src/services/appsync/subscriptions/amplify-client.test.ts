import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Amplify } from 'aws-amplify';
import { CONNECTION_STATE_CHANGE, generateClient, type ConnectionState } from 'aws-amplify/api';
import { ConsoleLogger, Hub } from 'aws-amplify/utils';
import { WebSocket } from 'ws';
import { bySignature } from '#local/testing/real-time';
import { scoresApi } from '#local/testing/scores-api';
import { jwt } from '#local/testing/small-api';
import { until } from '#local/testing/until';

let api: Awaited<ReturnType<typeof scoresApi>>;

beforeAll(async () => {
  const { setTimeout } = globalThis;
  Object.assign(globalThis, {
    // Node 20 has no WebSocket.
    WebSocket,
    // The client keeps a timer after the handshake, which would keep Jest's worker running.
    setTimeout: (...given: Parameters<typeof setTimeout>) => setTimeout(...given).unref(),
  });
  api = await scoresApi();
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const role = api.cloud.role('Guest', { Effect: 'Allow', Action: 'appsync:GraphQL', Resource: '*' });
  const { credentials } = api.cloud.sdk(role);
  Amplify.configure(
    {
      API: {
        GraphQL: {
          // The client converts other addresses than AWS's to `wss://` unless they are WebSocket addresses.
          endpoint: api.url.replace(/^http/, 'ws'),
          region: 'eu-west-1',
          defaultAuthMode: 'userPool',
        },
      },
    },
    {
      Auth: {
        tokenProvider: {
          getTokens: () => Promise.resolve({ accessToken: { payload: {}, toString: () => jwt('ann') } }),
        },
        credentialsProvider: {
          getCredentialsAndIdentityId: () => Promise.resolve({ credentials }),
          clearCredentialsAndIdentityId: () => undefined,
        },
      },
    },
  );
});
afterAll(() => api.stop());

const publish = (player: string, points: number) =>
  api.ask(`mutation { publishScore(player: "${player}", points: ${points}) { player points } }`);

interface Subscribable {
  subscribe(observer: { next: (reported: unknown) => void; error: (reported: unknown) => void }): {
    unsubscribe(): void;
  };
}

/** Subscribes like a page. The client reports the start of a subscription only through its Hub. */
async function subscribed(query: string, authMode: 'userPool' | 'iam', variables: object = {}) {
  const reported: unknown[] = [];
  const errors: unknown[] = [];
  const begun: unknown[] = [];
  const stopListening = Hub.listen('api', ({ payload }) => {
    if (payload.event === 'Subscription ack') begun.push(payload);
  });
  const observable = generateClient().graphql({ query, authMode, variables }) as unknown as Subscribable;
  const subscription = observable.subscribe({
    next: (one) => reported.push(one),
    error: (error) => errors.push(error),
  });
  await until(() => begun[0] ?? errors[0]);
  stopListening();
  return {
    reported: (count: number) => until(() => (reported.length >= count ? reported : undefined)),
    error: () => until(() => errors[0]),
    errors,
    end: () => subscription.unsubscribe(),
  };
}

test.each(['userPool', 'iam'] as const)('a client with %s receives published data', async (authMode) => {
  const query = 'subscription S($player: ID) { onScore(player: $player) { player points } }';
  const { reported, errors, end } = await subscribed(query, authMode, { player: 'ann' });
  await publish('bob', 1);
  await publish('ann', 2);
  expect(await reported(1)).toEqual([{ data: { onScore: { player: 'ann', points: 2 } } }]);
  expect(errors).toEqual([]);
  end();
});

test('notifies a client that is not allowed to subscribe', async () => {
  const { error } = await subscribed('subscription { onSignedScore { points } }', 'userPool');
  expect(JSON.stringify(await error())).toContain('Not Authorized to access onSignedScore');
});

test('notifies a client when its subscription is ended', async () => {
  const { error } = await subscribed('subscription { onOwnScore { player } }', 'userPool');
  const body = JSON.stringify({ query: 'mutation { suspendPlayer(player: "ann") { player } }' });
  const role = api.cloud.role('Admin', { Effect: 'Allow', Action: 'appsync:GraphQL', Resource: '*' });
  const { origin } = api.cloud.needs;
  await api.send(body, await bySignature(origin, api.cloud.sdk(role).credentials)('/graphql', body));
  expect(JSON.stringify(await error())).toContain('SubscriptionInvalidated');
});

test('a client that loses its connection subscribes again', async () => {
  const states: ConnectionState[] = [];
  const stopListening = Hub.listen('api', ({ payload }) => {
    if (payload.event === CONNECTION_STATE_CHANGE)
      states.push((payload.data as { connectionState: ConnectionState }).connectionState);
  });
  const { reported, errors, end } = await subscribed('subscription { onScore { points } }', 'userPool');
  const before = states.length;
  api.service.stop();
  await until(() => (states.slice(before).includes('Connected' as ConnectionState) ? true : undefined));
  await publish('ann', 3);
  expect(await reported(1)).toEqual([{ data: { onScore: { points: 3 } } }]);
  expect(errors).toEqual([]);
  stopListening();
  end();
});
