import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DynamoDBRecord } from 'aws-lambda';
import { dayBlocksPartition, movementKey } from '#domain/keys';
import { dayLanes } from '#domain/wallet/day-lanes';
import { type DayBlock, firstDayBreak } from '@novalink/ledger/day';
import { type DeclinedMovement, legsOf, type StoredMovement } from '@novalink/ledger';
import { chainJournal } from '#lambda/functions/chain-journal/chain-journal';
import { dayBlockStore, parseBlock } from '#lambda/stores/coins/day-block-store';
import { lateDays } from '#lambda/stores/coins/late-days';
import { movementRow } from '#lambda/stores/coins/movement-row';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

function declined(brandId: string, count: number, at: string): DeclinedMovement {
  const wallet = { brandId, playerId: 'player', coin: 'GOLD', purse: 'MAIN' } as const;
  const who = { actor: 'player', reason: null, reference: 'round', requestHash: 'ab'.repeat(32) };
  const key = `BET#${brandId}#player#${count}`;
  return {
    ...wallet,
    ...who,
    key,
    at,
    kind: 'BET',
    amount: -5n,
    state: 'DECLINED',
    why: 'full',
    seenBalance: 3n,
  };
}

function posted(brandId: string, count: number, at: string): StoredMovement {
  const { why: _why, seenBalance: _seen, ...entry } = declined(brandId, count, at);
  const legs = legsOf(entry, null);
  return { ...entry, state: 'POSTED', balance: 9_000_000_000_000_000n, seq: count, legs };
}

/** Lambda delivers binary values as Base64. */
const streamed = (row: ReturnType<typeof movementRow>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value.B ? { B: Buffer.from(value.B).toString('base64') } : value,
    ]),
  );

const arrival = (eventName: 'INSERT' | 'MODIFY' | 'REMOVE', movement: StoredMovement) =>
  ({
    eventName,
    dynamodb: {
      NewImage: streamed(movementRow(movement)),
      Keys: { pk: { S: movementKey(movement.key).pk } },
    },
  }) as unknown as DynamoDBRecord;

const inserted = (movement: StoredMovement) => arrival('INSERT', movement);

function aReader(lane = 0) {
  const lines: { message: unknown; fields: unknown }[] = [];
  const chain = chainJournal({
    blocks: dayBlockStore(tables),
    lateDays: lateDays(tables),
    lane,
    logger: { error: (message, ...[fields]: readonly unknown[]) => void lines.push({ message, fields }) },
    clock: () => new Date('2026-11-01T12:00:00.000Z'),
    functionName: 'chain-journal-of-a-stage',
  });
  return { chain, lines };
}

async function lanesOf(brandId: string, day: string): Promise<ReadonlyMap<number, readonly DayBlock[]>> {
  const rows = await tables.rows('Journal');
  const lanes = new Map<number, readonly DayBlock[]>();
  for (let lane = 0; lane < dayLanes; lane += 1) {
    const ofLane = rows.filter(({ pk }) => pk === dayBlocksPartition(brandId, day, lane)).map(parseBlock);
    if (ofLane.length > 0)
      lanes.set(
        lane,
        ofLane.sort((one, other) => one.seq - other.seq),
      );
  }
  return lanes;
}

const breakOf = async (brandId: string, day: string, entries: readonly StoredMovement[]) =>
  firstDayBreak({ brandId, day }, entries, await lanesOf(brandId, day));

const digestsOf = (lanes: ReadonlyMap<number, readonly DayBlock[]>) =>
  [...lanes.values()].flat().flatMap(({ entries }) => entries);

