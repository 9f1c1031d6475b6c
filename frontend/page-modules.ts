import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RouteName, routes } from '../domain/routes';

const tableOf = (name: string) =>
  readFileSync(fileURLToPath(new URL(`src/app/routing/${name}.ts`, import.meta.url)), 'utf8');

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
