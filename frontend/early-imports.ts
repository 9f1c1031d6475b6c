import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Chunks = Readonly<Record<string, Rolldown.RenderedChunk>>;

/**
 * Adds the transitive imports of every lazily loaded module to that module, so that the browser loads them in parallel
 * instead of level by level. Vite would put the same lists into the entry script, which would grow with every page.
 */
export const earlyImports = (): Plugin => ({
  name: 'early-imports',
  apply: 'build',
  config: () => ({
    build: {
      modulePreload: {
        // The content security policy forbids the inline polyfill, and all browsers of `target` support module preload.
        polyfill: false,
        // The imports of a module do not include its style sheets.
        resolveDependencies: (_file, dependencies, { hostType }) =>
          hostType === 'js' ? dependencies.filter((name) => name.endsWith('.css')) : dependencies,
      },
    },
  }),
  renderChunk(code, { isDynamicEntry, fileName, imports }, _options, { chunks }) {
    if (!isDynamicEntry) return null;
    const known = new Set([fileName, ...imports, ...loadedFirst(chunks)]);
    const added = [...reached(imports, chunks)].filter((name) => !known.has(name));
    // At the end, so that the execution order of the modules does not change.
    return `${code}\n${added.map((name) => `import ${JSON.stringify(relative(fileName, name))};`).join('\n')}`;
  },
});

const loadedFirst = (chunks: Chunks): ReadonlySet<string> =>
  reached(
    Object.values(chunks).flatMap(({ isEntry, fileName }) => (isEntry ? [fileName] : [])),
    chunks,
  );

/** These files and all of their direct and indirect imports. */
const reached = (from: readonly string[], chunks: Chunks): ReadonlySet<string> => {
  const found = new Set(from);
  // The iteration of a set includes elements that are added during the loop.
  for (const name of found) chunks[name]?.imports.forEach((next) => found.add(next));
  return found;
};

const relative = (from: string, to: string): string => {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
};
