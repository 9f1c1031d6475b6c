import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { CoinRound, Replay, SharedRound } from '#domain/generated/types';
import { brandKey, gameKey, playedBrandSort, playedBrandsPartition } from '#domain/keys';
import { playSession } from '#domain/play/play-session';
import { showReplay } from '#lambda/functions/show-replays/show-replay';
import { userStore } from '#lambda/stores/users/user-store';
import { replayStore } from '#lambda/stores/play/replay-store';
import type { RowKey } from '#lambda/stores/read-rows';
import { givenBrandUser } from '#test/world/given/given-brands';
import { playerIdOf } from '#test/world/given/player-id';
import { paysNever, playVenues, type PlayVenues } from '#test/world/play/play-venues';
import { requestIdAt } from '#test/world/play/request-ids';
import { refused } from '#test/support/refused';

let venue: PlayVenues;
beforeAll(async () => {
  venue = await playVenues();
});
afterAll(() => venue.stop());

type Room = Awaited<ReturnType<PlayVenues['room']>>;
type Identity = Parameters<PlayVenues['ask']>[2];
const most = playSession.sharedRounds;

/** The replay as a guest sees it. */
const shown = (id: string): Promise<Omit<Replay, 'rules'>> =>
  showReplay({ replays: replayStore(venue.tables), clock: venue.now })({ id });
/** Does what the stream does after the account of the player was deleted. */
async function deleteAccount({ id, ada }: Room): Promise<void> {
  const [gsi1pk, gsi1sk] = [playedBrandsPartition(ada.sub), playedBrandSort(id)];
  await givenBrandUser(venue.tables, id, ada.sub, { gsi1pk, gsi1sk });
  await userStore(venue.tables).pseudonymise(ada.sub, venue.now().toISOString());
}
/** Changes a row of `Main`. */
async function givenStatus({ pk, sk }: RowKey, status: string, more: object = {}): Promise<void> {
  const row = (await venue.tables.rows('Main')).find((one) => one.pk === pk && one.sk === sk);
  const Item = marshall({ ...row, status, ...more }, { removeUndefinedValues: true });
  await venue.tables.dynamodb.send(new PutItemCommand({ TableName: 'Main', Item }));
}
const replaysIn = async () => Object.keys(await venue.everything()).filter((key) => key.endsWith(' REPLAY'));
const sharing = (room: Room) => async (round: Pick<CoinRound, 'requestId'>) =>
  (await room.asks('shareRound', { requestId: round.requestId })) as SharedRound;
const listed = async ({ id: brandId, ada }: Room, who: Identity = ada) =>
  (await venue.ask('listSharedRounds', { brandId }, who)) as SharedRound[];

async function playedRoom(...furnished: Parameters<PlayVenues['room']>) {
  const room = await venue.room(...furnished);
  const gameSession = await room.session();
  return { room, gameSession, round: await room.round(gameSession), share: sharing(room) };
}

describe('a shared round', () => {
  test('is visible to everyone who has its id, without data about its player', async () => {
    const { room, round, share } = await playedRoom();
    const { replayId, roundId, expiresAt } = await share(round);
    expect(replayId).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(roundId).toBe(round.id);
    expect(Date.parse(expiresAt)).toBe(Date.parse(round.at) + 90 * 24 * 60 * 60 * 1000);
    const replay = await shown(replayId);
    const { bet, win, steps, serverSeedHash, clientSeed, nonce, multiplierX100, capped, at } = round;
    expect(replay).toMatchObject({ bet, win, steps, serverSeedHash, clientSeed, nonce, multiplierX100 });
    expect(replay).toMatchObject({ capped, at, expiresAt, brandId: room.id, decimals: 2, gameOffered: true });
    const reported = JSON.stringify(replay);
    const { userId, requestId, balance } = round;
    for (const secret of [
      userId,
      playerIdOf(userId),
      requestId,
      round.id,
      `"${balance}"`,
      'balance',
      room.owner,
    ])
      expect(reported).not.toContain(secret);
  });

  test('has one replay, even if it is shared repeatedly', async () => {
    const { room, round, share } = await playedRoom();
    const answers = await Promise.all([share(round), share(round), share(round)]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await listed(room)).toEqual([answers[0]]);
  });

  test('contains its server seed only after the player has rotated the seeds', async () => {
    const { room, gameSession, round, share } = await playedRoom();
    const { replayId } = await share(round);
    expect((await shown(replayId)).serverSeed).toBeNull();
    const rotation = await room.asks('rotateSeeds', { serverSeedHash: gameSession.seeds.serverSeedHash });
    const { revealedServerSeed } = rotation as unknown as { readonly revealedServerSeed: string };
    expect(await shown(replayId)).toMatchObject({
      serverSeed: revealedServerSeed,
      clientSeed: round.clientSeed,
    });
  });

  test('disappears when its player stops sharing it, and gets another id when it is shared again', async () => {
    const { room, round, share } = await playedRoom();
    const { replayId } = await share(round);
    expect(await room.asks('unshareRound', { replayId })).toBe(true);
    await expect(shown(replayId)).rejects.toMatchObject({ code: 'replay.missing' });
    expect(await listed(room)).toEqual([]);
    expect(await room.asks('unshareRound', { replayId })).toBe(false);
    expect((await share(round)).replayId).not.toBe(replayId);
  });

  test('expires with the round', async () => {
    const { room, round, share } = await playedRoom();
    const { replayId } = await share(round);
    venue.later(90 * 24 * 60);
    await expect(shown(replayId)).rejects.toMatchObject({ code: 'replay.missing' });
    expect(await listed(room)).toEqual([]);
    expect(await share(round)).toEqual(refused('round.missing'));
  });

  test('is deleted with the account of its player', async () => {
    const { room, round, share } = await playedRoom();
    const { replayId } = await share(round);
    await deleteAccount(room);
    await expect(shown(replayId)).rejects.toMatchObject({ code: 'replay.missing' });
    const rows = Object.keys(await venue.everything());
    expect(
      rows.filter((key) => key.includes(replayId) || key.endsWith(`${playerIdOf(room.ada.sub)} REPLAYS`)),
    ).toEqual([]);
  });
});

