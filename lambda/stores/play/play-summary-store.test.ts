import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import type { PlaySummary } from '#domain/play/play-totals';
import { summaryUpdate } from '#lambda/stores/play/play-summary-row';
import { playSummaryStore } from '#lambda/stores/play/play-summary-store';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

/** A summary with ids of the usual length and the sums of many rounds. */
const summaryOf = (levels: number, version: number): PlaySummary => ({
  brandId: '01M81ZZR1Q1ZP4FZPWGAEBXE96',
  playerId: '01M820041JJ9N5V96V883PGF04',
  version,
  totals: {
    sessionId: '01M82005N8Y4T6R6E8A5Z3K1QX',
    gameId: '01M81ZZR2C9D7W5S0V1B3N4M6K',
    versionId: '01M81ZZR2D1K3J5H7G9F0D8S6A',
    coin: 'GOLD',
    day: '2026-11-22',
    levels: Object.fromEntries(
      Array.from({ length: levels }, (_, level) => [
        `${(level + 1) * 10_000}`,
        { rounds: 1234, wins: 123_456_789_000n, winSquares: 12_345_678_900_000_000_000n },
      ]),
    ),
    time: { sessions: 3, playedMs: 7_345_678, lastAt: 1_795_341_600_123 },
  },
});

test('a copy with up to twelve bet levels costs one write unit', async () => {
  for (const [levels, units] of [
    [1, 1],
    [12, 1],
    [24, 2],
  ] as const) {
    const update = summaryUpdate(tables.playTable, summaryOf(levels, levels));
    const { ConsumedCapacity } = await tables.dynamodb.send(
      new UpdateItemCommand({ ...update, ReturnConsumedCapacity: 'TOTAL' }),
    );
    expect([levels, ConsumedCapacity?.CapacityUnits]).toEqual([levels, units]);
  }
});

test('reads back what was stored, and ignores an older copy', async () => {
  const summaries = playSummaryStore(tables);
  const [older, newer] = [summaryOf(2, 101), summaryOf(3, 102)];
  expect(await summaries.copy(newer)).toBe(true);
  expect(await summaries.copy(older)).toBe(false);
  expect(await summaries.copy(newer)).toBe(false);
  for (const [summary, behind] of [
    [older, []],
    [newer, []],
    [summaryOf(3, 103), [summaryOf(3, 103)]],
  ] as const)
    expect(await summaries.stale([summary])).toEqual(behind);
  const found: PlaySummary[] = [];
  for await (const summary of summaries.every(newer.brandId, newer.totals.day)) found.push(summary);
  expect(found).toEqual([newer]);
});
