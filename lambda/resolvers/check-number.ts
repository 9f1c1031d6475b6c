import { refuse } from './refuse';

interface Range {
  readonly smallest: number;
  readonly largest: number;
}

/** AppSync checks that an `Int` is an integer. A missing value is accepted. */
export function checkRange(
  field: string,
  value: number | null | undefined,
  { smallest, largest }: Range,
): void {
  if (value === null || value === undefined) return;
  if (value < smallest || value > largest) refuse('input.invalid', { field });
}
