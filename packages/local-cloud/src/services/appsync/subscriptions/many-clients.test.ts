import { expect, test } from '@jest/globals';
import { byToken, realTimeClient } from '#local/testing/real-time';
import { scoresApi } from '#local/testing/scores-api';
import { jwt } from '#local/testing/small-api';
import { deep } from '#local/testing/random-cases';

const ann = byToken(jwt('ann'));
const mutation =
  'mutation P($points: Int!, $detail: String) { publishScore(player: "1", points: $points, detail: $detail) { points detail } }';

test('disconnects a client that does not read, and others get everything', async () => {
  const api = await scoresApi({ limits: { mostWaitingBytes: 256 * 1024 } });
  const [slow, quick] = await Promise.all(['', ''].map(() => realTimeClient(api.cloud.needs.origin, ann)));
  if (slow === undefined || quick === undefined) throw new Error('no clients');
  const query = 'subscription { onScore { points detail } }';
  // Each update is sent so many times to the slow client, which takes less time than as many mutations.
  const late = await Promise.all(Array.from({ length: 12 }, () => slow.subscribe(query)));
  const all = await quick.subscribe(query);
  slow.socket.pause();
  // More than the buffers of both ends can hold, so that the rest waits in the server.
  const updates = 10;
  const detail = 'x'.repeat(200 * 1024);
  for (let points = 0; points < updates; points += 1) {
    const { errors } = await api.ask(mutation, { points, detail });
    expect(errors).toBeUndefined();
  }
  await all.delivered(updates);
  slow.socket.resume();
  expect((await slow.closed()).code).toBe(1006);
  for (const { data } of late) expect(data().length).toBeLessThan(updates);
  quick.close();
  await api.stop();
});

const [clientCount, updateCount] = deep([10, 5], [100, 20]);

test(`${10 * clientCount} subscribers get every update once, in order`, async () => {
  const api = await scoresApi();
  const clients = await Promise.all(
    Array.from({ length: clientCount }, () => realTimeClient(api.cloud.needs.origin, ann)),
  );
  const subscriptions = await Promise.all(
    clients.flatMap((client) =>
      Array.from({ length: 10 }, () => client.subscribe('subscription { onScore { points } }')),
    ),
  );
  const updates = Array.from({ length: updateCount }, (_, points) => points);
  for (const points of updates) await api.ask(mutation, { points });
  await Promise.all(subscriptions.map(({ delivered }) => delivered(updates.length)));
  const expected = updates.map((points) => ({ onScore: { points } }));
  expect(subscriptions).toHaveLength(10 * clientCount);
  for (const { data } of subscriptions) expect(data()).toEqual(expected);
  for (const client of clients) client.close();
  await api.stop();
});
