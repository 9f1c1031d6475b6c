import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { playKey, playSessionKey, revealedSeedKey, roundKey } from '#domain/keys';
import { resolvedFields, valueOf, type Asker, type Fields } from '#test/support/fields';
import { givenBrand, givenOpenBrand, givenPlayer, type Player } from '#test/support/given/operator';
import { playerIdOf } from '#test/support/given/player-id';
import { newId, refused } from '#test/support/given/provider';

let fields: Fields;
let given: Awaited<ReturnType<typeof givenOpenBrand>>;
let player: Player;
beforeAll(async () => {
  fields = await resolvedFields();
});
afterAll(() => fields.stop());
beforeEach(async () => {
  given = await givenOpenBrand(fields);
  player = await givenPlayer(fields, given.brandId);
});

const give = (row: object) => fields.give({ ...row }, 'Play');
const hash = (letter: string) => letter.repeat(64);
async function play(nonce: number, serverSeedHash: string, who = player): Promise<string> {
  const { brandId } = given;
  const id = newId();
  await give({
    ...roundKey(brandId, playerIdOf(who.sub), id),
    id,
    requestId: `request-${nonce}`,
    brandId,
    playerId: playerIdOf(who.sub),
    gameId: 'game',
    versionId: 'version',
    mathModelHash: hash('d'),
    coin: 'GLD',
    bet: '100',
    win: '250',
    multiplierX100: 250,
    capped: false,
    steps: [{ kind: 'BASE', stops: [1, 2, 3], multiplier: 1, win: '250' }],
    serverSeedHash,
    clientSeed: 'mine',
    nonce,
    balance: '1150',
    at: '2026-11-21T10:00:00.000Z',
  });
  return id;
}
const list = async (asker: Asker, args: object = {}) =>
  valueOf(await fields.ask(asker, 'Query.listRounds', { brandId: given.brandId, ...args }));
const told = async (asker: Asker) =>
  ((await list(asker)).items as { id: string; serverSeed: string | null }[]).map(({ id, serverSeed }) => [
    id,
    serverSeed,
  ]);

test('rounds are one’s own, newest first, with the seed once it was revealed', async () => {
  const { brandId } = given;
  const [first, second, third] = [
    await play(1, hash('a')),
    await play(2, hash('a')),
    await play(1, hash('b')),
  ];
  await play(1, hash('c'), await givenPlayer(fields, brandId));
  await give({ ...revealedSeedKey(brandId, playerIdOf(player.sub), hash('a')), serverSeed: 'revealed' });
  expect(await told(player)).toEqual([
    [third, null],
    [second, 'revealed'],
    [first, 'revealed'],
  ]);
});

test('nothing of a player’s other rows is among them', async () => {
  const { brandId } = given;
  const seed = { serverSeed: 'secret', nextServerSeed: 'secret' };
  await give({ ...playKey(brandId, playerIdOf(player.sub)), seed, serverSeed: 'secret' });
  await give({ ...playSessionKey(brandId, playerIdOf(player.sub), 'one'), serverSeed: 'secret' });
  expect(await list(player)).toEqual({ items: [], nextToken: null });
  const id = await play(1, hash('a'));
  expect(JSON.stringify(await list(player))).not.toContain('secret');
  expect(await told(player)).toEqual([[id, null]]);
});

test('rounds come in pages', async () => {
  const [first] = [await play(1, hash('a')), await play(2, hash('a'))];
  const { nextToken } = await list(player, { limit: 1 });
  expect((await list(player, { limit: 1, nextToken })).items).toMatchObject([{ id: first, win: '250' }]);
  expect(await fields.ask(player, 'Query.listRounds', { brandId: given.brandId, limit: 0 })).toEqual(
    refused('list.limit-out-of-range'),
  );
});

test('rounds of a brand that is closed are there for its people; others do not learn of it', async () => {
  const { operator, casinoId } = given;
  given = { ...given, brandId: await givenBrand(fields, operator, casinoId, 'CLOSED') };
  const last = await givenPlayer(fields, given.brandId);
  const id = await play(1, hash('a'), last);
  expect(await told(last)).toEqual([[id, null]]);
  const { brandId } = given;
  expect(await fields.ask(player, 'Query.listRounds', { brandId })).toEqual(refused('brand.missing'));
});
