import type { MeasuredUnits, Units } from './measured-units';

/** What a part of the operations costs. */
export type SomeUnits = Partial<MeasuredUnits>;

export const cost = (reads: number, writes: number, ...calls: readonly string[]): Units => ({
  reads,
  writes,
  calls,
});
