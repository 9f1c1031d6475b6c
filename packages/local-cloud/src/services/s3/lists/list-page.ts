import type { StoredObject } from '../objects/stored-object';
import { byCodePoint } from './sorted-keys';

export type ListedObject = [key: string, object: StoredObject];

interface Page<Entry> {
  readonly entries: readonly Entry[];
  readonly commonPrefixes: readonly string[];
  /** The last key or common prefix if there are more; undefined at the end. */
  readonly next: string | undefined;
}

interface Wanted {
  readonly prefix: string;
  readonly delimiter: string;
  readonly maxKeys: number;
  /** The key or common prefix at the end of the previous page. */
  readonly after: string;
}

/** The first key that a page has to read. */
export const firstKey = ({ prefix, after }: Pick<Wanted, 'prefix' | 'after'>) =>
  byCodePoint(prefix, after) > 0 ? prefix : after;

/** Returns the marker if it is a common prefix, which is completely listed; otherwise undefined. */
export const reportedPrefix = ({ prefix, delimiter }: Pick<Wanted, 'prefix' | 'delimiter'>, marker: string) =>
  delimiter !== '' && marker.endsWith(delimiter) && marker.length > prefix.length ? marker : '';

/**
 * Returns a page of entries in the order of their keys, starting at `firstKey`. Amazon S3 API Reference,
 * "ListObjectsV2": keys are grouped up to the delimiter and count as one.
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
