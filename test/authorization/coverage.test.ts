import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { synthesize } from '../../bin/local/synthesize';
import { operations } from './matrix';
import { operationsOfTemplates, policiesOfVisitors } from './operations-of-templates';

let assembly: string;
beforeAll(async () => {
  assembly = await synthesize(() => undefined);
}, 120_000);

test('every operation that the templates offer has a row, and every row an operation', () => {
  const schema = readFileSync('domain/schema.graphql', 'utf8');
  expect([...operations].sort()).toEqual(operationsOfTemplates(assembly, schema));
});

test('visitors’ AWS credentials allow nothing yet: a statement that is added is added here too', () => {
  expect(policiesOfVisitors(assembly)).toEqual([]);
});
