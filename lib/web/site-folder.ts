import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifierFile } from '#domain/public-pages';

/** Hashed files: a new one has a new name. */
export const assetsFolder = 'assets';
/** What open tabs poll. */
export const latestManifest = 'builds/latest.json';
export const amplifyOutputsFile = 'amplify_outputs.json';

/** A built site. */
export interface SiteFolder {
  readonly folder: string;
  /** Its `builds/latest.json`; absent where the site is not built. */
  readonly manifest: string | undefined;
  /** The files at its root that have an address of their own; those of pages have theirs by the routes. */
  readonly files: readonly string[];
}

export function readSite(folder: string): SiteFolder {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && (!entry.name.endsWith('.html') || entry.name === verifierFile))
    .map(({ name }) => name);
  return {
    folder,
    manifest: existsSync(join(folder, latestManifest))
      ? readFileSync(join(folder, latestManifest), 'utf8')
      : undefined,
    files: [...names, amplifyOutputsFile].sort(),
  };
}
