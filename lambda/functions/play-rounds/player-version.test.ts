import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  BatchGetItemCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
  type BatchGetItemCommandOutput,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { brandUserKey, playKey } from '#domain/keys';
import { userStore } from '#lambda/stores/users/user-store';
import { playerIdOf } from '#test/world/given/player-id';
import { agreeingBooks } from '#test/world/play/play-books';
import { playVenues, type PlayVenues } from '#test/world/play/play-venues';
import { refused } from '#test/support/refused';

let venue: PlayVenues;
beforeAll(async () => {
  venue = await playVenues();
});
afterAll(() => venue.stop());

type Send = (command: unknown) => Promise<unknown>;
type Meanwhile = () => Promise<unknown>;

const sending = (client: DynamoDBClient, send: (command: unknown, pass: Send) => Promise<unknown>) =>
  new Proxy(client, {
    get: (of, name) => {
      const pass: Send = (command) => of.send(command as BatchGetItemCommand);
      return name === 'send' ? (command: unknown) => send(command, pass) : (Reflect.get(of, name) as unknown);
    },
  });

/** Runs `meanwhile` once, after a round was computed and before it is written. */
function beforeItsWrite(client: DynamoDBClient, meanwhile: Meanwhile) {
  let happened = false;
  return sending(client, async (command, pass) => {
    if (!happened && command instanceof TransactWriteItemsCommand) {
      happened = true;
      await meanwhile();
    }
    return pass(command);
  });
}

/** Runs `meanwhile` once, between the read of the player's row and the read of the other rows. */
function betweenItsReads(client: DynamoDBClient, meanwhile: Meanwhile) {
  let happened = false;
  return sending(client, async (command, pass) => {
    if (happened || !(command instanceof BatchGetItemCommand)) return pass(command);
    happened = true;
    const before = (await pass(command)) as BatchGetItemCommandOutput;
    await meanwhile();
    const after = (await pass(command)) as BatchGetItemCommandOutput;
    return { ...after, Responses: { ...after.Responses, Main: before.Responses?.Main ?? [] } };
  });
}

async function room() {
  const furnished = await venue.room({ betLevels: [2] });
  const gameSession = await furnished.session();
  const { id, ada } = furnished;
  const plays = marshall({ gsi1pk: `PLAYS#${ada.sub}`, gsi1sk: `BRAND#${id}` });
  await venue.tables.dynamodb.send(
    new UpdateItemCommand({
      TableName: 'Main',
      Key: marshall(brandUserKey(id, ada.sub)),
      UpdateExpression: 'SET gsi1pk = :pk, gsi1sk = :sk',
      ExpressionAttributeValues: { ':pk': plays.gsi1pk ?? { S: '' }, ':sk': plays.gsi1sk ?? { S: '' } },
    }),
  );
  const rows = async () => {
    const [main, play] = await Promise.all([venue.tables.rows('Main'), venue.tables.rows('Play')]);
    return {
      player: main.find((row) => row.pk === `BRAND#${id}` && row.sk === `USER#${ada.sub}`),
      play: play.find((row) => row.pk === playKey(id, playerIdOf(ada.sub)).pk && row.sk === 'PLAY'),
    };
  };
  return { ...furnished, gameSession, rows };
}

type Room = Awaited<ReturnType<typeof room>>;

/** Every function that writes a player's row, and the result of a round that it interrupts. */
const writers: Readonly<Record<string, readonly [(of: Room) => Promise<unknown>, string]>> = {
  'a stricter limit': [({ asks }) => asks('setPlayLimits', { dailyLoss: 1 }), 'player.limit-reached'],
  'an exclusion': [
    ({ asks }) => asks('excludeSelf', { months: 6, everywhere: false, confirmation: 'Night Harbour' }),
    'player.self-excluded',
  ],
  'the end of the account': [
    ({ ada }) => userStore(venue.tables).pseudonymise(ada.sub, venue.now().toISOString()),
    'player.wrong-status',
  ],
};

describe.each(Object.entries(writers))('%s', (_name, [write, code]) => {
  test.each([
    ['before its write', beforeItsWrite],
    ['between its reads', betweenItsReads],
  ])('applies to a round that it interrupts %s', async (_when, coming) => {
    const of = await room();
    const { id, ada, gameSession, bet, rows } = of;
    const answer = await bet(
      gameSession,
      { bet: '200' },
      venue.askOn(coming(venue.newClient(), () => write(of))),
    );
    expect(answer).toEqual(refused(code));
    const { player, play } = await rows();
    expect(player).toMatchObject({ version: 2 });
    expect(play).toMatchObject({ playerVersion: 2 });
    expect((await agreeingBooks(venue.tables, id, ada.sub)).lines).toMatchObject([{ kind: 'GRANT' }]);
  });
});

test('a write of the player’s row without an update of the PLAY row stops play until the next session', async () => {
  const { id, ada, gameSession, bet, round, session } = await room();
  await venue.tables.dynamodb.send(
    new UpdateItemCommand({
      TableName: 'Main',
      Key: marshall(brandUserKey(id, ada.sub)),
      UpdateExpression: 'ADD version :one',
      ExpressionAttributeValues: marshall({ ':one': 1 }),
    }),
  );
  const before = await venue.everything();
  expect(await bet(gameSession, { bet: '200' })).toEqual(refused('write.collided'));
  expect(await venue.everything()).toEqual(before);
  expect(await round(await session(), { bet: '200' })).toMatchObject({ nonce: 0 });
});

test('the first session stores the current version of the player’s row', async () => {
  const { id, ada, asks, session, round } = await venue.room();
  await asks('setPlayLimits', { dailyLoss: 50 });
  expect(await venue.ask('getSeeds', { brandId: id }, ada)).toBeNull();
  expect(await round(await session())).toMatchObject({ nonce: 0 });
});

test('a rotation of seeds does not overwrite a concurrent change of the player', async () => {
  const { gameSession, asks, rows } = await room();
  const rotate = (ask: typeof venue.ask) =>
    asks('rotateSeeds', { serverSeedHash: gameSession.seeds.serverSeedHash }, ask);
  const limited = () => asks('setPlayLimits', { dailyLoss: 50 });
  expect(await rotate(venue.askOn(beforeItsWrite(venue.newClient(), limited)))).toMatchObject({ rounds: 0 });
  expect((await rows()).play).toMatchObject({ playerVersion: 2 });
});
