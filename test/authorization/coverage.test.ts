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

/**
 * They act on the user that the token names, for everybody who is signed in. A caller without a user has nothing that
 * they could act on, so no single guard that is taken out turns a cell red; `test/cloud/personal-data.test.ts` holds
 * that they refuse the ID token of another user.
 */
const onlyOnOneself = ['Mutation.deleteMyAccount'];

test('every other mutation has a guard that the mutation run takes out', () => {
  const guarded = new Set<string>([...guards.flatMap((guard) => guard.operations), ...onlyOnOneself]);
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
