import type { BaseIssue } from 'valibot';
import { Refusal } from '#lambda/refusal';

/**
 * What the first fault of a form's rules is called when it comes by the API: the rules' messages are the codes of
 * `domain/text/form-messages.ts`. `depth` is how far down the input lies, so that `field` starts at the input.
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

/** The argument of a field that is wrong: `limit` of `arguments.limit`; empty if the fault is elsewhere. */
export function argumentName({ path }: BaseIssue<unknown>): string {
  const key = path?.[1]?.key;
  return typeof key === 'string' ? key : '';
}
