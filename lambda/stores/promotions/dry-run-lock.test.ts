import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dryRunLock, longestRunMs } from '#lambda/stores/promotions/dry-run-lock';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

const at = (ms: number) => new Date(Date.parse('2026-11-30T14:00:00.000Z') + ms);
const running = { code: 'promotion.dry-run-running' };

test('lets one of eight parallel dry runs of a brand begin, and the next one after its end', async () => {
  const lock = dryRunLock(tables);
  const begun = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => lock.begin('b', `${n}`, at(0))));
  const ends = begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(ends).toHaveLength(1);
  await expect(lock.begin('b', 'next', at(10))).rejects.toMatchObject(running);
  await lock.begin('other', 'next', at(10));
  await ends[0]?.();
  await lock.begin('b', 'next', at(10));
});

test('lets a dry run begin when an earlier one has run out of time, and keeps its lock when the earlier one ends late', async () => {
  const lock = dryRunLock(tables);
  const endLate = await lock.begin('late', 'first', at(0));
  await expect(lock.begin('late', 'second', at(longestRunMs - 1))).rejects.toMatchObject(running);
  await lock.begin('late', 'second', at(longestRunMs));
  await endLate();
  await expect(lock.begin('late', 'third', at(longestRunMs + 1))).rejects.toMatchObject(running);
});
