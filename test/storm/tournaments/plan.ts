import fc from 'fast-check';
import { plannedFaults, type PlannedFault } from '#test/storm/planned-faults';
import type { Phase as PhaseOf } from '#test/storm/play-together';

type Phase = PhaseOf<Step>;

/** A tournament of a plan; amounts in minor units. */
export interface PlannedTournament {
  readonly entryMode: 'AUTO' | 'OPT_IN' | 'BUY_IN';
  readonly buyIn: number;
  readonly scoring: 'SUM_MULTIPLIER' | 'TOTAL_WIN' | 'NET_PROFIT' | 'BEST_STREAK';
  /** Fixed amounts, or shares in percent if the buy-ins are paid out. */
  readonly prizes: { readonly kind: 'FIXED' | 'POOL'; readonly ranks: readonly number[] };
  readonly minEntrants: number;
  readonly maxEntrants: number | null;
}

export type Step =
  | { readonly do: 'join'; readonly tournament: number; readonly player: number; readonly request: number }
  | { readonly do: 'round'; readonly player: number; readonly request: number; readonly level: number }
  | { readonly do: 'cancel'; readonly tournament: number }
  | { readonly do: 'suspend'; readonly player: number }
  | { readonly do: 'copy scores'; readonly player: number }
  | { readonly do: 'settle'; readonly tournament: number | null };

export interface TournamentPlan {
  readonly tournaments: readonly PlannedTournament[];
  readonly coins: readonly number[];
  /** Before the start, between start and end, and after the end. */
  readonly phases: readonly [opening: Phase, running: Phase, ended: Phase];
  readonly faults: readonly PlannedFault[];
  readonly meets: 'everything' | 'writes';
  readonly seed: number;
}

const nat = fc.nat({ max: 3 });
const tournament: fc.Arbitrary<PlannedTournament> = fc.record({
  entryMode: fc.constantFrom('BUY_IN', 'BUY_IN', 'BUY_IN', 'OPT_IN', 'AUTO'),
  buyIn: fc.integer({ min: 1, max: 700 }),
  scoring: fc.constantFrom('SUM_MULTIPLIER', 'TOTAL_WIN', 'NET_PROFIT', 'BEST_STREAK'),
  prizes: fc.oneof(
    fc.record({
      kind: fc.constant('FIXED' as const),
      ranks: fc.constantFrom([900], [900, 200], [500, 500, 3]),
    }),
    fc.record({ kind: fc.constant('POOL' as const), ranks: fc.constantFrom([100], [67, 33], [50, 30, 20]) }),
  ),
  minEntrants: fc.constantFrom(1, 1, 2),
  maxEntrants: fc.constantFrom(null, null, 2),
});

const join = fc.record({
  do: fc.constant('join' as const),
  ...{ tournament: fc.nat(1), player: nat, request: fc.nat(1) },
});
const round = fc.record({
  do: fc.constant('round' as const),
  ...{ player: nat, request: fc.nat(5), level: fc.integer({ min: 1, max: 2 }) },
});
const cancel = fc.record({ do: fc.constant('cancel' as const), tournament: fc.nat(1) });
const copy = fc.record({ do: fc.constant('copy scores' as const), player: nat });
const suspension = fc.record({ do: fc.constant('suspend' as const), player: nat });
const settle = fc.record({
  do: fc.constant('settle' as const),
  tournament: fc.option(fc.nat(1), { nil: null }),
});
const of = (...steps: readonly { arbitrary: fc.Arbitrary<Step>; weight: number }[]) => fc.oneof(...steps);

const phase = (step: fc.Arbitrary<Step>, steps: number): fc.Arbitrary<Phase> =>
  fc.array(fc.array(step, { minLength: 1, maxLength: steps }), { minLength: 2, maxLength: 4 });

export const tournamentPlans: fc.Arbitrary<TournamentPlan> = fc.record({
  tournaments: fc.array(tournament, { minLength: 1, maxLength: 2 }),
  coins: fc.array(fc.integer({ min: 300, max: 2000 }), { minLength: 2, maxLength: 4 }),
  phases: fc.tuple(
    phase(of({ arbitrary: join, weight: 9 }, { arbitrary: cancel, weight: 1 }), 3),
    phase(
      of(
        { arbitrary: round, weight: 10 },
        { arbitrary: join, weight: 2 },
        { arbitrary: copy, weight: 2 },
        { arbitrary: suspension, weight: 1 },
        { arbitrary: cancel, weight: 1 },
        { arbitrary: settle, weight: 1 },
      ),
      4,
    ),
    phase(of({ arbitrary: settle, weight: 4 }, { arbitrary: round, weight: 1 }), 2),
  ),
  faults: plannedFaults,
  meets: fc.constantFrom('everything', 'writes', 'writes'),
  seed: fc.integer(),
});

/**
 * A player joins while the tournament is cancelled. One of the clients crashes, and its writes arrive late.
 */
export const latePlans: fc.Arbitrary<TournamentPlan> = fc.record({
  tournaments: fc.constant([
    {
      ...({
        entryMode: 'BUY_IN',
        buyIn: 100,
        scoring: 'TOTAL_WIN',
        minEntrants: 1,
        maxEntrants: null,
      } as const),
      prizes: { kind: 'POOL', ranks: [100] } as const,
    },
  ]),
  coins: fc.constant([1000]),
  phases: fc.constant([
    [[{ do: 'join', tournament: 0, player: 0, request: 0 }], [{ do: 'cancel', tournament: 0 }]],
    [],
    [],
  ] as const),
  faults: fc.tuple(
    fc.constant({ after: 1, fault: 'crash' } as const),
    fc.record({ after: fc.integer({ min: 10, max: 50 }), fault: fc.constant('none' as const) }),
  ),
  meets: fc.constant('writes'),
  seed: fc.integer(),
});