test('can be shared and unshared only by its player', async () => {
  const { room, round, share } = await playedRoom();
  const bob = { sub: `bob-${room.id}`, groups: ['PROVIDERS'] as const };
  const input = { brandId: room.id, requestId: round.requestId };
  expect(await venue.ask('shareRound', { input }, bob)).toEqual(refused('brand.missing'));
  expect(await listed(room, bob)).toBeNull();
  await givenBrandUser(venue.tables, room.id, bob.sub);
  expect(await venue.ask('shareRound', { input }, bob)).toEqual(refused('round.missing'));
  const { replayId } = await share(round);
  expect(await venue.ask('unshareRound', { input: { brandId: room.id, replayId } }, bob)).toBe(false);
  expect(await listed(room, bob)).toEqual([]);
  expect(await shown(replayId)).toMatchObject({ id: replayId });
});

test('does not exist for a request that played no round', async () => {
  const { room, gameSession } = await playedRoom({ model: paysNever, coins: 100n });
  const requestId = requestIdAt(venue.now());
  expect(await room.bet(gameSession, { requestId })).toEqual(
    expect.objectContaining({ refusal: expect.anything() }),
  );
  for (const asked of [requestId, requestIdAt(venue.now())])
    expect(await room.asks('shareRound', { requestId: asked })).toEqual(refused('round.missing'));
});

test(`is one of at most ${most} that a player can share in a brand`, async () => {
  const { room, gameSession, share } = await playedRoom();
  const shared: SharedRound[] = [];
  for (let count = 0; count < most; count += 1) {
    venue.laterBy(1000);
    shared.unshift(await share(await room.round(gameSession)));
  }
  expect(await listed(room)).toEqual(shared);
  venue.laterBy(1000);
  const oneMore = await room.round(gameSession);
  expect(await share(oneMore)).toEqual(refused('replay.too-many', { most }));
  await room.asks('unshareRound', { replayId: shared[0]?.replayId });
  expect(await share(oneMore)).toHaveProperty('replayId');
  const before = await replaysIn();
  await deleteAccount(room);
  expect(await replaysIn()).toHaveLength(before.length - most);
});

describe('a replay', () => {
  test('of a suspended game is not visible', async () => {
    const { room, round, share } = await playedRoom();
    const { replayId } = await share(round);
    await givenStatus(gameKey(room.game.id), 'SUSPENDED', { offered: false });
    await expect(shown(replayId)).rejects.toMatchObject({ code: 'replay.missing' });
  });

  test('of a closed game and brand is visible without links to them', async () => {
    const { room, round, share } = await playedRoom();
    const { replayId } = await share(round);
    await givenStatus(gameKey(room.game.id), 'RETIRED', { offered: false });
    await givenStatus(brandKey(room.id), 'CLOSED');
    expect(await shown(replayId)).toMatchObject({
      gameOffered: false,
      brandId: null,
      brandName: 'Night Harbour',
    });
  });

  test('with an unknown id is missing', async () => {
    await expect(shown('0'.repeat(26))).rejects.toMatchObject({ code: 'replay.missing' });
  });
});
