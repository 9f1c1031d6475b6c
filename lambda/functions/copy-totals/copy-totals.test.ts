import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { giftsPartition, giftSort, playKey } from '#domain/keys';
import { summaryLane } from '#domain/play/summary-lane';
import type { PlaySummary } from '#domain/play/play-totals';
import { copyTotals } from '#lambda/functions/copy-totals/copy-totals';
import { changedDays } from '#lambda/stores/counters/changed-days';
import { playSummaryStore } from '#lambda/stores/play/play-summary-store';
import { keptTotals } from '#lambda/stores/play/play-totals-row';
import { eachApart } from '#lambda/runtime/stream-batch';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { runs } from '#test/support/runs';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

const day = '2026-11-22';
const at = (version: number, more: Partial<PlaySummary['totals']> = {}, playerId = 'ada'): PlaySummary => ({
  brandId: 'harbour',
  playerId,
  version,
  totals: {
    sessionId: 'S1',
    gameId: 'lantern',
    versionId: 'v1',
    coin: 'GOLD',
    day,
    levels: { '100': { rounds: version, wins: 10n ** 17n, winSquares: 10n ** 30n + BigInt(version) } },
    time: { sessions: 1, playedMs: version * 3000, lastAt: 1_795_000_000_000 + version },
    ...more,
  },
});

let sequence = 0;
const recordOf = (row: object): DynamoDBRecord => ({
  eventName: 'MODIFY',
  dynamodb: {
    SequenceNumber: `${(sequence += 1)}`,
    NewImage: marshall(row, { removeUndefinedValues: true }) as NonNullable<
      DynamoDBRecord['dynamodb']
    >['NewImage'],
  },
});
const record = ({ brandId, playerId, version, totals }: PlaySummary): DynamoDBRecord =>
  recordOf({
    ...playKey(brandId, playerId),
    brandId,
    playerId,
    version,
    totals: keptTotals(totals),
    losses: {},
  });

const summaries = () => playSummaryStore(tables);
const copy = (...records: DynamoDBRecord[]) =>
  copyTotals({ summaries: summaries(), changed: changedDays(tables) })(records);
async function copied(brandId: string, of = day): Promise<PlaySummary[]> {
  const found: PlaySummary[] = [];
  for await (const summary of summaries().every(brandId, of)) found.push(summary);
  return found.sort((one, other) => (one.playerId < other.playerId ? -1 : 1));
}

test('a summary contains the latest totals in the player’s row for its session and day', async () => {
  const [first, second] = [at(1), at(2, { sessionId: 'S2' })];
  const nextDay = at(3, { sessionId: 'S2', day: '2026-11-23' });
  expect(await copy(...[first, second, nextDay].map(record))).toEqual(new Map());
  expect(await copied('harbour')).toEqual([first, second]);
  expect(await copied('harbour', '2026-11-23')).toEqual([nextDay]);
});

test('marks the lanes of the days of summaries and gifts, once for all records of a batch', async () => {
  const own = async () =>
    (await changedDays(tables).marked())
      .filter(({ brandId }) => brandId === 'marked')
      .map((found) => ({ ...found, lanes: [...found.lanes].sort((one, other) => one - other) }))
      .sort((one, other) => (one.day < other.day ? -1 : 1));
  const players = ['a', 'b', 'c', 'd'];
  const lanes = [...new Set(players.map(summaryLane))].sort((one, other) => one - other);
  const played = players.slice(1).map((player) => record({ ...at(1, {}, player), brandId: 'marked' }));
  const pk = { S: giftsPartition('marked', day, summaryLane('a')) };
  const gift: DynamoDBRecord = {
    eventName: 'INSERT',
    dynamodb: { Keys: { pk, sk: { S: giftSort('a', 'GOLD') } }, NewImage: { pk } },
  };
  const next = record({ ...at(2, { day: '2026-11-23' }, 'b'), brandId: 'marked' });
  expect(await copy(gift, ...played, next)).toEqual(new Map());
  expect(await own()).toEqual([
    { brandId: 'marked', day, lanes, mark: expect.any(String) },
    { brandId: 'marked', day: '2026-11-23', lanes: [summaryLane('b')], mark: expect.any(String) },
  ]);
});

