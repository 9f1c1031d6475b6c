import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findingsOf } from '#test/storm/tournaments/findings';
import type { PlannedTournament, Step } from '#test/storm/tournaments/plan';
import type { Stage } from '#test/storm/tournaments/play-plan';
import { playSteps, type Course as Played } from '#test/storm/tournaments/play-steps';
import { worldGame } from '#test/storm/play-world';
import { dyingAt } from '#test/support/play/dying-client';
import { productTables } from '#test/support/given/product-tables';

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
    ...{ running: [round(0), round(1)], asked: settle, writes: 7 },
  },
  {
    ...{ name: 'the settlement of fixed prizes', tournament: fixed, before: [join(0), join(1)] },
    ...{ running: [round(0), round(1)], asked: settle, writes: 8 },
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
  test.each(crashes)('after $made writes of $name', async ({ made, ...course }) => {
    const played = await playSteps(stage, {
      ...{ ...course, coins },
      mortal: (connection) => dyingAt(connection, made + 1, 'before'),
    });
    expect(await findingsOf(played)).toEqual([]);
    // It makes exactly this number of writes.
    expect(played.died).toBe(made < course.writes);
  });
});
