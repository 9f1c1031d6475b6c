import fc from 'fast-check';
import { faults, type Fault } from './fault-injector';

/** A request that must have one effect, with its own key. */
export interface Wish {
  readonly wallet: number;
  readonly amount: number;
  readonly counter: 'TREASURY' | 'HOUSE';
  readonly ceiling: number | undefined;
  /** The win that is credited in the same transaction. */
  readonly win: number | undefined;
  /** An additional write in the transaction: none, a row, or a check that always fails. */
  readonly companion: 'none' | 'row' | 'held';
}

export interface Step {
  readonly wish: number;
  readonly as: 'asked' | 'asked-otherwise' | 'declined';
}

/** The concurrent steps of some clients, each in order, and the faults of their requests. */
export interface History {
  readonly wishes: readonly Wish[];
  readonly clients: readonly (readonly Step[])[];
  readonly faults: readonly Fault[];
}

const wish: fc.Arbitrary<Wish> = fc.record({
  wallet: fc.nat(1),
  amount: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: -60, max: -1 })),
  counter: fc.constantFrom('TREASURY', 'HOUSE'),
  ceiling: fc.option(fc.constant(150), { nil: undefined, freq: 4 }),
  win: fc.option(fc.integer({ min: 1, max: 120 }), { nil: undefined, freq: 1 }),
  companion: fc.constantFrom('none', 'none', 'row', 'row', 'held'),
});
const step: fc.Arbitrary<Step> = fc.record({
  wish: fc.nat(7),
  as: fc.constantFrom('asked', 'asked', 'asked', 'asked', 'asked-otherwise', 'declined'),
});

export const histories: fc.Arbitrary<History> = fc.record({
  wishes: fc.array(wish, { minLength: 8, maxLength: 8 }),
  clients: fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 }),
  faults: fc.array(
    fc.oneof({ arbitrary: fc.constant('none' as const), weight: 5 }, fc.constantFrom(...faults)),
    {
      maxLength: 60,
    },
  ),
});
