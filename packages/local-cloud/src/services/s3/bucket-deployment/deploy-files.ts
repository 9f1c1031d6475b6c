import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Bucket } from '../buckets/buckets';
import { contentTypeOf } from './content-type';
import { chosenBy } from './filters';

interface Wishes {
  readonly prefix: string;
  readonly prune: boolean;
  readonly exclude: readonly string[];
  readonly include: readonly string[];
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly userMetadata: Readonly<Record<string, string>>;
}

/** Copies the files to the prefix of the bucket. Identical files are not written again. */
export async function deployFiles(
  files: ReadonlyMap<string, Buffer>,
  { objects }: Bucket,
  { prefix, prune, exclude, include, headers, userMetadata }: Wishes,
): Promise<void> {
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  const isChosen = chosenBy(exclude, include);
  for (const [name, bytes] of files) {
    if (!isChosen(name)) continue;
    const wanted = { headers: { 'content-type': contentTypeOf(name), ...stated(headers) }, userMetadata };
    const present = objects.find(folder + name);
    const isThere =
      present?.etag === `"${createHash('md5').update(bytes).digest('hex')}"` &&
      isDeepStrictEqual({ headers: present.headers, userMetadata: present.userMetadata }, wanted);
    if (!isThere) await objects.put(folder + name, { ...wanted, bytes, checksum: {} });
  }
  if (!prune) return;
  for (const [key] of objects.entries()) {
    const name = key.slice(folder.length);
    if (key.startsWith(folder) && isChosen(name) && !files.has(name)) await objects.delete(key);
  }
}

function stated(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
