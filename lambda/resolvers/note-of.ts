import { limits } from '#domain/limits';
import { checkRequired } from './check-text';

/** The note that goes with a decision that takes something away. */
export function noteOf({ input }: { readonly input: { readonly reason: string } }): string {
  checkRequired('reason', input.reason, 1, limits.company.reviewNote);
  return input.reason.trim();
}
