import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import fc from 'fast-check';
import { type Evidence, evidenceOfBrand } from '#test/storm/evidence';
import { type History, histories } from '#test/storm/histories';
import { invariants, violations } from '#test/storm/invariants';
import { historyStart, playHistory } from '#test/storm/play-history';
import { deep } from '#test/support/deep';
import { type ProductTables, productTables } from '#test/world/given/product-tables';
import { type InvariantName, findingsOf } from '#test/storm/tournaments/findings';
import {
  type PlannedTournament,
  type Step,
  type TournamentPlan,
  latePlans,
  tournamentPlans,
} from '#test/storm/tournaments/plan';
import { type Stage, type Wrong, playPlan } from '#test/storm/tournaments/play-plan';
import { worldGame } from '#test/storm/play-world';
import { wrongProtocols } from '#test/storm/tournaments/wrong-protocols';
import { type Course as Played, playSteps } from '#test/storm/tournaments/play-steps';
import { dyingAt } from '#test/world/play/dying-client';

describe('movements', () => {
  /** The number of histories, with which every outcome occurs; `npm run test:storm` runs 300. */
  const numRuns = Number(process.env.HISTORIES ?? deep(40, 80));

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
});

describe('tournaments', () => {
  /** The number of histories; `npm run test:storm` runs 300. */
  const numRuns = Number(process.env.HISTORIES ?? deep(3, 15));
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
    'prizes are not counted': 'buy-ins, refunds and prizes are counted once',
    'the rest is returned before the last prize': 'the rest is returned after the last prize',
    'prizes are paid before they leave the escrow': 'prizes leave the escrow before they are paid',
    'entries are accepted after they were read':
      'a cancelled tournament has refunded everybody and paid nobody',
    'the budget is only reserved, never returned': 'the escrow of a tournament that ended is empty',
  };

  describe('a faulty tournament protocol', () => {
    const names = Object.keys(table) as (keyof typeof table)[];
    test.each(deep(names.slice(0, 1), names))('"%s" is detected', async (name) => {
      const isLate = name === 'entries are accepted after they were read';
      const plans = fc.sample<TournamentPlan>(isLate ? latePlans : tournamentPlans, {
        ...{ numRuns: bar, seed: 4 },
      });
      expect(await isCaught(plans, wrongProtocols[name], table[name])).toBe(true);
    });

    test('is one of ten', () => {
      expect(Object.keys(wrongProtocols).sort()).toEqual([...names].sort());
    });
  });

  async function isCaught(
    plans: readonly TournamentPlan[],
    wrong: Wrong,
    by: InvariantName,
  ): Promise<boolean> {
    for (const plan of plans)
      if ((await findingsOf(await playPlan(stage, plan, wrong))).some(({ name }) => name === by)) return true;
    return false;
  }
});

describe('crashes', () => {
  /** Processes that crash before or after any of their writes, and are started again. */
  let stage: Stage & { readonly stop: () => Promise<void> };
  beforeAll(async () => {
    const tables = await productTables();
    stage = { tables, gameId: await worldGame(tables), stop: () => tables.stop() };
  });
  afterAll(() => stage.stop());

  const pool: PlannedTournament = {
    ...{ entryMode: 'BUY_IN', buyIn: 101, scoring: 'TOTAL_WIN', minEntrants: 1, maxEntrants: null },
    prizes: { kind: 'POOL', ranks: [67, 33] },
  };
  const fixed: PlannedTournament = {
    ...pool,
    ...{ entryMode: 'BUY_IN', prizes: { kind: 'FIXED', ranks: [90, 20, 1] } },
  };
  const join = (player: number): Step => ({ do: 'join', tournament: 0, player, request: 0 });
  const round = (player: number): Step => ({ do: 'round', player, request: 0, level: 1 });
  const [cancel, settle] = [
    { do: 'cancel', tournament: 0 },
    { do: 'settle', tournament: 0 },
  ] as const satisfies readonly Step[];

  interface Course extends Omit<Played, 'coins' | 'mortal'> {
    readonly name: string;
    /** The maximum number of its writes. */
    readonly writes: number;
  }

  const courses: readonly Course[] = [
    { name: 'publication', tournament: fixed, before: [], running: [], asked: 'publish', writes: 1 },
    { name: 'joining', tournament: pool, before: [join(0)], running: [], asked: join(1), writes: 1 },
    {
      ...{ name: 'a cancellation', tournament: fixed, before: [join(0), join(1)], running: [] },
      ...{ asked: cancel, writes: 5 },
    },
    {
      ...{ name: 'the settlement of a pool', tournament: pool, before: [join(0), join(1)] },
      ...{ running: [round(0), round(1)], asked: settle, writes: 9 },
    },
    {
      ...{ name: 'the settlement of fixed prizes', tournament: fixed, before: [join(0), join(1)] },
      ...{ running: [round(0), round(1)], asked: settle, writes: 10 },
    },
    {
      ...{ name: 'the settlement of a tournament that nobody played', tournament: fixed },
      ...{ before: [join(0), join(1)], running: [], asked: settle, writes: 6 },
    },
  ];

  /** A crash after the last write and a crash before the next one look the same from outside. */
  const crashes = courses.flatMap((course) =>
    Array.from({ length: course.writes + 1 }, (_, made) => ({ ...course, made })),
  );
  const coins = [1000, 1000];

  describe('completes after a crash', () => {
    const chosen = deep(
      crashes.filter((_, at) => at % 4 === 0),
      crashes,
    );
    test.each(chosen)('after $made writes of $name', async ({ made, ...course }) => {
      const played = await playSteps(stage, {
        ...{ ...course, coins },
        mortal: (connection) => dyingAt(connection, made + 1, 'before'),
      });
      expect(await findingsOf(played)).toEqual([]);
      // It makes exactly this number of writes.
      expect(played.died).toBe(made < course.writes);
    });
  });
});
