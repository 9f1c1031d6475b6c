import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { CoinRound, CoinRoundConnection, SeedRotation } from '#domain/generated/types';
import { winKey } from '#lambda/services/play/round-movements';
import type { RefusalAnswer } from '#lambda/runtime/refusal';
import { movementKey } from '#domain/keys';
import { coinTypes, givenBrandUser } from '#test/world/given/given-brands';
import { playerIdOf } from '#test/world/given/player-id';
import { coinFlip } from '@novalink/engine/testing';
import { newRequestId, playVenues, type PlayVenues } from '#test/world/play/play-venues';
import { refused } from '#test/support/refused';

let venue: PlayVenues;
beforeAll(async () => {
  venue = await playVenues();
});
afterAll(() => venue.stop());

type Room = Awaited<ReturnType<PlayVenues['room']>>;
interface Page {
  readonly limit?: number;
  readonly nextToken?: string | null;
}
const listing =
  ({ id: brandId, ada }: Pick<Room, 'id' | 'ada'>) =>
  async ({ limit = 25, nextToken = null }: Page = {}, who = ada) =>
    (await venue.ask('listRounds', { brandId, limit, nextToken }, who)) as CoinRoundConnection &
      RefusalAnswer;

async function played(count: number, room: Room): Promise<CoinRound[]> {
  const gameSession = await room.session();
  const rounds: CoinRound[] = [];
  for (let round = 0; round < count; round += 1) {
    venue.later(1);
    rounds.unshift(await room.round(gameSession));
  }
  return rounds;
}

describe('the rounds of a player', () => {
  test('are listed as they were returned, newest first, with and without a win', async () => {
    const room = await venue.room({ model: coinFlip });
    const rounds = await played(12, room);
    expect(new Set(rounds.map(({ win }) => win === '0')).size).toBe(2);
    expect(await listing(room)()).toEqual({ items: rounds, nextToken: null });
  });

  test('are listed without duplicates for every page size', async () => {
    const room = await venue.room({ model: coinFlip });
    const rounds = await played(7, room);
    for (const limit of [1, 2, 3, 7, 8]) {
      const reported: CoinRound[] = [];
      let token: string | null | undefined;
      do {
        const { items, nextToken } = await listing(room)({ limit, nextToken: token ?? null });
        expect(items.length).toBeLessThanOrEqual(limit);
        reported.push(...items);
        token = nextToken;
      } while (token);
      expect(reported).toEqual(rounds);
    }
  });

  test('with two coins are in one list', async () => {
    const silver = { ...coinTypes[0], code: 'SILVER', kind: 'PLAY' };
    const room = await venue.room({ ofBrand: { coinTypes: [...coinTypes, { ...silver, code: 'SILV' }] } });
    const { id, ada } = room;
    await venue.tables.dynamodb.send(
      new PutItemCommand({
        TableName: 'Wallets',
        Item: marshall({
          pk: `WALLET#${id}#${playerIdOf(ada.sub)}`,
          sk: 'SILV#MAIN',
          balance: 9000,
          version: 1,
        }),
      }),
    );
    const rounds: CoinRound[] = [];
    for (const coin of ['GOLD', 'SILV', 'GOLD', 'SILV', 'SILV']) {
      venue.later(1);
      const session = await room.start({ coin });
      if ('refusal' in session) throw new Error(session.refusal.code);
      rounds.unshift(await room.round(session));
    }
    expect((await listing(room)()).items).toEqual(rounds);
    const first = await listing(room)({ limit: 3 });
    const second = await listing(room)({ limit: 3, nextToken: first.nextToken ?? null });
    expect([...first.items, ...second.items]).toEqual(rounds);
    expect(second.nextToken).toBeNull();
  });

  test('include their server seed only after it was revealed', async () => {
    const room = await venue.room();
    const { ada } = room;
    const gameSession = await room.session();
    const { seeds } = gameSession;
    const before = await room.round(gameSession);
    const clientSeed = 'another seed of mine';
    const given = { serverSeedHash: seeds.serverSeedHash, clientSeed };
    const { revealedServerSeed: serverSeed } = (await room.asks('rotateSeeds', given)) as SeedRotation;
    venue.later(1);
    const after = await room.round(gameSession);
    expect(after).toMatchObject({ clientSeed, nonce: 0, serverSeed: null });
    expect((await listing(room)({}, ada)).items).toEqual([after, { ...before, serverSeed }]);
  });

  test('are not listed for other players or for users who are not players of the brand', async () => {
    const room = await venue.room();
    await played(1, room);
    const other = { sub: `bob-${room.id}`, groups: ['PROVIDERS'] as const };
    const { nextToken } = await listing(room)({ limit: 1 });
    expect(await listing(room)({ nextToken: nextToken ?? null }, other)).toEqual({
      items: [],
      nextToken: null,
    });
    await givenBrandUser(venue.tables, room.id, other.sub);
    const forged = Buffer.from(JSON.stringify({ GOLD: 999 })).toString('base64url');
    expect(await listing(room)({ nextToken: forged }, other)).toEqual({ items: [], nextToken: null });
  });

  test.each(['AAAA', '', 'eyJHT0xEIjotMX0', 'eyJHT0xEIjoiMSJ9', '[]'])(
    'are refused for the page token %p',
    async (nextToken) => {
      expect(await listing(await venue.room())({ nextToken })).toEqual(
        refused('input.invalid', { field: 'nextToken' }),
      );
    },
  );
});

test('does not return a round whose result differs from the journal', async () => {
  const room = await venue.room();
  const { id, ada } = room;
  const requestId = newRequestId();
  const gameSession = await room.session();
  const round = await room.round(gameSession, { requestId });
  const key = movementKey(winKey({ ...round, playerId: playerIdOf(ada.sub) }));
  const [row] = (await venue.tables.rows('Journal')).filter(({ pk }) => pk === key.pk);
  await venue.tables.dynamodb.send(
    new PutItemCommand({ TableName: 'Journal', Item: marshall({ ...row, a: 300 }) }),
  );
  await expect(listing(room)()).rejects.toThrow('differs from the journal');
  await expect(room.bet(gameSession, { requestId })).rejects.toThrow(`BET#${id}`);
});