test('retries the records of a day that cannot be marked', async () => {
  const [one, other] = [
    { ...at(1), brandId: 'unmarked' },
    { ...at(1), brandId: 'fine' },
  ];
  const records = [one, other].map(record);
  const failed = await copyTotals({
    summaries: summaries(),
    changed: {
      mark: (changed) =>
        changed.brandId === 'unmarked' ? Promise.reject(new Error('No.')) : changedDays(tables).mark(changed),
    },
  })(records);
  expect([...failed.keys()]).toEqual(records.slice(0, 1));
});

test('skips a row without totals', async () => {
  const row = { ...playKey('quiet', 'ada'), brandId: 'quiet', playerId: 'ada', version: 1 };
  expect(await copy(recordOf(row))).toEqual(new Map());
  expect(await copied('quiet')).toEqual([]);
});

test('keeps the newest totals for records in any order, number and batches', async () => {
  let histories = 0;
  const batches = fc.array(
    fc.array(fc.record({ player: fc.nat(2), version: fc.integer({ min: 1, max: 9 }) })),
  );
  await fc.assert(
    fc.asyncProperty(batches, async (delivered) => {
      histories += 1;
      const brandId = `history-${histories}`;
      const of = ({ player, version }: { player: number; version: number }) => ({
        ...at(version, {}, `player-${player}`),
        brandId,
      });
      await Promise.all(delivered.map((batch) => copy(...batch.map(of).map(record))));
      const newest = new Map<number, number>();
      for (const { player, version } of delivered.flat())
        newest.set(player, Math.max(version, newest.get(player) ?? 0));
      const expected = [...newest].sort(([one], [other]) => one - other);
      expect(await copied(brandId)).toEqual(expected.map(([player, version]) => of({ player, version })));
    }),
    { numRuns: runs(10, 150) },
  );
});

test('retries from the first failed record without blocking other records', async () => {
  const [good, bad, later] = ['a', 'b', 'c'].map((player) => ({ ...at(1, {}, player), brandId: 'partly' }));
  if (!good || !bad || !later) throw new Error('Expected three records.');
  const all = summaries();
  const failing = copyTotals({
    changed: changedDays(tables),
    summaries: {
      copy: (summary) => (summary.playerId === 'b' ? Promise.reject(new Error('No.')) : all.copy(summary)),
    },
  });
  const Records = [good, bad, later, { ...bad, version: 2 }].map(record);
  expect(await eachApart('copy-totals', { Records }, failing)).toEqual({
    batchItemFailures: [{ itemIdentifier: Records[1]?.dynamodb?.SequenceNumber }],
  });
  expect(await copied('partly')).toEqual([good, later]);
  expect(await eachApart('copy-totals', { Records: Records.slice(1) }, copyBatch)).toEqual({
    batchItemFailures: [],
  });
  expect(await copied('partly')).toEqual([good, { ...bad, version: 2 }, later]);
});

test('leaves an invalid row to the dead-letter queue', async () => {
  const row = { ...playKey('odd', 'ada'), brandId: 'odd', playerId: 'ada', version: 1, totals: { day: 7 } };
  const Records = [recordOf(row), record({ ...at(1), brandId: 'odd' })];
  expect(await eachApart('copy-totals', { Records }, copyBatch)).toEqual({
    batchItemFailures: [{ itemIdentifier: Records[0]?.dynamodb?.SequenceNumber }],
  });
  expect(await copied('odd')).toHaveLength(1);
});

function copyBatch(records: readonly DynamoDBRecord[]) {
  return copy(...records);
}
