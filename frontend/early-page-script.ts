import { publicPages } from '../domain/public-pages';
import { type RouteName, routes } from '../domain/routes';
import { classicScript } from './classic-script';
import type { EarlyPages } from './src/app/routing/early-page';
import type { PageHead } from './src/app/routing/loading-frame';

/**
 * The markup of a script that loads the scripts of the current page in parallel with the app and shows the head of the
 * page. It is for the document of all pages that are not prerendered. It is inline, so that the first paint has the
 * head. What depends on the build is data beside the script: the page's policy allows the script by its hash, which
 * stays the same when a release adds another build.
 */
export const earlyPageScript = async (
  scriptsOf: (name: RouteName) => readonly string[],
  heads: Readonly<Partial<Record<RouteName, PageHead>>>,
): Promise<string> => {
  const names = (Object.keys(routes) as RouteName[])
    .filter((name) => publicPages.every((page) => page.name !== name))
    // A path without parameters precedes a matching path with parameters.
    .sort((one, other) => parametersIn(one) - parametersIn(other));
  const files = [...new Set(names.flatMap(scriptsOf))];
  const pages: EarlyPages['pages'] = names.map((name) => {
    const own = scriptsOf(name).map((file) => files.indexOf(file));
    return heads[name] ? [routes[name].path, own, heads[name]] : [routes[name].path, own];
  });
  const data = JSON.stringify({ files, pages } satisfies EarlyPages).replaceAll('<', String.raw`\u003c`);
  const script = await classicScript(new URL('./src/app/routing/early-page.ts', import.meta.url));
  return `<script type="application/json" data-pages>${data}</script>\n    <script>${script.trim()}</script>`;
};

const parametersIn = (name: RouteName): number => routes[name].path.split(':').length - 1;
