import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { copyScores } from '#lambda/functions/copy-scores/copy-scores';
import { keptTournaments } from '#lambda/stores/play/tournament-plays-row';
import { untilTrue } from 'cdk-local-cloud/testing';
import { scoreStore, type ScoreRow, type ScoreStore } from '#lambda/stores/tournaments/score-store';
import { ulid } from '#lambda/runtime/ulid';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
let scores: ScoreStore;
beforeAll(async () => {
  tables = await productTables();
  scores = scoreStore(tables);
});
afterAll(() => tables.stop());

const startedAt = Date.parse('2026-11-01T10:00:00.000Z');

/** The row of a player after this number of rounds of a tournament. Each round scores 100. */
function afterRounds(tournamentId: string, player: string, rounds: number): DynamoDBRecord {
  const play = {
    ...{ entryId: `entry-${player}`, admittedAt: startedAt, endsAt: startedAt + 3_600_000 },
    state: { rounds, score: BigInt(rounds * 100), reachedAt: rounds > 0 ? startedAt + rounds * 3000 : null },
  };
  const row = {
    ...{ brandId: 'brand', playerId: player, version: rounds + 1, scoredAt: 'now' },
    tournaments: keptTournaments({ [tournamentId]: play }),
  };
  const NewImage = marshall(row, { removeUndefinedValues: true });
  return { dynamodb: { NewImage: NewImage as NonNullable<DynamoDBRecord['dynamodb']>['NewImage'] } };
}

/** A second passes between two batches. */
function copying() {
  let now = startedAt;
  const waiting: (() => void)[] = [];
  const published: (readonly ScoreRow[])[] = [];
  const copy = copyScores({
    scores,
    reportLost: (_id, error) => {
      throw error;
    },
    clock: () => new Date(now),
    sleep: () => new Promise<void>((wake) => waiting.push(wake)),
    publish: (_id, standings) => {
      published.push(standings);
      return Promise.resolve();
    },
  });
  const pass = () => {
    now += 1000;
    for (const wake of waiting.splice(0)) wake();
  };
  const copyLater = (...[records]: Parameters<typeof copy>) => {
    pass();
    return copy(records);
  };
  return { copy: copyLater, copyNow: copy, waiting, pass, published };
}
const board = async (tournamentId: string) =>
  (await scores.top(tournamentId, 10)).map(({ playerId, score, rounds }) => [playerId, score, rounds]);

describe('scores are copied to the leaderboard', () => {
  test('once if a batch is delivered twice, and are published once', async () => {
    const id = ulid(new Date());
    const { copy, published } = copying();
    const batch = [afterRounds(id, 'ann', 1), afterRounds(id, 'bob', 3), afterRounds(id, 'ann', 2)];
    await copy(batch);
    const before = await board(id);
    await copy(batch);
    expect(before).toEqual([
      ['bob', '300', 3],
      ['ann', '200', 2],
    ]);
    expect(await board(id)).toEqual(before);
    expect(published).toHaveLength(1);
  });

  test('correctly if records are delivered out of order', async () => {
    const id = ulid(new Date());
    const { copy } = copying();
    for (const rounds of [5, 2, 6, 1, 4, 3]) await copy([afterRounds(id, 'ann', rounds)]);
    expect(await board(id)).toEqual([['ann', '600', 6]]);
  });

  test('with the next round if a record was lost', async () => {
    const id = ulid(new Date());
    const { copy } = copying();
    await copy([afterRounds(id, 'ann', 1)]);
    await copy([afterRounds(id, 'ann', 3)]);
    expect(await board(id)).toEqual([['ann', '300', 3]]);
  });

  test('only after the first round', async () => {
    const id = ulid(new Date());
    const { copy, published } = copying();
    await copy([afterRounds(id, 'ann', 0)]);
    expect(await board(id)).toEqual([]);
    expect(published).toEqual([]);
  });
});

test('returns a record that cannot be read, and copies the others', async () => {
  const id = ulid(new Date());
  const { copy } = copying();
  const NewImage = { version: { N: '1' }, tournaments: { S: 'none' } };
  const broken: DynamoDBRecord = { dynamodb: { NewImage } };
  const failed = await copy([broken, afterRounds(id, 'ann', 1)]);
  expect([...failed.keys()]).toEqual([broken]);
  expect(await board(id)).toEqual([['ann', '100', 1]]);
});

test('publishes a leaderboard once a second, with the changes of all shards', async () => {
  const id = ulid(new Date());
  const { copyNow, copy, waiting, pass, published } = copying();
  const shards = ['ann', 'bob', 'cid'].map((player, place) => copyNow([afterRounds(id, player, place + 1)]));
  await untilTrue(() => waiting.length === 2);
  expect(published).toHaveLength(1);
  pass();
  await Promise.all(shards);
  // One of the two others publishes the changes of both.
  expect(published).toHaveLength(2);
  expect(published[1]?.map(({ playerId }) => playerId)).toEqual(['cid', 'bob', 'ann']);
  await copy([afterRounds(id, 'bob', 9)]);
  expect(published).toHaveLength(3);
  expect(published[2]?.[0]).toMatchObject({ playerId: 'bob', rounds: 9 });
});
