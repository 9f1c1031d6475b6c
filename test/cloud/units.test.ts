import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { startCloud, type Cloud } from '#local/cloud';
import { copyAssembly, leaveOutRuns, leaveOutStreams } from '#test/authorization/assembly-copy';
import { castOf } from '#test/authorization/cast';
import { openStage } from '#test/authorization/stage';
import { synthesize } from '../../bin/local/synthesize';
import { startObservedEngine } from './observed-engine';
import { measureBrandUnits, type BrandUnits } from './measured-brand-units';
import { measureUnits, type MeasuredUnits } from './measured-units';
import { units } from './units';
import { unitsPage } from './units-page';

let measured: MeasuredUnits & BrandUnits;
beforeAll(async () => {
  const copy = copyAssembly(await synthesize(() => undefined));
  leaveOutStreams(copy);
  leaveOutRuns(copy);
  const engine = await startObservedEngine();
  let cloud: Cloud | undefined;
  try {
    cloud = await startCloud({
      assembly: copy.folder,
      data: 'memory',
      port: 0,
      dynamoDbEndpoint: engine.endpoint,
      log: () => undefined,
    });
    const stage = await openStage(cloud);
    const cast = await castOf(stage, 'units');
    const ofOthers = await measureUnits(stage, cast, engine.take);
    measured = { ...ofOthers, ...(await measureBrandUnits(stage, cast, engine.take)) };
  } finally {
    await cloud?.stop();
    await engine.stop();
    copy.remove();
  }
}, 240_000);

const pagesOfOneQuery = [
  'Query.listCompanies',
  'Query.listReviewItems',
  'Query.listCatalogue',
  'Query.listTestRuns',
] as const;
const everyCost = () =>
  Object.entries(measured).flatMap(([operation, costs]) =>
    Object.values(costs).map((cost) => ({ operation, ...cost })),
  );

test('every operation costs what the table says', () => {
  expect(measured).toEqual(units);
});

test('a get reads at most half a unit, a page of a list is one query, and nothing scans', () => {
  const calls = everyCost().flatMap(({ calls }) => calls);
  expect(calls.filter((call) => call.startsWith('Scan'))).toEqual([]);
  const { owner, admin } = measured['Query.getCompany'];
  expect([owner?.reads, admin?.reads]).toEqual([0.5, 0.5]);
  for (const list of pagesOfOneQuery)
    for (const { calls } of Object.values(measured[list]))
      expect(calls).toEqual([expect.stringMatching(/^Query /)]);
});

test('docs/units.md shows the table', () => {
  const page = unitsPage(units);
  if (process.env.UNITS === 'write') writeFileSync('docs/units.md', page);
  expect(readFileSync('docs/units.md', 'utf8')).toBe(page);
});
