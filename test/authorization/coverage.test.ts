import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import * as contract from '#domain/generated/novalink-api';
import { localAssembly } from '#test/support/assembly';
import { operations } from './matrix/matrix';
import { isBesideTemplates } from './matrix/files';
import { operationsOfTemplates } from './matrix/operations-of-templates';
import { subscriptionMatrix } from './matrix/subscriptions';

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

test('the REST API has every operation of its contract, and no other', () => {
  const schema = readFileSync('domain/schema.graphql', 'utf8');
  expect(operationsOfTemplates(assembly, schema).filter((name) => name.includes(' /'))).toEqual(
    Object.values(contract)
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  );
});
