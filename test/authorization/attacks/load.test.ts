import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startCloud, type Cloud } from '#local/cloud';
import { startObservedEngine } from '#test/cloud/units/observed-engine';
import { stopAfterFile } from '#test/support/stop-after-file';
import { localAssembly } from '#test/support/assembly';
import { copyAssembly, leaveOutStreams } from '../environment/assembly-copy';
import { givenGame } from '../fixtures/game';
import { testEnvironmentIn } from '../environment/test-environment';
import type { TestEnvironment } from '../cases/permission-case';

/** The maximum number of resolvers that AppSync runs for a request; see `lib/api/graphql.ts`. */
const mostResolvers = 250;

let engine: Awaited<ReturnType<typeof startObservedEngine>>;
let cloud: Cloud;
let environment: TestEnvironment;
let game: string;
const copy = localAssembly().then(copyAssembly);
beforeAll(async () => {
  const assembly = await copy;
  leaveOutStreams(assembly);
  engine = await stopAfterFile(startObservedEngine());
  cloud = await stopAfterFile(
    startCloud({
      assembly: assembly.folder,
      data: 'memory',
      port: 0,
      dynamoDbEndpoint: engine.endpoint,
      log: () => undefined,
    }),
  );
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
  ['P+', 'getGame(id: "GAME") { versions { items { mathModel testRun { rtp } } } history { items { id } } }'],
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
