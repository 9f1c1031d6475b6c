import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { playerIdOf } from '#test/support/given/player-id';
import { paysNever, playHouses, type PlayHouses } from '#test/support/play/play-houses';
import { requestIdAt } from '#test/support/play/request-ids';

let house: PlayHouses;
beforeAll(async () => {
  house = await playHouses();
});
afterAll(() => house.stop());

const days = (count: number) => count * 24 * 60 * 60;
const expiryAfter = (seconds: number) => Math.floor(house.now().getTime() / 1000) + seconds;
const rowsOf = async (sub: string) => {
  const rows = await house.tables.rows('Play');
  return (kind: string) =>
    rows.filter(({ pk, sk }) => String(pk).endsWith(playerIdOf(sub)) && String(sk).startsWith(kind));
};

/** As the table does with every row whose time is over. */
async function removeExpired(sub: string): Promise<void> {
  const now = house.now().getTime() / 1000;
  const rows = (await rowsOf(sub))('');
  for (const { pk, sk, expiresAt } of rows)
    if (typeof expiresAt === 'number' && expiresAt <= now)
      await house.tables.dynamodb.send(
        new DeleteItemCommand({ TableName: 'Play', Key: marshall({ pk, sk }) }),
      );
}

test.each(['always something', 'never anything'])(
  'a round of a game that pays %s expires after 90 days, and the player’s row never',
  async (model) => {
    const { ada, session, round } = await house.room(model === 'never anything' ? { model: paysNever } : {});
    await round(await session());
    const rows = await rowsOf(ada.sub);
    expect(rows('ROUND#')).toMatchObject([{ expiresAt: expiryAfter(days(90)) }]);
    const [play] = rows('PLAY');
    expect(play).not.toHaveProperty('expiresAt');
  },
);

test('a session is kept as long after its end, and a seed after it was revealed', async () => {
  const { ada, session, asks } = await house.room();
  const { seeds, expiresAt } = await session();
  house.later(10);
  await asks('rotateSeeds', { serverSeedHash: seeds.serverSeedHash });
  const rows = await rowsOf(ada.sub);
  expect(rows('SESSION#')).toMatchObject([{ expiresAt: Date.parse(expiresAt) / 1000 + days(90) }]);
  expect(rows('REVEALED#')).toMatchObject([{ expiresAt: expiryAfter(days(90)) }]);
});

test('a request for a round that has expired plays nothing', async () => {
  const { ada, session, bet } = await house.room();
  const sitting = await session();
  const requestId = requestIdAt(house.now());
  await bet(sitting, { requestId });
  house.later(91 * 24 * 60);
  await removeExpired(ada.sub);
  expect((await rowsOf(ada.sub))('ROUND#')).toEqual([]);
  const before = await house.everything();
  expect(await bet(sitting, { requestId })).toMatchObject({ refusal: { code: 'request.expired' } });
  expect(await house.everything()).toEqual(before);
});
