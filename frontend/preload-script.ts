import { publicPages } from '../domain/public-pages';
import { type RouteName, routes } from '../domain/routes';
import { classicScript } from './classic-script';

/**
 * The source of a script that loads the scripts of the current page in parallel with the app. It is for the
 * document of all pages that are not prerendered.
 */
export const preloadScript = (scriptsOf: (name: RouteName) => readonly string[]): Promise<string> => {
  const names = (Object.keys(routes) as RouteName[])
    .filter((name) => publicPages.every((page) => page.name !== name))
    // A path without parameters precedes a matching path with parameters.
    .sort((one, other) => parametersIn(one) - parametersIn(other));
  const files = [...new Set(names.flatMap(scriptsOf))];
  const pages = names.map((name) => [
    patternOf(routes[name].path),
    scriptsOf(name).map((file) => files.indexOf(file)),
  ]);
  return classicScript(new URL('./src/app/routing/preload-page.ts', import.meta.url), {
    pageScripts: { files, pages },
  });
};

const parametersIn = (name: RouteName): number => routes[name].path.split(':').length - 1;

const patternOf = (path: string): string => `^${path.replace(/:[^/]+/g, '[^/]+')}/?$`;
