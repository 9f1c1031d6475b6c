import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { codeMisses } from '#lambda/stores/promotions/code-misses';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

const player = { brandId: 'b', playerId: 'p' };
const now = new Date('2026-11-30T14:59:59.000Z');

test('accepts ten of 16 parallel codes in an hour, and one more after a miss was taken back', async () => {
  const misses = codeMisses(tables);
  const counted = await Promise.allSettled(Array.from({ length: 16 }, () => misses.count(player, now)));
  const takeBacks = counted.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(takeBacks).toHaveLength(10);
  await takeBacks[0]?.();
  await misses.count(player, now);
  await expect(misses.count(player, now)).rejects.toMatchObject({ code: 'promotion.too-many-codes' });
  await misses.count({ ...player, playerId: 'q' }, now);
  await misses.count(player, new Date('2026-11-30T15:00:00.000Z'));
});
