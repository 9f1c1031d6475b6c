import type { BaseIssue } from 'valibot';
import { Refusal } from '#lambda/runtime/refusal';

/**
 * The refusal for the first error of a form's rules. The messages of the rules are codes of
 * `domain/text/form-messages.ts`. `depth` is the nesting of the input, so that `field` starts at the input.
 */
export function inputRefusal({ message, path }: BaseIssue<unknown>, depth: number): Refusal {
  const field = (path ?? [])
    .slice(depth)
    .map(({ key }) => String(key))
    .join('.');
  const [code, bound] = message.split(':');
  if (code === 'required') return new Refusal('input.required', { field });
  if (code === 'max-length') return new Refusal('input.too-long', { field, limit: Number(bound) });
  if (code === 'min-length') return new Refusal('input.too-short', { field, limit: Number(bound) });
  if (code === 'character') return new Refusal('input.character', { field });
  if (code === 'visible') return new Refusal('input.invisible', { field });
  return new Refusal('input.invalid', { field });
}

/** Returns the invalid argument: `limit` for `arguments.limit`; empty if the error is elsewhere. */
export function argumentName({ path }: BaseIssue<unknown>): string {
  const key = path?.[1]?.key;
  return typeof key === 'string' ? key : '';
}
