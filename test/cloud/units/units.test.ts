import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { limits } from '#domain/limits';
import { budgetShards } from '#domain/promotions/budget/budget';
import { measureEveryUnit } from './measure';
import { writeSnapshot } from './snapshot-file';
import type { UnitsByAsker, UnitsTable } from './units';
import { units } from './units-snapshot';
import { unitsPage } from './units-page';

const page = 'docs/units.md';

const isUpdate = process.env.UNITS === 'update';
let measured: UnitsTable;
let snapshot: UnitsTable = units;
beforeAll(async () => {
  measured = await measureEveryUnit();
  if (!isUpdate) return;
  snapshot = measured;
  writeSnapshot(measured);
  writeFileSync(page, unitsPage(measured));
}, 480_000);

const pagesOfOneQuery = [
  'Query.listCompanies',
  'Query.listReviewItems',
  'Query.listCatalogue',
  'Query.listTestRuns',
] as const;
const everyCost = () => Object.values(measured).flatMap((costs) => Object.values(costs));
/** Half a unit for each lane of a day that has no movements. */
const unitsOfEveryLane = limits.coin.dayListLanes / 2;

test('every operation has the cost in the snapshot (update it with npm run units -- --update)', () => {
  expect(measured).toEqual(snapshot);
});

test('a get reads at most half a unit, a page of a list is one query, and no operation scans', () => {
  const calls = everyCost().flatMap((cost) => cost.calls);
  expect(calls.filter((call) => call.startsWith('Scan'))).toEqual([]);
  const { owner, admin } = measured['Query.getCompany'];
  expect([owner?.reads, admin?.reads]).toEqual([0.5, 0.5]);
  for (const list of pagesOfOneQuery)
    for (const { calls } of Object.values(measured[list]))
      expect(calls).toEqual([expect.stringMatching(/^Query /)]);
});

test('only the list of a day and the publication of a promotion take more than 20 read or 30 write units', () => {
  const {
    'Query.listBrandMovements': ofDay,
    'Mutation.publishPromotion': publication,
    'Mutation.confirmPromotion': confirmation,
    ...others
  } = measured;
  const costs = Object.values<UnitsByAsker>(others).flatMap((byAsker) => Object.values(byAsker));
  expect(costs.filter(({ reads, writes }) => reads > 20 || writes > 30)).toEqual([]);
  for (const { reads, writes } of Object.values(ofDay)) {
    expect(reads).toBeLessThanOrEqual(20 + unitsOfEveryLane);
    expect(writes).toBe(0);
  }
  // Two units for each part of the budget.
  for (const { reads, writes } of [...Object.values(publication), ...Object.values(confirmation)]) {
    expect(reads).toBeLessThanOrEqual(20);
    expect(writes).toBeLessThanOrEqual(30 + 2 * budgetShards);
  }
});

test('docs/units.md shows the snapshot', () => {
  expect(readFileSync(page, 'utf8')).toBe(unitsPage(snapshot));
});
