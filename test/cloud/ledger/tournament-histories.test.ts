import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findingsOf, type InvariantName } from '#test/storm/tournaments/findings';
import { latePlans, tournamentPlans, type TournamentPlan } from '#test/storm/tournaments/plan';
import { playPlan, type Stage, type Wrong } from '#test/storm/tournaments/play-plan';
import { worldGame } from '#test/storm/play-world';
import { wrongProtocols } from '#test/storm/tournaments/wrong-protocols';
import { productTables } from '#test/support/given/product-tables';

/** The number of histories in `npm test`; `npm run test:storm` runs 300. */
const numRuns = Number(process.env.HISTORIES ?? 15);
/** A faulty protocol must be detected within this number of histories. */
const bar = 80;

let stage: Stage & { readonly stop: () => Promise<void> };
beforeAll(async () => {
  const tables = await productTables();
  stage = { tables, gameId: await worldGame(tables), stop: () => tables.stop() };
});
afterAll(() => stage.stop());

test('no history of tournaments violates an invariant, whatever faults its requests have', async () => {
  const outcome = await fc.check(
    fc.asyncProperty(tournamentPlans, async (plan) => {
      const [finding] = await findingsOf(await playPlan(stage, plan));
      if (finding) throw new Error(`${finding.name}: ${finding.finding}`);
    }),
    { numRuns },
  );
  expect(fc.defaultReportMessage(outcome)).toBeUndefined();
}, 600_000);

/** The invariant that each protocol must violate. Most histories violate others as well. */
const table: Readonly<Record<keyof typeof wrongProtocols, InvariantName>> = {
  'prizes are paid without the escrow': 'prizes leave the escrow before they are paid',
  'each refund has a key of its own': 'each entrant is paid or refunded at most once',
  'each prize has a key of its own': 'each entrant is paid or refunded at most once',
  'the settlement trusts the leaderboard': 'the result follows from the journal',
  'an entry is counted without its buy-in': 'an entry with a buy-in and its movement are written together',
  'the rest is returned before the last prize': 'the rest is returned after the last prize',
  'prizes are paid before they leave the escrow': 'prizes leave the escrow before they are paid',
  'entries are accepted after they were read':
    'a cancelled tournament has refunded everybody and paid nobody',
  'the budget is only reserved, never returned': 'the escrow of a tournament that ended is empty',
};

describe('a faulty tournament protocol', () => {
  const names = Object.keys(table) as (keyof typeof table)[];
  test.each(names)('"%s" is detected', async (name) => {
    const isLate = name === 'entries are accepted after they were read';
    const plans = fc.sample<TournamentPlan>(isLate ? latePlans : tournamentPlans, {
      ...{ numRuns: bar, seed: 4 },
    });
    expect(await isCaught(plans, wrongProtocols[name], table[name])).toBe(true);
  });

  test('is one of nine', () => {
    expect(Object.keys(wrongProtocols).sort()).toEqual([...names].sort());
  });
});

async function isCaught(plans: readonly TournamentPlan[], wrong: Wrong, by: InvariantName): Promise<boolean> {
  for (const plan of plans)
    if ((await findingsOf(await playPlan(stage, plan, wrong))).some(({ name }) => name === by)) return true;
  return false;
}
