import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DynamoDBRecord } from 'aws-lambda';
import { auditChainKey, brandDayPartition, movementKey } from '#domain/keys';
import { firstDayBreak, type DayLink } from '#domain/wallet/day-chain';
import type { DeclinedMovement, StoredMovement } from '#domain/wallet/movement';
import { chainJournal } from '#lambda/functions/chain-journal/chain-journal';
import { chainStore } from '#lambda/stores/audit/chain-store';
import { movementRow } from '#lambda/stores/coins/ledger-rows';
import { productTables, type ProductTables } from '#test/support/product-tables';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

function declined(brandId: string, count: number, at: string): DeclinedMovement {
  const wallet = { brandId, userId: 'player', coin: 'GOLD', purse: 'MAIN' } as const;
  const who = { actor: 'player', reason: null, reference: 'round', requestHash: 'hash' };
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
  const legs = [
    { account: 'wallet', amount: -5n },
    { account: 'house', amount: 5n },
  ] as const;
  return { ...entry, state: 'POSTED', balance: 9_000_000_000_000_000n, seq: count, legs };
}

const arrival = (eventName: 'INSERT' | 'MODIFY' | 'REMOVE', movement: StoredMovement) =>
  ({
    eventName,
    dynamodb: { NewImage: movementRow(movement), Keys: { pk: { S: movementKey(movement.key).pk } } },
  }) as DynamoDBRecord;

const inserted = (movement: StoredMovement) => arrival('INSERT', movement);

function aReader() {
  const lines: { message: unknown; fields: unknown }[] = [];
  const chain = chainJournal({
    chains: chainStore({ dynamodb: tables.dynamodb, table: tables.journalTable }),
    logger: { error: (message, ...[fields]: readonly unknown[]) => void lines.push({ message, fields }) },
    clock: () => new Date('2026-11-01T12:00:00.000Z'),
    functionName: 'chain-journal-of-a-stage',
  });
  return { chain, lines };
}

async function links(brandId: string, day: string): Promise<DayLink[]> {
  const { pk } = auditChainKey(brandDayPartition(brandId, day), 0);
  return (await tables.rows('Journal'))
    .filter((row) => row.pk === pk)
    .map(({ seq, eventKey, prevHash, hash }) => ({ seq, eventKey, prevHash, hash }) as DayLink)
    .sort((one, other) => one.seq - other.seq);
}

test('every movement of a day has one link, posted or declined, however often it arrives', async () => {
  const { chain } = aReader();
  const day = [
    posted('one', 1, '2026-11-01T10:00:00.000Z'),
    declined('one', 2, '2026-11-01T23:59:59.999Z'),
    posted('one', 3, '2026-11-01T11:00:00.000Z'),
  ];
  const next = posted('one', 4, '2026-11-02T00:00:00.000Z');
  await chain([...day.slice(0, 2), next].map(inserted));
  await chain(day.map(inserted));
  await chain(day.map(inserted));
  const found = await links('one', '2026-11-01');
  expect(found.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(firstDayBreak({ brandId: 'one', day: '2026-11-01' }, day, found)).toBeUndefined();
  expect(firstDayBreak({ brandId: 'one', day: '2026-11-02' }, [next], await links('one', '2026-11-02'))).toBe(
    undefined,
  );
});

test('readers of several shards share a day', async () => {
  const day = Array.from({ length: 6 }, (_, count) => posted('two', count + 1, '2026-11-01T10:00:00.000Z'));
  await Promise.all(day.map((movement) => aReader().chain([inserted(movement)])));
  const found = await links('two', '2026-11-01');
  expect(firstDayBreak({ brandId: 'two', day: '2026-11-01' }, day, found)).toBeUndefined();
});

// https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
test.each(['MODIFY', 'REMOVE'] as const)(
  'a %s is a line that is a metric, and no link',
  async (eventName) => {
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
    expect(await links('three', '2026-11-01')).toEqual([]);
  },
);
