import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { brandKey, brandUserKey, casinoKey, companyKey, gameKey } from '#domain/keys';
import { givenExclusion, givenWithdrawn } from '#test/world/given/given-brands';
import { playerIdOf } from '#test/world/given/player-id';
import { agreeingBooks } from '#test/world/play/play-books';
import { newRequestId, playVenues, type PlayVenues } from '#test/world/play/play-venues';
import { refused } from '#test/support/refused';

let venue: PlayVenues;
beforeAll(async () => {
  venue = await playVenues();
});
afterAll(() => venue.stop());

type Room = Awaited<ReturnType<PlayVenues['room']>>;

const requestId = newRequestId();
const declinedBet = ({ id, ada }: Room) => `Journal MOVEMENT#BET#${id}#${playerIdOf(ada.sub)}#${requestId} M`;

/** Sets one attribute of a row. */
async function set(key: Readonly<Record<string, string>>, name: string, value: unknown): Promise<void> {
  await venue.tables.dynamodb.send(
    new UpdateItemCommand({
      TableName: 'Main',
      Key: marshall(key),
      UpdateExpression: 'SET #name = :value',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: marshall({ ':value': value }),
    }),
  );
}

const anyHash = expect.stringMatching(/^[0-9a-f]{64}$/) as unknown;

describe('a session', () => {
  test('returns the version, the bets in minor units, the balance, its end and the seed commitments', async () => {
    const { id, game, start } = await venue.room();
    const startedAt = venue.now();
    expect(await start()).toEqual({
      id: expect.stringMatching(/^[0-9A-Z]{26}\.[0-9A-Z]{26}$/) as unknown,
      brandId: id,
      gameId: game.id,
      versionId: game.versionId,
      mathModelHash: game.mathModelHash,
      coin: 'GOLD',
      betLevels: ['100', '500'],
      balance: '100000',
      startedAt: startedAt.toISOString(),
      expiresAt: new Date(startedAt.getTime() + 120 * 60_000).toISOString(),
      realityCheckMinutes: 30,
      seeds: {
        serverSeedHash: anyHash,
        clientSeed: expect.stringMatching(/^[ -~]{1,64}$/) as unknown,
        nonce: 0,
        nextServerSeedHash: anyHash,
      },
    });
  });

  test('keeps the seeds of the previous session, and ends it', async () => {
    const { session, bet } = await venue.room();
    const one = await session();
    await bet(one);
    const other = await session();
    expect(other.seeds).toEqual({ ...one.seeds, nonce: 1 });
    expect(await bet(one)).toEqual(refused('session.ended'));
    expect(await bet(other)).toMatchObject({ nonce: 1 });
  });

  test('ends at its end time', async () => {
    const { session, bet } = await venue.room();
    const gameSession = await session();
    venue.later(119);
    expect(await bet(gameSession)).toMatchObject({ nonce: 0 });
    venue.later(1);
    expect(await bet(gameSession)).toEqual(refused('session.ended'));
  });

  test('ends when another version of its game goes live', async () => {
    const { game, session, bet } = await venue.room();
    const gameSession = await session();
    const live = { versionId: 'other', mathModelHash: 'other', betLevels: [1], publishedAt: '2026-05-01' };
    await set(gameKey(game.id), 'live', live);
    expect(await bet(gameSession)).toEqual(refused('session.ended'));
  });

  test('is visible only to its player', async () => {
    const [room, other] = [await venue.room(), await venue.room()];
    const gameSession = await room.session();
    expect(await other.bet(gameSession)).toEqual(refused('session.missing'));
    expect(await room.bet({ id: 'none' })).toEqual(refused('session.missing'));
  });

  test('that is started 8 times concurrently leaves one playable session', async () => {
    const { id, ada, start, bet } = await venue.room();
    const answers = await Promise.all(Array.from({ length: 8 }, () => start()));
    const started = answers.filter((answer) => 'id' in answer);
    const rounds = await Promise.all(started.map((gameSession) => bet(gameSession)));
    expect(rounds.filter((round) => 'nonce' in round)).toHaveLength(1);
    await agreeingBooks(venue.tables, id, ada.sub);
  });
});

