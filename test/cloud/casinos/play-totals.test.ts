import { GetItemCommand, UpdateItemCommand, type AttributeValue } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { beforeAll, expect, test } from '@jest/globals';
import { playKey } from '#domain/keys';
import type { LevelTotals, PlaySummary } from '#domain/play/play-totals';
import type { StoredMovement } from '@novalink/ledger';
import { copyTotals } from '#lambda/functions/copy-totals/copy-totals';
import { dayMovements } from '#lambda/stores/coins/day-movements';
import { summaryKey } from '#lambda/stores/play/play-summary-row';
import { playSummaryStore } from '#lambda/stores/play/play-summary-store';
import { region } from 'cdk-local-cloud/client';
import { until } from 'cdk-local-cloud/testing';
import type { Stage } from '#test/authorization/environment/running-stage';
import { namedOutput, openStage } from '#test/authorization/environment/stage';
import { openVenue, type SeatedPlayer } from '#test/world/play/venue';
import { workersProduct, type Product } from '#test/support/hosted-product';

let cloud: Product;
let stage: Stage;
let venue: Awaited<ReturnType<typeof openVenue>>;
beforeAll(async () => {
  cloud = await workersProduct();
  stage = await openStage(cloud);
  venue = await openVenue(stage);
});

type Image = Record<string, AttributeValue>;
/** By player and bet level. */
type Totals = Record<string, LevelTotals>;

const dayMs = 86_400_000;
const days = () => [Date.now() - dayMs, Date.now()].map((at) => new Date(at).toISOString().slice(0, 10));
const store = () => playSummaryStore({ dynamodb: stage.dynamodb, playTable: stage.tables.play });

const keyOf = ({ brandId, playerId }: SeatedPlayer) => marshall(playKey(brandId, playerId));

/** Plays through the public API, and returns the player's row after each round. */
async function play(player: SeatedPlayer, rounds: number): Promise<readonly Image[]> {
  const { dynamodb, tables } = stage;
  const images: Image[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const row = { TableName: tables.play, Key: keyOf(player) };
    // The next round of this player can start immediately.
    await dynamodb.send(new UpdateItemCommand({ ...row, UpdateExpression: 'REMOVE lastRoundAt' }));
    await player.playRound();
    const { Item } = await dynamodb.send(new GetItemCommand({ ...row, ConsistentRead: true }));
    if (Item) images.push(Item);
  }
  return images;
}

const added = (totals: Totals, name: string, { rounds, wins, winSquares }: LevelTotals) => {
  const before = totals[name] ?? { rounds: 0, wins: 0n, winSquares: 0n };
  totals[name] = {
    rounds: before.rounds + rounds,
    wins: before.wins + wins,
    winSquares: before.winSquares + winSquares,
  };
};

async function summariesOf(brandId: string): Promise<readonly PlaySummary[]> {
  const found: PlaySummary[] = [];
  for (const day of days()) for await (const summary of store().every(brandId, day)) found.push(summary);
  return found;
}

async function summed(brandId: string): Promise<Totals> {
  const totals: Totals = {};
  for (const { playerId, totals: of } of await summariesOf(brandId))
    for (const [bet, level] of Object.entries(of.levels)) added(totals, `${playerId} ${bet}`, level);
  return totals;
}

/** The sums of the journal's bets and wins. */
async function folded(brandId: string): Promise<Totals> {
  const movements: StoredMovement[] = [];
  const { dynamodb, tables } = stage;
  const read = dayMovements({ dynamodb, journalTable: tables.journal });
  for (const day of days()) for await (const page of read(brandId, day)) movements.push(...page);
  const levels = new Map(
    movements.flatMap(({ kind, reference, amount }) => (kind === 'BET' ? [[reference, -amount]] : [])),
  );
  const totals: Totals = {};
  for (const { kind, playerId, reference, amount } of movements) {
    const name = `${playerId} ${levels.get(reference) ?? 'none'}`;
    if (kind === 'BET') added(totals, name, { rounds: 1, wins: 0n, winSquares: 0n });
    if (kind === 'WIN') added(totals, name, { rounds: 0, wins: amount, winSquares: amount * amount });
  }
  return totals;
}

const sweep = async (brandId: string): Promise<unknown> => {
  const lambda = new LambdaClient({ region, endpoint: cloud.origin, credentials: cloud.administrator });
  const { FunctionError, Payload } = await lambda.send(
    new InvokeCommand({
      FunctionName: namedOutput(cloud, 'SweepTotalsFunctionName'),
      Payload: Buffer.from(JSON.stringify({ brandId })),
    }),
  );
  expect(FunctionError).toBeUndefined();
  return JSON.parse(Buffer.from(Payload ?? []).toString());
};

const settled = (brandId: string, expected: Totals) =>
  until(
    async () => JSON.stringify(texts(await summed(brandId))) === JSON.stringify(texts(expected)) || undefined,
  );
const texts = (totals: Totals) =>
  Object.entries(totals)
    .map(([name, { rounds, wins, winSquares }]) => `${name} ${rounds} ${wins} ${winSquares}`)
    .sort();

test('summaries match the journal in every session', async () => {
  const { id } = await venue.openBrand();
  const [ann, bob] = [await venue.seat(id, 'ann@totals.test'), await venue.seat(id, 'bob@totals.test')];
  await play(ann, 4);
  await play(bob, 2);
  await play(await ann.restartGameSession(), 3);
  const expected = await folded(id);
  expect(
    Object.values(expected)
      .map(({ rounds }) => rounds)
      .sort(),
  ).toEqual([2, 7]);
  await settled(id, expected);
  expect(await summariesOf(id)).toHaveLength(3);
  expect(await sweep(id)).toEqual({ players: 2, repaired: 0 });
});

test('duplicate, late, reordered and lost records give the same summaries', async () => {
  const { id } = await venue.openBrand();
  const player = await venue.seat(id, 'eve@totals.test');
  const images = await play(player, 4);
  const expected = await folded(id);
  await settled(id, expected);

  const copy = copyTotals({ summaries: store(), changed: { mark: () => Promise.resolve() } });
  const records = images.map((image) => ({ dynamodb: { NewImage: image } }) as DynamoDBRecord);
  for (const batch of [records, records.toReversed(), records.slice(0, 2)])
    expect(await copy(batch)).toEqual(new Map());
  expect(await summed(id)).toEqual(expected);

  const [summary] = await summariesOf(id);
  if (!summary) throw new Error('There is no summary.');
  // Simulates that all records except the first were lost.
  await stage.dynamodb.send(
    new UpdateItemCommand({
      TableName: stage.tables.play,
      Key: marshall(summaryKey(summary)),
      UpdateExpression: 'SET v = :first, levels = :none',
      ExpressionAttributeValues: marshall({ ':first': 1, ':none': {} }),
    }),
  );
  expect(await summed(id)).not.toEqual(expected);
  expect(await sweep(id)).toEqual({ players: 1, repaired: 1 });
  expect(await summed(id)).toEqual(expected);
});
