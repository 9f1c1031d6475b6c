import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RouteName, routes } from '../domain/routes';

/** Vite would replace a URL relative to this module by the URL of an asset. */
const folder = dirname(fileURLToPath(import.meta.url));
const tableOf = (name: string) => readFileSync(join(folder, `src/app/routing/${name}.ts`), 'utf8');

/** The modules that the app imports to show the page: its layout and the page, as paths from `src/`. */
export const pageModules = (name: RouteName): readonly string[] => [
  moduleIn(tableOf('layouts'), routes[name].layout),
  moduleIn(tableOf('pages'), name),
];

/** The module with this name in a table of lazy imports. */
function moduleIn(table: string, name: string): string {
  const [, path] =
    new RegExp(`^  '?${name}'?: async \\(\\) =>\\s+\\(await import\\('([^']+)'\\)`, 'm').exec(table) ?? [];
  if (path === undefined) throw new Error(`No route table imports a module for ${name}.`);
  return `${posix.join('src/app/routing', path)}.tsx`;
}
