import { AwsError } from '#local/platform/aws-error';
import type { Seal } from './seal';

/**
 * Returns a page of a list with a stable order. The token contains the end of the last page and the name of its list.
 */
export function pageOf<Entry>(
  seal: Seal,
  list: string,
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  { limit, token }: { limit: number; token: string | undefined },
): { page: Entry[]; next: string | undefined } {
  const start = token === undefined ? 0 : startAfter(seal, list, entries, keyOf, token);
  const page = entries.slice(start, start + limit);
  const last = page.at(-1);
  const more = start + limit < entries.length && last !== undefined;
  return { page, next: more ? seal.close(list, keyOf(last)) : undefined };
}

function startAfter<Entry>(
  seal: Seal,
  list: string,
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  token: string,
): number {
  const last = seal.open(list, token);
  if (typeof last !== 'string')
    throw new AwsError('InvalidParameterException', 'Invalid pagination token given.');
  const index = entries.findIndex((entry) => keyOf(entry) > last);
  return index === -1 ? entries.length : index;
}
