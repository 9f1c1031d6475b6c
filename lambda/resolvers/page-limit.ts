import { limits } from '#domain/limits';
import { refuse } from './refuse';

type PageSizes = Readonly<Record<'smallest' | 'largest' | 'standard', number>>;

/** How many rows a page of a list has; refuses what is not within the limits. */
export function pageLimit(asked: number | null | undefined, page: PageSizes = limits.page): number {
  const { smallest, largest, standard } = page;
  const limit = asked ?? standard;
  if (limit < smallest || limit > largest) refuse('list.limit-out-of-range', { smallest, largest });
  return limit;
}
