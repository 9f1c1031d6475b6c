import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BatchGetItemCommand, PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { brandKey, brandUserKey } from '#domain/keys';
import { runningTournamentsKey } from '#domain/keys/tournaments';
import type { NamedSession } from '#lambda/stores/play/play-session-row';
import { playFactsStore } from '#lambda/stores/play/play-facts';
import { sharedRows, sharedRowsMs } from '#lambda/stores/play/shared-rows';
import { sessionRows } from '#test/authorization/fixtures/player';
import { givenBrand, givenBrandUser } from '#test/world/given/given-brands';
import { givenCompany, givenLiveGame } from '#test/world/given/given-games';
import { playerIdOf } from '#test/world/given/player-id';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { steady } from '#test/world/play/steady-model';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

const caller = { sub: 'ada', groups: ['PROVIDERS'], username: 'ada', isAdmin: false } as const;

async function opened(forMs = sharedRowsMs) {
  let now = Date.parse('2026-11-01T10:00:00Z');
  await givenCompany(tables, 'provider');
  const game = await givenLiveGame(tables, 'provider', steady, {});
  const brand = await givenBrand(tables, { ofBrand: { gameIds: [game.id] } });
  await givenBrandUser(tables, brand.id, caller.sub);
  const asked: number[] = [];
  const lagging: string[] = [];
  const dynamodb = new Proxy(tables.dynamodb, {
    get: (client, name) =>
      name !== 'send'
        ? (Reflect.get(client, name) as unknown)
        : (command: unknown) => {
            if (command instanceof BatchGetItemCommand) {
              const reads = Object.values(command.input.RequestItems ?? {});
              asked.push(reads.flatMap(({ Keys = [] }) => Keys).length);
              for (const { ConsistentRead, Keys = [] } of reads)
                if (ConsistentRead !== true) lagging.push(...Keys.map(({ sk }) => sk?.S ?? ''));
            }
            return client.send(command as BatchGetItemCommand);
          },
  });
  const shared = sharedRows({ clock: () => new Date(now), forMs });
  const store = playFactsStore({ ...tables, dynamodb, shared });
  const setStatus = (key: Readonly<Record<string, string>>, status: string) =>
    tables.dynamodb.send(
      new UpdateItemCommand({
        TableName: tables.mainTable,
        Key: marshall(key),
        UpdateExpression: 'SET #status = :status',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: marshall({ ':status': status }),
      }),
    );
  return {
    facts: () => store.facts(caller, brand.id, { gameId: game.id }),
    inSession: (named: NamedSession) => store.facts(caller, brand.id, named),
    givenSession: async (playerId: string) => {
      for (const row of sessionRows(brand.id, playerId))
        await tables.dynamodb.send(
          new PutItemCommand({ TableName: 'Play', Item: marshall({ ...row, gameId: game.id }) }),
        );
      return { playerId, sessionId: brand.id };
    },
    gameId: game.id,
    brand,
    setStatus,
    pass: (milliseconds: number) => void (now += milliseconds),
    /** Number of rows that each call requested since the last check. */
    asked: () => asked.splice(0),
    /** Sort keys of the rows that were read with eventual consistency. */
    lagging: () => lagging.splice(0).sort(),
  };
}

test('reads shared rows once in four seconds, consistently at first', async () => {
  const { facts, asked, lagging, pass } = await opened();
  expect(await facts()).toMatchObject({ isOpen: true, player: { status: 'ACTIVE' } });
  expect(asked()).toEqual([5, 4]);
  await facts();
  expect(asked()).toEqual([3, 1]);
  expect(lagging()).toEqual([]);
  pass(sharedRowsMs);
  await facts();
  expect(asked()).toEqual([3, 5, 1]);
  expect(lagging()).toEqual(['BRAND', 'CASINO', 'COMPANY', 'GAME', 'TOURNAMENTS']);
});

test('reads a player’s rows in one call, and the session once', async () => {
  const { inSession, givenSession, gameId, asked } = await opened();
  const named = await givenSession(playerIdOf(caller.sub));
  const { playerId } = named;
  const facts = { play: { playerId }, session: { playerId }, game: { id: gameId } };
  expect(await inSession(named)).toMatchObject(facts);
  expect(asked()).toEqual([7, 3]);
  expect(await inSession(named)).toMatchObject(facts);
  expect(asked()).toEqual([4]);
});

test('does not find another player’s session', async () => {
  const { inSession, givenSession } = await opened();
  expect(await inSession(await givenSession('ANOTHER'))).toMatchObject({
    player: { userId: caller.sub },
    play: undefined,
    session: undefined,
    game: undefined,
  });
});

test('notices a paused brand within four seconds', async () => {
  const { facts, brand, setStatus, pass } = await opened();
  await facts();
  await setStatus(brandKey(brand.id), 'PAUSED');
  pass(sharedRowsMs - 1);
  expect(await facts()).toMatchObject({ isOpen: true });
  pass(1);
  expect(await facts()).toMatchObject({ isOpen: false });
});

test('notices a suspended player at once', async () => {
  const { facts, brand, setStatus } = await opened();
  await facts();
  await setStatus(brandUserKey(brand.id, caller.sub), 'SUSPENDED');
  expect(await facts()).toMatchObject({ player: { status: 'SUSPENDED' } });
});

test('always reads rows that must be current', async () => {
  const { facts, brand, setStatus } = await opened(0);
  await facts();
  await setStatus(brandKey(brand.id), 'PAUSED');
  expect(await facts()).toMatchObject({ isOpen: false });
});

test('caches published tournaments, also if there are none', async () => {
  const { facts, brand, lagging, pass } = await opened();
  expect(await facts()).toMatchObject({ tournaments: [] });
  await tables.dynamodb.send(
    new PutItemCommand({
      TableName: tables.mainTable,
      Item: marshall({
        ...runningTournamentsKey(brand.id),
        tournaments: [JSON.stringify({ tournamentId: 'T1' })],
        version: 1,
      }),
    }),
  );
  expect(await facts()).toMatchObject({ tournaments: [] });
  pass(sharedRowsMs);
  expect(lagging()).toEqual([]);
  for (let round = 0; round < 3; round += 1)
    expect(await facts()).toMatchObject({ tournaments: [{ tournamentId: 'T1' }] });
});
