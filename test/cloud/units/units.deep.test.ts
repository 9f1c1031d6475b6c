import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '#domain/limits';
import { mostResolvers } from '#lib/api/graphql';
import { budgetShards } from '#domain/promotions/budget/budget';
import { measureEveryUnit } from './measure';
import type { UnitsByAsker, UnitsTable } from './units';
import { unitsPage, unitsPageFile } from './units-page';
import { type OwnProduct, ownProduct } from '#test/support/hosted-product';
import { startObservedEngine } from '#test/cloud/units/observed-engine';
import { stopAfterFile } from '#test/support/stop-after-file';
import { localAssembly } from '#test/support/assembly';
import { copyAssembly, leaveOutStreams } from '#test/authorization/environment/assembly-copy';
import { givenGame } from '#test/authorization/fixtures/game';
import { testEnvironmentIn } from '#test/authorization/environment/test-environment';
import type { TestEnvironment } from '#test/authorization/cases/permission-case';

describe('units', () => {
  let measured: UnitsTable;
  beforeAll(async () => {
    measured = await measureEveryUnit();
    if (process.env.UNITS === 'update') writeFileSync(unitsPageFile, unitsPage(measured));
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

  test('every operation has the cost in docs/units.md (update it with npm run units -- --update)', () => {
    expect(readFileSync(unitsPageFile, 'utf8')).toBe(unitsPage(measured));
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
});

describe('work of one request', () => {
  let engine: Awaited<ReturnType<typeof startObservedEngine>>;
  let cloud: OwnProduct;
  let environment: TestEnvironment;
  let game: string;
  const copy = localAssembly().then(copyAssembly);
  beforeAll(async () => {
    const assembly = await copy;
    leaveOutStreams(assembly);
    engine = await stopAfterFile(startObservedEngine());
    cloud = await ownProduct({ assembly: assembly.folder, dynamoDbEndpoint: engine.endpoint });
    environment = await testEnvironmentIn(cloud, 'load');
    game = await givenGame(environment.stage, environment.personas['P+'].sub ?? '', 'LIVE');
  });
  afterAll(async () => {
    await cloud.stop();
    await engine.stop();
    (await copy).remove();
  });

  /** Counts the table operations of a request. `GAME` is replaced by a game of the provider. */
  async function workOf(as: 'G' | 'P+' | 'AD', query: string) {
    engine.take();
    const { errors } = await environment.personas[as].ask({ query: query.replaceAll('"GAME"', `"${game}"`) });
    return { calls: engine.take().length, isRefused: errors.length > 0 };
  }
  const aliases = (count: number, field: string) =>
    `{ ${Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ')} }`;

  test.each([
    ['G', 'getPublicGame(id: "GAME") { rules { mathModel } }'],
    ['G', 'getPublicGame(id: "01ARZ3NDEKTSV4RRFFQ69G5FAV") { id }'],
    ['G', 'getGameCertificate(gameId: "GAME") { mathModel result }'],
    ['G', 'getReplay(id: "Z1ARZ3NDEKTSV4RRFFQ69G5FAV") { id rules { mathModel } }'],
    ['P+', 'listTestRuns(limit: 100) { items { mathModel result checks { rule } } }'],
    ['G', 'listCatalogue(limit: 100) { items { rules { mathModel } } }'],
    [
      'P+',
      'getGame(id: "GAME") { versions { items { mathModel testRun { rtp } } } history { items { id } } }',
    ],
    ['AD', 'listGames(limit: 100) { items { versions { items { mathModel } } history { items { id } } } }'],
    ['AD', 'listReviewItems { items { compliance { documents { id } } } }'],
    ['AD', 'listSupportRequests(status: OPEN, limit: 100) { items { text answers { text } } }'],
    ['AD', 'getPlatformMetrics(from: "2025-01-01", to: "2026-01-01") { days { rounds } }'],
  ] as const)('51 and 400 aliases of a field with nested fields, as %s: %s', async (as, field) => {
    const few = await workOf(as, aliases(51, field));
    expect(few.calls).toBeGreaterThan(0);
    const many = await workOf(as, aliases(400, field));
    expect(many.isRefused).toBe(true);
    // Each step of a pipeline is a call; a resolver makes three at most.
    for (const { calls } of [few, many]) expect(calls).toBeLessThanOrEqual(3 * mostResolvers);
  });

  test.each([
    ['AD', 'listReviewItems { items { game { versions { items { testRun { checks { rule } } } } } } }'],
    ['P+', 'getGame(id: "GAME") { versions { items { testRun { checks { rule } } } } __typename }'],
    ['G', 'listCatalogue { items { rules { symbols { name ... on SymbolFace { name } } } } }'],
  ] as const)('with the maximum depth of the schema, as %s', async (as, field) => {
    const { calls } = await workOf(as, `{ ${field} }`);
    expect(calls).toBeLessThanOrEqual(10);
  });

  test('a rejected document reads nothing', async () => {
    const circle = 'fragment A on PublicGame { ...B } fragment B on PublicGame { ...A }';
    for (const query of [
      `{ listCatalogue { items { ...A } } } ${circle}`,
      '{ listCatalogue(limit: "100") { items { id } } }',
      `{ listCatalogue { items { ${'id '.repeat(400_000)} } } }`,
      '{ listCatalogue { items { owner } } }',
    ])
      expect(await workOf('G', query)).toEqual({ calls: 0, isRefused: true });
  });
});
