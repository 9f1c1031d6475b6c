import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { synthesize } from '../../bin/local/synthesize';
import { guards } from './guards';
import { operations } from './matrix';
import { isBesideTemplates } from './matrix-of-files';
import { operationsOfTemplates } from './operations-of-templates';
import { parts } from './play-cells';

let assembly: string;
beforeAll(async () => {
  assembly = await synthesize(() => undefined);
}, 120_000);

test('every operation that the templates offer has a row, and every row an operation', () => {
  const schema = readFileSync('domain/schema.graphql', 'utf8');
  const rows = operations.filter((operation) => !isBesideTemplates(operation));
  expect(rows.sort()).toEqual(operationsOfTemplates(assembly, schema));
});

test('every mutation has a guard that the mutation run takes out', () => {
  const guarded = new Set(guards.flatMap((guard) => guard.operations));
  const mutations = operations.filter((operation) => operation.startsWith('Mutation.'));
  expect(mutations.length).toBeGreaterThan(50);
  expect(mutations.filter((operation) => !guarded.has(operation))).toEqual([]);
});

test('every part of the matrix is played', () => {
  const played = readdirSync(import.meta.dirname).flatMap(
    (file) => /^cells-(\w+)\.test\.ts$/.exec(file)?.[1] ?? [],
  );
  expect(played.sort()).toEqual([...parts].sort());
});
