import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifierFile } from '#domain/public-pages';

/** Folder of hashed files; a changed file has a new name. */
export const assetsFolder = 'assets';
/** The file that open tabs poll. */
export const latestManifest = 'builds/latest.json';
export const amplifyOutputsFile = 'amplify_outputs.json';

/** A built site. */
export interface SiteFolder {
  readonly folder: string;
  /** Its `builds/latest.json`; absent if the site is not built. */
  readonly manifest: string | undefined;
  /** The files at its root that have their own URL; those of pages are found by the routes. */
  readonly files: readonly string[];
  /** SHA-256 of the inline scripts of its documents, in Base64; empty if the site is not built. */
  readonly scriptHashes: readonly string[];
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
    scriptHashes: inlineScriptHashes(join(folder, 'app.html')),
  };
}

/** The document of pages that are not prerendered has the inline script of all documents and its own. */
function inlineScriptHashes(document: string): readonly string[] {
  const html = existsSync(document) ? readFileSync(document, 'utf8') : '';
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );
}
