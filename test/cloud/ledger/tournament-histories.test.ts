import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findingsOf } from '#test/storm/tournaments/findings';
import { tournamentPlans } from '#test/storm/tournaments/plan';
import { playPlan, type Stage } from '#test/storm/tournaments/play-plan';
import { worldGame } from '#test/storm/tournaments/world';
import { productTables } from '#test/support/given/product-tables';

/** As many as fit into `npm test`; `npm run test:storm` asks for 300. */
const numRuns = Number(process.env.HISTORIES ?? 15);

let stage: Stage & { readonly stop: () => Promise<void> };
beforeAll(async () => {
  const tables = await productTables();
  stage = { tables, gameId: await worldGame(tables), stop: () => tables.stop() };
});
afterAll(() => stage.stop());

test('no history of tournaments breaks a promise', async () => {
  const statuses = new Set<string>();
  const outcome = await fc.check(
    fc.asyncProperty(tournamentPlans, async (plan) => {
      const findings = await findingsOf(await playPlan(stage, plan));
      expect(findings).toEqual([]);
    }),
    { numRuns },
  );
  expect(fc.defaultReportMessage(outcome)).toBeUndefined();
  void statuses;
}, 600_000);
