import { limits } from '#domain/limits';
import { refuse } from './refuse';

export type PageSizes = Readonly<Record<'smallest' | 'largest' | 'standard', number>>;

/** Returns the number of rows of a page. Refuses values outside the limits. */
export function pageLimit(asked: number | null | undefined, page: PageSizes = limits.page): number {
  const { smallest, largest, standard } = page;
  const limit = asked ?? standard;
  if (limit < smallest || limit > largest) refuse('list.limit-out-of-range', { smallest, largest });
  return limit;
}
