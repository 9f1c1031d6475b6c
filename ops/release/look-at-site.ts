import { shellFile } from '#domain/public-pages';
import { routes } from '#domain/routes';
import { redirectFor, type RouteRules } from '#domain/redirects';
import type { BuiltFiles } from '#ops/release/built-files';
import type { Manifest } from '#ops/release/publish';

/** Throws unless the site shows the release. */
export async function mustShow(url: string, { id, timestamp }: Manifest): Promise<void> {
  const answer = await fetch(`${url}/builds/latest.json`);
  const text = await answer.text();
  if (text.includes(`"${id}"`) && text.includes(`"${timestamp}"`)) return;
  throw new Error(
    `The release is in the bucket, but ${url}/builds/latest.json does not show it. \`npm run dev\` serves the site from its sources; use \`npm start\`.`,
  );
}

/** Files and paths that visitors will not find after the release, with one sentence for each. */
export async function findMissing(url: string, { others }: BuiltFiles, rules: RouteRules): Promise<string[]> {
  const isMissing = async (path: string) =>
    (await fetch(new URL(path, url), { method: 'HEAD', redirect: 'manual' })).status === 404;
  const paths = [
    ...Object.values(routes)
      .map(({ path }) => path)
      .filter((path) => !path.includes(':')),
    // Without this file, the stage answers every path with the start page.
    `/${shellFile}`,
    ...others.map((name) => `/${name}`),
  ];
  const targets = Object.entries(rules).flatMap(([from, { redirect }]) =>
    redirect ? [[from, redirect] as const] : [],
  );
  const [unknownPaths, unknownTargets] = await Promise.all([
    chosen(paths, isMissing),
    chosen(targets, async ([, target]) => !hasRule(target, rules) && (await isMissing(target))),
  ]);
  return [
    ...unknownPaths.map(
      (path) => `${path} is new and not found yet: CloudFront knows it after the next \`npx cdk deploy\`.`,
    ),
    ...unknownTargets.map(
      ([from, target]) => `The redirect of ${from} goes to ${target}, which is not a page of this site.`,
    ),
  ];
}

const hasRule = (path: string, rules: RouteRules) => redirectFor(path, rules) !== undefined;

async function chosen<Item>(
  items: readonly Item[],
  holds: (item: Item) => Promise<boolean>,
): Promise<Item[]> {
  const held = await Promise.all(items.map(holds));
  return items.filter((_, at) => held[at]);
}
