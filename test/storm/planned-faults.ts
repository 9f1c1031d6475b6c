import fc from 'fast-check';
import { faults, type Fault } from './fault-injector';

/** The number of requests or writes before the fault. */
export interface PlannedFault {
  readonly after: number;
  readonly fault: Fault;
}

export const plannedFaults: fc.Arbitrary<readonly PlannedFault[]> = fc.array(
  fc.record({ after: fc.nat(6), fault: fc.constantFrom(...faults, 'late' as const, 'late' as const) }),
  { maxLength: 12 },
);
