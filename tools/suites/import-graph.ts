import { build } from 'esbuild';
import { installedAreExternal } from '#tools/packages/installed-are-external';

/** The imports of our own files, by path relative to the working folder. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Finds everything that the files import, directly and indirectly. Installed packages are not followed. */
export async function importGraph(entries: readonly string[]): Promise<ImportGraph> {
  const { metafile } = await build({
    stdin: {
      contents: entries.map((entry) => `import ${JSON.stringify(`./${entry}`)};`).join('\n'),
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    metafile: true,
    write: false,
    outfile: 'none.js',
    platform: 'node',
    format: 'esm',
    plugins: [installedAreExternal()],
    loader: { '.css': 'empty', '.svg': 'empty', '.png': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external }) => external !== true).map(({ path }) => path),
    ]),
  );
}

/** The files and everything that they import, sorted. */
export function reachable(graph: ImportGraph, entries: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of graph.get(file) ?? []) visit(imported);
  };
  entries.forEach(visit);
  return [...found].sort();
}

/** The entries that are among the files or import one of them, directly or indirectly. */
export function related(
  graph: ImportGraph,
  entries: readonly string[],
  files: ReadonlySet<string>,
): string[] {
  const found = new Set(reachable(importers(graph), [...files]));
  return entries.filter((entry) => found.has(entry));
}

/** The files that import each file. */
export function importers(graph: ImportGraph): ImportGraph {
  const found = new Map<string, string[]>();
  for (const [file, imports] of graph)
    for (const imported of imports) found.set(imported, [...(found.get(imported) ?? []), file]);
  return found;
}
