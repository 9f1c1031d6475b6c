import { limits } from '#domain/limits';
import { checkRequiredLines } from './check-text';

/** The note that goes with a decision that takes something away. */
export function noteOf({ input }: { readonly input: { readonly reason: string } }): string {
  checkRequiredLines('reason', input.reason, limits.company.reviewNote);
  return input.reason.trim();
}
