import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { countDay, nextSeal, readDigests } from '@novalink/ledger/day';
import { allLanes } from '#domain/wallet/day-lanes';
import { isBreak, sampleEntries, theDay } from '@novalink/ledger/testing';
import { nativeSha256 } from '#lambda/runtime/native-hash';
import { dayBlockStore } from '#lambda/stores/coins/day-block-store';
import { daySealStore } from '#lambda/stores/coins/day-seal-store';
import { movementRow } from '#lambda/stores/coins/movement-row';
import { linkMovements } from '#lambda/stores/coins/link-movements';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { findDayErrors, readDays } from '@novalink/ledger/audit';
import { exportDays } from '#ops/export/export-days';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

const { brandId, day } = theDay;

async function sealTheDay(entries: ReturnType<typeof sampleEntries>): Promise<void> {
  const blocks = dayBlockStore(tables);
  const reader = readDigests(theDay, []);
  for (const lane of allLanes)
    for await (const block of blocks.every({ brandId, day, lane })) reader.add(lane, block);
  const linked = reader.linked();
  if (isBreak(linked)) throw new Error(linked.reason);
  const count = countDay(linked);
  for (const entry of entries) count.add(entry);
  const contents = count.contents(nativeSha256);
  if (isBreak(contents)) throw new Error(contents.reason);
  const seal = nextSeal({ ...theDay, part: 1, sealedAt: '2026-11-02T04:23:00.000Z' }, undefined, contents);
  expect(await daySealStore(tables).append(seal)).toBe(true);
}

test('the auditor accepts an export of the tables', async () => {
  const entries = sampleEntries(40);
  for (const entry of entries)
    await tables.dynamodb.send(new PutItemCommand({ TableName: 'Journal', Item: movementRow(entry) }));
  const blocks = dayBlockStore(tables);
  await linkMovements({ blocks, lane: 2 })(entries.slice(0, 25));
  await linkMovements({ blocks, lane: 16 })(entries.slice(20));
  await sealTheDay(entries);
  let text = '';
  for await (const lines of exportDays(tables, brandId, [day])) text += lines;
  const exported = readDays('days.jsonl', text.split('\n'));
  expect([exported.movements.length, exported.blocks.length, exported.seals.length]).toEqual([40, 2, 1]);
  expect(findDayErrors(exported, { fromBeginning: true })).toEqual([]);
});
