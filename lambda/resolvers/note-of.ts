import { limits } from '#domain/limits';
import { checkRequiredLines } from './check-text';

/** Returns the required reason of a decision that removes access. */
export function noteOf({ input }: { readonly input: { readonly reason: string } }): string {
  checkRequiredLines('reason', input.reason, limits.company.reviewNote);
  return input.reason.trim();
}
