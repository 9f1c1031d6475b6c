import { refuse } from './refuse';

interface Range {
  readonly smallest: number;
  readonly largest: number;
}

/** That the schema's `Int` is a whole number is AppSync's part; nothing at all is fine. */
export function checkRange(
  field: string,
  value: number | null | undefined,
  { smallest, largest }: Range,
): void {
  if (value === null || value === undefined) return;
  if (value < smallest || value > largest) refuse('input.invalid', { field });
}