/** The reasons why a player cannot play, with the refusal that each gets. */
const obstacles: Readonly<Record<string, readonly [(room: Room) => Promise<unknown>, string]>> = {
  'a paused brand': [({ id }) => set(brandKey(id), 'status', 'PAUSED'), 'brand.closed'],
  'a closed brand': [({ id }) => set(brandKey(id), 'status', 'CLOSED'), 'brand.closed'],
  'a suspended casino': [({ casinoId }) => set(casinoKey(casinoId), 'status', 'SUSPENDED'), 'brand.closed'],
  'a suspended company': [
    ({ companyId }) => set(companyKey(companyId), 'status', 'SUSPENDED'),
    'brand.closed',
  ],
  'a suspension': [
    ({ id, ada }) => set(brandUserKey(id, ada.sub), 'status', 'SUSPENDED'),
    'player.suspended',
  ],
  'having left': [({ id, ada }) => set(brandUserKey(id, ada.sub), 'status', 'CLOSED'), 'player.wrong-status'],
  'an exclusion from the brand': [
    ({ id, ada }) => set(brandUserKey(id, ada.sub), 'selfExcludedUntil', '2099-01-01T00:00:00.000Z'),
    'player.self-excluded',
  ],
  'an exclusion from all brands': [
    ({ ada }) => givenExclusion(venue.tables, ada.sub, '2099-01-01T00:00:00.000Z'),
    'player.self-excluded',
  ],
  'withdrawn access': [
    ({ ada }) => givenWithdrawn(venue.tables, ada.sub, 'PROVIDERS'),
    'caller.rights-withdrawn',
  ],
  'a suspended game': [({ game }) => set(gameKey(game.id), 'offered', false), 'game.missing'],
  'the removal of the game from the brand': [({ id }) => set(brandKey(id), 'gameIds', []), 'game.missing'],
};

describe('between two rounds', () => {
  test.each(Object.keys(obstacles))('%s ends play immediately and moves no coins', async (name) => {
    const room = await venue.room();
    const gameSession = await room.session();
    await room.bet(gameSession);
    const [happens, code] = obstacles[name] ?? [];
    await happens?.(room);
    const before = await venue.everything();
    const refusal = refused(String(code));
    expect(await room.bet(gameSession, { requestId })).toEqual(refusal);
    expect(await room.bet(gameSession, { requestId })).toEqual(refusal);
    expect(await room.start()).toEqual(refusal);
    const { [declinedBet(room)]: declined, ...others } = await venue.everything();
    expect(others).toEqual(before);
    if (declined) expect(declined).toMatchObject({ why: code, a: -100 });
  });

  const refusing = Object.keys(obstacles).filter((name) => !name.startsWith('withdrawn'));
  test.each(refusing)('a bet that was refused because of %s cannot be posted later', async (name) => {
    const room = await venue.room();
    const gameSession = await room.session();
    let arrives = (): Promise<unknown> => Promise.resolve();
    const slow = venue.newClient();
    slow.middlewareStack.add(
      (next, { commandName }) =>
        (sent) => {
          if (commandName !== 'TransactWriteItemsCommand') return next(sent);
          arrives = () => next(sent).catch(() => undefined);
          return Promise.reject(Object.assign(new Error('No answer.'), { name: 'TimeoutError' }));
        },
      { step: 'initialize' },
    );
    expect(await room.bet(gameSession, { requestId }, venue.askOn(slow))).toEqual(refused('wallet.unknown'));
    const [happens, code] = obstacles[name] ?? [];
    await happens?.(room);
    expect(await room.bet(gameSession, { requestId })).toEqual(refused(String(code)));
    await arrives();
    expect((await agreeingBooks(venue.tables, room.id, room.ada.sub)).rounds).toEqual([]);
  });

  test('an exclusion that has ended, or another group that was withdrawn, does not end play', async () => {
    const { ada, session, bet } = await venue.room();
    const gameSession = await session();
    await givenExclusion(venue.tables, ada.sub, '2020-01-01T00:00:00.000Z');
    await givenWithdrawn(venue.tables, ada.sub, 'OPERATORS');
    expect(await bet(gameSession)).toMatchObject({ nonce: 0 });
  });
});

describe('a session does not start', () => {
  test('in a missing brand, or in a brand that the user has not joined', async () => {
    const { id, game, start } = await venue.room();
    expect(await start({ brandId: 'nowhere' })).toEqual(refused('brand.missing'));
    const stranger = { sub: 'stranger', groups: ['OPERATORS'] as const };
    const input = { brandId: id, gameId: game.id, coin: 'GOLD' };
    const asked = () => venue.ask('startPlaySession', { input }, stranger);
    expect(await asked()).toEqual(refused('player.missing'));
    await set(brandKey(id), 'status', 'PAUSED');
    expect(await asked()).toEqual(refused('brand.missing'));
  });

  test('with coins that are not for play, or with a missing game', async () => {
    const { start } = await venue.room();
    for (const coin of ['BONUS', 'TIX', 'NONE', 'gold'])
      expect(await start({ coin })).toEqual(refused('coin.missing', { coin }));
    expect(await start({ gameId: 'nowhere' })).toEqual(refused('game.missing'));
    for (const field of ['brandId', 'gameId', 'coin'])
      expect(await start({ [field]: '' })).toEqual(refused('input.required', { field }));
  });
});
