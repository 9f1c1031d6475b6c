import { importGraph, related } from './import-graph';
import { stepsOfFiles } from './parts';
import { reportOf } from './report';
import { runTests } from './run-tests';
import { runnerNames, runnerOf } from './runners';
import { changedFiles, mainRevision, ordinaryTestFiles } from './test-files';

/**
 * `npm run test:changed`: the tests that import a file which differs from main, or from the given revision. Cloud tests
 * and journeys, which use the whole product, run only if a file of theirs in `test/` differs.
 */
export async function runChanged([revision = mainRevision()]: readonly string[]): Promise<boolean> {
  const changed = changedFiles(revision);
  const tests = ordinaryTestFiles();
  const graph = await importGraph(tests);
  const relatedTo = (files: readonly string[]) => related(graph, tests, new Set(files));
  const [near, far] = [relatedTo(changed), relatedTo(changed.filter((file) => file.startsWith('test/')))];
  const chosen = new Map(
    runnerNames.map((runner) => {
      const candidates = runner === 'cloud' || runner === 'journeys' ? far : near;
      return [runner, candidates.filter((file) => runnerOf(file) === runner)];
    }),
  );
  const count = [...chosen.values()].flat().length;
  console.log(`${changed.length} files differ from ${revision}; ${count} test files import them.`);
  if (count === 0) return true;
  const run = await runTests(stepsOfFiles(chosen), console.log);
  console.log(reportOf(run));
  return run.failed.length === 0;
}
