import { expect, test } from '@jest/globals';
import { importGraph, reachable, related } from './import-graph';

test('finds what a file imports, and the tests that import a file', async () => {
  const entries = ['tools/suites/plan-deep.ts', 'tools/suites/run-deep.ts'];
  const graph = await importGraph(entries);
  expect(reachable(graph, ['tools/suites/report.ts'])).toContain('tools/suites/failures-text.ts');
  expect(reachable(graph, ['tools/suites/run-deep.ts'])).toContain('lib/builds/input-hash.ts');
  expect(related(graph, entries, new Set(['lib/builds/input-hash.ts']))).toEqual([
    'tools/suites/run-deep.ts',
  ]);
  expect(related(graph, entries, new Set(['tools/suites/plan-deep.ts']))).toEqual(entries);
});

test('follows imports of our own packages by name', async () => {
  const graph = await importGraph(['tools/local/advice.ts']);
  expect(reachable(graph, ['tools/local/advice.ts'])).toContain(
    'packages/local-cloud/src/template/refusals.ts',
  );
  const scoped = await importGraph(['domain/promotions/budget/budget.ts']);
  expect(reachable(scoped, ['domain/promotions/budget/budget.ts'])).toContain(
    'packages/engine/src/slots/play/sha256.ts',
  );
});