test('every movement of a day has its link, posted or declined, even after repeated deliveries', async () => {
  const { chain } = aReader();
  const day = [
    posted('one', 1, '2026-11-01T10:00:00.000Z'),
    declined('one', 2, '2026-11-01T23:59:59.999Z'),
    posted('one', 3, '2026-11-01T11:00:00.000Z'),
  ];
  const next = posted('one', 4, '2026-11-02T00:00:00.000Z');
  await chain([...day.slice(0, 2), next].map(inserted));
  await chain(day.map(inserted));
  const lanes = await lanesOf('one', '2026-11-01');
  expect([...lanes.values()].map((blocks) => blocks.map(({ entries }) => entries.length))).toEqual([[2, 3]]);
  expect(await breakOf('one', '2026-11-01', day)).toBeUndefined();
  expect(await breakOf('one', '2026-11-02', [next])).toBeUndefined();
});

test('a batch of one brand is one block, up to the size limit', async () => {
  const { chain } = aReader();
  const day = Array.from({ length: 700 }, (_, count) =>
    posted('many', count + 1, '2026-11-01T10:00:00.000Z'),
  );
  await chain(day.map(inserted));
  const lanes = await lanesOf('many', '2026-11-01');
  expect([...lanes.values()].map((blocks) => blocks.map(({ entries }) => entries.length))).toEqual([
    [500, 200],
  ]);
  expect(await breakOf('many', '2026-11-01', day)).toBeUndefined();
});

test.each([
  ['in separate lanes', (reader: number) => reader],
  ['in one lane', () => 5],
])('readers of several shards link a day %s', async (name, laneOf) => {
  const brandId = `shared ${name}`;
  const day = Array.from({ length: 6 }, (_, count) => posted(brandId, count + 1, '2026-11-01T10:00:00.000Z'));
  const readers = day.map((movement, reader) => aReader(laneOf(reader)).chain([inserted(movement)]));
  await Promise.all(readers);
  const lanes = await lanesOf(brandId, '2026-11-01');
  expect(lanes.size).toBe(new Set(day.map((_movement, reader) => laneOf(reader))).size);
  expect(await breakOf(brandId, '2026-11-01', day)).toBeUndefined();
});

test('a reader continues after a block that another reader added to its lane', async () => {
  const [one, other] = [aReader(2), aReader(2)];
  const day = [1, 2, 3, 4].map((count) => posted('turns', count, '2026-11-01T10:00:00.000Z'));
  for (const [place, movement] of day.entries())
    await (place % 2 === 0 ? one : other).chain([inserted(movement)]);
  expect(digestsOf(await lanesOf('turns', '2026-11-01'))).toHaveLength(4);
  expect(await breakOf('turns', '2026-11-01', day)).toBeUndefined();
});

// https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
test.each(['MODIFY', 'REMOVE'] as const)('a %s is reported as a metric and not linked', async (eventName) => {
  const { chain, lines } = aReader();
  await chain([arrival(eventName, posted('three', 1, '2026-11-01T10:00:00.000Z'))]);
  expect(lines).toEqual([
    {
      message: 'The journal was changed',
      fields: {
        _aws: {
          Timestamp: Date.parse('2026-11-01T12:00:00.000Z'),
          CloudWatchMetrics: [
            {
              Namespace: 'NovaLink',
              Dimensions: [['FunctionName']],
              Metrics: [{ Name: 'JournalChanges', Unit: 'Count' }],
            },
          ],
        },
        FunctionName: 'chain-journal-of-a-stage',
        JournalChanges: 1,
        change: eventName,
        row: { pk: { S: 'MOVEMENT#BET#three#player#1' } },
      },
    },
  ]);
  expect((await lanesOf('three', '2026-11-01')).size).toBe(0);
});

test('reports a late movement to the sweep', async () => {
  const { chain } = aReader();
  const times = ['2026-10-31T23:59:59.999Z', '2026-11-01T10:00:00.000Z', '2026-11-02T00:00:00.000Z'];
  await chain(times.map((at, count) => inserted(posted('late', count + 1, at))));
  expect(await lateDays(tables).since('late', new Date('2026-11-01T12:00:00.000Z'))).toEqual(['2026-10-31']);
  expect(await lateDays(tables).since('late', new Date('2026-11-01T12:00:00.001Z'))).toEqual([]);
});
