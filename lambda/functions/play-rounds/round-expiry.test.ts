import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { CoinRoundConnection } from '#domain/generated/types';
import { playerIdOf } from '#test/world/given/player-id';
import { playVenues, type PlayVenues } from '#test/world/play/play-venues';
import { requestIdAt } from '#test/world/play/request-ids';

let venue: PlayVenues;
beforeAll(async () => {
  venue = await playVenues();
});
afterAll(() => venue.stop());

const days = (count: number) => count * 24 * 60 * 60;
const expiryAfter = (seconds: number) => Math.floor(venue.now().getTime() / 1000) + seconds;
const rowsOf = async (sub: string) => {
  const rows = await venue.tables.rows('Play');
  return (kind: string) =>
    rows.filter(({ pk, sk }) => String(pk).endsWith(playerIdOf(sub)) && String(sk).startsWith(kind));
};

/** Removes expired rows, as DynamoDB TTL does. */
async function removeExpired(sub: string): Promise<void> {
  const now = venue.now().getTime() / 1000;
  const rows = (await rowsOf(sub))('');
  for (const { pk, sk, expiresAt } of rows)
    if (typeof expiresAt === 'number' && expiresAt <= now)
      await venue.tables.dynamodb.send(
        new DeleteItemCommand({ TableName: 'Play', Key: marshall({ pk, sk }) }),
      );
}

const list = async (brandId: string, ada: Parameters<PlayVenues['ask']>[2]) =>
  (await venue.ask('listRounds', { brandId, limit: 25, nextToken: null }, ada)) as CoinRoundConnection;

test('returns rounds for 90 days, although their seeds are in use longer, and never expires the player’s row', async () => {
  const { id, ada, session, round } = await venue.room();
  const first = await round(await session());
  venue.later(24 * 60);
  const second = await round(await session());
  venue.later(89 * 24 * 60);
  await removeExpired(ada.sub);
  expect((await list(id, ada)).items).toEqual([second, first]);
  venue.laterBy(1000);
  expect(await list(id, ada)).toEqual({ items: [second], nextToken: null });
  const [play] = (await rowsOf(ada.sub))('PLAY');
  expect(play).not.toHaveProperty('expiresAt');
});

test('omits rounds whose seeds have expired', async () => {
  const { id, ada, session, round, asks } = await venue.room();
  const { seeds, ...gameSession } = await session();
  await round(gameSession);
  await asks('rotateSeeds', { serverSeedHash: seeds.serverSeedHash });
  const second = await round(gameSession);
  for (const { pk, sk } of (await rowsOf(ada.sub))('REVEALED#'))
    await venue.tables.dynamodb.send(new DeleteItemCommand({ TableName: 'Play', Key: marshall({ pk, sk }) }));
  expect((await list(id, ada)).items).toEqual([second]);
});

test('stores a session as long after its end, and a seed as long after it was revealed', async () => {
  const { ada, session, asks } = await venue.room();
  const { seeds, expiresAt } = await session();
  venue.later(10);
  await asks('rotateSeeds', { serverSeedHash: seeds.serverSeedHash });
  const rows = await rowsOf(ada.sub);
  expect(rows('SESSION#')).toMatchObject([{ expiresAt: Date.parse(expiresAt) / 1000 + days(90) }]);
  expect(rows('REVEALED#')).toMatchObject([{ expiresAt: expiryAfter(days(90)) }]);
});

test('does not repeat a request whose round has expired', async () => {
  const { ada, session, bet } = await venue.room();
  const gameSession = await session();
  const requestId = requestIdAt(venue.now());
  await bet(gameSession, { requestId });
  venue.later(91 * 24 * 60);
  await removeExpired(ada.sub);
  const before = await venue.everything();
  expect(await bet(gameSession, { requestId })).toMatchObject({ refusal: { code: 'request.expired' } });
  expect(await venue.everything()).toEqual(before);
});
