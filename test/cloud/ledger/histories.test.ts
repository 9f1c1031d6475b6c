import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import fc from 'fast-check';
import { evidenceOfBrand, type Evidence } from '#test/storm/evidence';
import { histories, type History } from '#test/storm/histories';
import { invariants, violations } from '#test/storm/invariants';
import { historyStart, playHistory } from '#test/storm/play-history';
import { productTables, type ProductTables } from '#test/support/given/product-tables';

/** The number of histories in `npm test`; `npm run test:storm` runs 300. */
const numRuns = Number(process.env.HISTORIES ?? 80);

let tables: ProductTables;
let outcome: fc.RunDetails<[History]>;
const played: Evidence[] = [];

async function play(history: History): Promise<Evidence> {
  const brandId = `brand-${played.length}`;
  const { region, credentials, requestHandler } = tables.dynamodb.config;
  const shared = { region, credentials, requestHandler, endpoint: tables.endpoint, maxAttempts: 1 };
  const answers = await playHistory(new DynamoDBClient(shared), brandId, history);
  const day = new Date(historyStart).toISOString().slice(0, 10);
  const evidence = await evidenceOfBrand(tables.dynamodb, { brandId, day, pageSize: 2 }, answers);
  played.push(evidence);
  return evidence;
}

beforeAll(async () => {
  tables = await productTables();
  outcome = await fc.check(
    fc.asyncProperty(histories, async (history) => violations(await play(history)).length === 0),
    { numRuns },
  );
});
afterAll(() => tables.stop());

test('no history breaks the ledger, whatever faults its requests have', () => {
  expect(fc.defaultReportMessage(outcome)).toBeUndefined();
  expect(played.length).toBeGreaterThanOrEqual(numRuns);
});

test.each(Object.entries(invariants))('%s', (_name, findings) => {
  expect(played.flatMap((evidence) => findings(evidence))).toEqual([]);
});

test('the histories cover every outcome', () => {
  const states = played.flatMap(({ answers }) => answers.map((answer) => answer.outcome.state));
  expect([...new Set(states)].sort()).toEqual(['CONFLICT', 'DECLINED', 'HELD', 'POSTED', 'UNKNOWN']);
});
