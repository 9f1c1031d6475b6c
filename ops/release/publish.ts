import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteRules } from '#domain/redirects';
import { withOrigin } from '#domain/site-origin';
import type { BuiltFiles } from '#ops/release/built-files';
import { routeRulesKey } from '#ops/release/kept-rules';
import type { SiteBucket, SiteFile } from '#ops/release/site-bucket';

const forever = 'public, max-age=31536000, immutable';
const askEachTime = 'no-cache';

export interface Manifest {
  readonly id: string;
  /** ISO 8601: the time of the release. */
  readonly timestamp: string;
  readonly routeRules: RouteRules;
}

/** Files that contain the origin of the site. */
const naming = /\.(html|txt|xml)$/;

/**
 * Puts a built site into its bucket. Every file is uploaded before the files that name it, and the latest
 * manifest last, so an interrupted release is not announced. Nothing is removed. Returns how many assets are
 * new.
 */
export async function publish(
  bucket: SiteBucket,
  built: BuiltFiles,
  { id, timestamp, routeRules }: Manifest,
  origin: string,
): Promise<number> {
  const known = await bucket.keys('assets/');
  const fileAt = (key: string, cacheControl: string): SiteFile => ({
    key,
    bytes: () => {
      const bytes = readFileSync(join(built.folder, key));
      return naming.test(key) ? withOrigin(bytes.toString(), origin) : bytes;
    },
    cacheControl,
  });
  const json = (key: string, value: object): SiteFile => ({
    key,
    bytes: () => JSON.stringify(value),
    cacheControl: askEachTime,
  });
  const added = built.assets.filter((key) => !known.has(key));
  await bucket.put(added.map((key) => fileAt(key, forever)));
  await bucket.put(built.others.map((key) => fileAt(key, askEachTime)));
  await bucket.put(built.pages.map((key) => fileAt(key, askEachTime)));
  const manifest = { id, timestamp, routeRules };
  await bucket.put([json(routeRulesKey, routeRules), json(`builds/${id}.json`, manifest)]);
  await bucket.put([json('builds/latest.json', manifest)]);
  return added.length;
}
