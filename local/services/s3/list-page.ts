import type { StoredObject } from './objects';

export type ListedObject = [key: string, object: StoredObject];

interface Page {
  readonly objects: readonly ListedObject[];
  readonly commonPrefixes: readonly string[];
  /** The last key or common prefix, when there is more. */
  readonly next: string | undefined;
}

/** Amazon S3 API Reference, "ListObjectsV2": keys up to the delimiter roll up and count as one. */
export function listPage(
  entries: readonly ListedObject[],
  {
    prefix,
    delimiter,
    maxKeys,
    after,
  }: { prefix: string; delimiter: string; maxKeys: number; after: string },
): Page {
  const objects: ListedObject[] = [];
  const commonPrefixes: string[] = [];
  let last: string | undefined;
  for (const [key, object] of entries) {
    if (!key.startsWith(prefix) || !isAfter(key, after)) continue;
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    const rolledUp = end < 0 ? undefined : key.slice(0, end + delimiter.length);
    if (rolledUp !== undefined && (rolledUp === last || rolledUp === after)) continue;
    if (objects.length + commonPrefixes.length === maxKeys) {
      return { objects, commonPrefixes, next: maxKeys === 0 ? undefined : last };
    }
    if (rolledUp === undefined) objects.push([key, object]);
    else commonPrefixes.push(rolledUp);
    last = rolledUp ?? key;
  }
  return { objects, commonPrefixes, next: undefined };
}

const isAfter = (key: string, after: string) => Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0;
