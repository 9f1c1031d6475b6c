import { builtSite } from '#lib/web/site-build';
import { readBuiltFiles } from '#ops/release/built-files';
import { changeRules } from '#ops/release/change-rules';
import { readKeptRules } from '#ops/release/kept-rules';
import { findMissing, mustShow } from '#ops/release/look-at-site';
import type { ReleaseOptions } from '#ops/release/options';
import { deployedPlace, localPlace } from '#ops/release/place';
import { publish, type Manifest } from '#ops/release/publish';
import { openSiteBucket } from '#ops/release/site-bucket';

/** Publishes a build with its route rules. Returns the text to print. */
export async function release(
  { stage, folder, ...changes }: ReleaseOptions,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  // Checks the changes without the previous rules first, so that mistakes are reported before any request.
  changeRules({}, { ...changes, removedRedirects: [] });
  const {
    s3,
    bucket: name,
    url,
  } = await (stage === undefined ? localPlace(environment) : deployedPlace(stage));
  const bucket = openSiteBucket(s3, name);
  const routeRules = changeRules(await readKeptRules(bucket), changes);
  const built = readBuiltFiles(folder ?? (await builtSite()));
  const manifest: Manifest = { id: built.id, timestamp: new Date().toISOString(), routeRules };
  const added = await publish(bucket, built, manifest, url);
  await mustShow(url, manifest);
  const warnings = await findMissing(url, built, routeRules);
  return [
    `Build ${built.id} is published at ${url} (new assets: ${added} of ${built.assets.length}).`,
    ...redirectLines(manifest),
    'Open tabs load it within a minute; a tab with unsaved changes offers to reload.',
    ...warnings.map((warning) => `Warning: ${warning}`),
  ].join('\n');
}

const redirectLines = ({ routeRules }: Manifest): string[] =>
  Object.entries(routeRules).map(([from, { redirect }]) => `Redirect: ${from} → ${String(redirect)}`);
