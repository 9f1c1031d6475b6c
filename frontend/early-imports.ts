import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Chunks = Readonly<Record<string, Rolldown.RenderedChunk>>;

/**
 * Lets every module that is fetched later import all that it needs itself, so that the browser fetches that at once and
 * not level by level. Vite would keep the same lists in the first script, which grows with every page of the site.
 */
export const earlyImports = (): Plugin => ({
  name: 'early-imports',
  apply: 'build',
  config: () => ({
    build: {
      modulePreload: {
        // The policy forbids inline scripts, and the modern browsers of `target` preload by themselves.
        polyfill: false,
        // Styles of a module are not among its imports.
        resolveDependencies: (_file, dependencies, { hostType }) =>
          hostType === 'js' ? dependencies.filter((name) => name.endsWith('.css')) : dependencies,
      },
    },
  }),
  renderChunk(code, { isDynamicEntry, fileName, imports }, _options, { chunks }) {
    if (!isDynamicEntry) return null;
    const known = new Set([fileName, ...imports, ...loadedFirst(chunks)]);
    const added = [...reached(imports, chunks)].filter((name) => !known.has(name));
    // At the end, so that modules run in the order that they would have run in.
    return `${code}\n${added.map((name) => `import ${JSON.stringify(relative(fileName, name))};`).join('\n')}`;
  },
});

const loadedFirst = (chunks: Chunks): ReadonlySet<string> =>
  reached(
    Object.values(chunks).flatMap(({ isEntry, fileName }) => (isEntry ? [fileName] : [])),
    chunks,
  );

/** These files and all that they import, directly or not. */
const reached = (from: readonly string[], chunks: Chunks): ReadonlySet<string> => {
  const found = new Set(from);
  // A set also visits what is added on the way.
  for (const name of found) chunks[name]?.imports.forEach((next) => found.add(next));
  return found;
};

const relative = (from: string, to: string): string => {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
};
