import type { Plugin } from 'esbuild';
import { ownPackages } from './own-packages';

/** Follows imports of our own packages, but not those of installed ones. */
export function installedAreExternal(): Plugin {
  const ours = [...ownPackages().keys()];
  const isOurs = (path: string) => ours.some((name) => path === name || path.startsWith(`${name}/`));
  return {
    name: 'installed-are-external',
    setup: (graph) => {
      graph.onResolve({ filter: /^[^.#/]/ }, ({ path }) =>
        isOurs(path) ? undefined : { path, external: true },
      );
    },
  };
}
