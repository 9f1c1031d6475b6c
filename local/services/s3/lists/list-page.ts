import type { StoredObject } from '../objects/stored-object';
import { byCodePoint } from './sorted-keys';

export type ListedObject = [key: string, object: StoredObject];

interface Page<Entry> {
  readonly entries: readonly Entry[];
  readonly commonPrefixes: readonly string[];
  /** The last key or common prefix, when there is more. */
  readonly next: string | undefined;
}

interface Wanted {
  readonly prefix: string;
  readonly delimiter: string;
  readonly maxKeys: number;
  /** A key or common prefix that a page before ended with. */
  readonly after: string;
}

/** The key that a page of them starts to look at. */
export const firstKey = ({ prefix, after }: Pick<Wanted, 'prefix' | 'after'>) =>
  byCodePoint(prefix, after) > 0 ? prefix : after;

/** A marker that is a common prefix, all of which was told; otherwise nothing. */
export const reportedPrefix = (
  { prefix, delimiter }: Pick<Wanted, 'prefix' | 'delimiter'>,
  marker: string,
) => (delimiter !== '' && marker.endsWith(delimiter) && marker.length > prefix.length ? marker : '');

/**
 * A page of what comes in the order of its keys, from `firstKey` on. Amazon S3 API Reference, "ListObjectsV2": keys up
 * to the delimiter roll up and count as one.
 */
export function listPage<Entry extends readonly [key: string, ...rest: unknown[]]>(
  entries: Iterable<Entry>,
  { prefix, delimiter, maxKeys, after }: Wanted,
): Page<Entry> {
  const page = { entries: [] as Entry[], commonPrefixes: [] as string[] };
  let last: string | undefined;
  for (const entry of entries) {
    const [key] = entry;
    if (!key.startsWith(prefix)) break;
    if (key === after) continue;
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    const rolledUp = end < 0 ? undefined : key.slice(0, end + delimiter.length);
    if (rolledUp !== undefined && (rolledUp === last || rolledUp === after)) continue;
    if (page.entries.length + page.commonPrefixes.length === maxKeys)
      return { ...page, next: maxKeys === 0 ? undefined : last };
    if (rolledUp === undefined) page.entries.push(entry);
    else page.commonPrefixes.push(rolledUp);
    last = rolledUp ?? key;
  }
  return { ...page, next: undefined };
}
