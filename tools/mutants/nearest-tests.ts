import { importers, type ImportGraph } from '#tools/suites/import-graph';

/** The tests that reach a file with the fewest imports, nearest first. Those in its own folder come before others. */
export function nearestTests(
  graph: ImportGraph,
  tests: ReadonlySet<string>,
  file: string,
  most: number,
): string[] {
  const importersOf = importers(graph);
  const folder = file.slice(0, file.lastIndexOf('/'));
  const isSibling = (test: string) => test.startsWith(`${folder}/`);
  const found: string[] = [];
  const seen = new Set([file]);
  for (let level = [file]; level.length > 0 && found.length < most;) {
    const next = level.flatMap((one) => importersOf.get(one) ?? []).filter((one) => !seen.has(one));
    next.forEach((one) => seen.add(one));
    const reached = [...new Set(next)].filter((one) => tests.has(one)).sort();
    found.push(...reached.filter(isSibling), ...reached.filter((test) => !isSibling(test)));
    level = [...new Set(next)];
  }
  return found.slice(0, most);
}
