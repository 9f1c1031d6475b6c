import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { localAssembly } from '#test/support/assembly';
import { operations } from './matrix/matrix';
import { isBesideTemplates } from './matrix/files';
import { operationsOfTemplates } from './matrix/operations-of-templates';
import { subscriptionMatrix } from './matrix/subscriptions';
import { parts } from './cases/run-cases';

let assembly: string;
beforeAll(async () => {
  assembly = await localAssembly();
});

test('every operation of the templates has a row, and every row has an operation', () => {
  const schema = readFileSync('domain/schema.graphql', 'utf8');
  const rows = operations.filter((operation) => !isBesideTemplates(operation));
  expect([...rows, ...Object.keys(subscriptionMatrix)].sort()).toEqual(
    operationsOfTemplates(assembly, schema),
  );
});

test('every part of the matrix has a test file', () => {
  const played = readdirSync(join(import.meta.dirname, 'cases')).flatMap(
    (file) => /^(\w+)\.test\.ts$/.exec(file)?.[1] ?? [],
  );
  expect(played.sort()).toEqual([...parts].sort());
});
