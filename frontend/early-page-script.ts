import { publicPages } from '../domain/public-pages';
import { type RouteName, routes } from '../domain/routes';
import { classicScript } from './classic-script';
import type { PageHead } from './src/app/routing/loading-frame';

/**
 * The source of a script that loads the scripts of the current page in parallel with the app and shows the head
 * of the page. It is for the document of all pages that are not prerendered.
 */
export const earlyPageScript = (
  scriptsOf: (name: RouteName) => readonly string[],
  heads: Readonly<Partial<Record<RouteName, PageHead>>>,
): Promise<string> => {
  const names = (Object.keys(routes) as RouteName[])
    .filter((name) => publicPages.every((page) => page.name !== name))
    // A path without parameters precedes a matching path with parameters.
    .sort((one, other) => parametersIn(one) - parametersIn(other));
  const files = [...new Set(names.flatMap(scriptsOf))];
  const pages = names.map((name) => [
    routes[name].path,
    scriptsOf(name).map((file) => files.indexOf(file)),
    ...(heads[name] ? [heads[name]] : []),
  ]);
  return classicScript(new URL('./src/app/routing/early-page.ts', import.meta.url), {
    earlyPages: { files, pages },
  });
};

const parametersIn = (name: RouteName): number => routes[name].path.split(':').length - 1;
