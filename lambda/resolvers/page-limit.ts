import { limits } from '#domain/limits';
import { refuse } from './refuse';

/** How many rows a page of a list has; refuses what is not within the limits. */
export function pageLimit(asked: number | null | undefined): number {
  const limit = asked ?? limits.page.standard;
  if (limit < limits.page.smallest || limit > limits.page.largest) {
    refuse('list.limit-out-of-range', {
      smallest: limits.page.smallest,
      largest: limits.page.largest,
    });
  }
  return limit;
}
