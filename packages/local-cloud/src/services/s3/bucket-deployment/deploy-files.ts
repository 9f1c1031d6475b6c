import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Bucket } from '../buckets/buckets';
import { contentTypeOf } from './content-type';

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

/**
 * Whether a file passes the filters: all files except excluded ones, unless they are included again. AWS CLI Command
 * Reference, "s3": Use of Exclude and Include Filters.
 */
function chosenBy(exclude: readonly string[], include: readonly string[]): (name: string) => boolean {
  const out = exclude.map(pattern);
  const back = include.map(pattern);
  return (name) => back.some((each) => each.test(name)) || !out.some((each) => each.test(name));
}

function pattern(glob: string): RegExp {
  const source = glob
    .replace(/[\\^$.+(){}|]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
    .replaceAll('[!', '[^');
  return new RegExp(`^${source}$`, 's');
}
