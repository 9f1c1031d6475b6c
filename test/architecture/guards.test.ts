import { buildASTSchema, isObjectType } from 'graphql';
import { expect, test } from '@jest/globals';
import { guardNames, type GuardName } from '#domain/guard';
import { schemaDocument } from '#tools/generate/schema';
import { guardsApplied, guardsIn } from '#test/authorization/guards/applied-guards';
import type { OperationGuards } from '#test/authorization/guards/operation-guards';
import { operationGuards, sharedGuards } from '#test/authorization/guards/operations';
import { policyGuards } from '#test/authorization/guards/policies';
import { trials } from '#test/authorization/guards/trials';
import { asksForGroups } from '#test/authorization/guards/without-schema';
import type { GraphqlOperation } from '#test/authorization/matrix/operations';

const entries = Object.entries(operationGuards) as [GraphqlOperation, OperationGuards][];
const shared = new Set(sharedGuards.flatMap(({ names }) => names));
const isName = (name: string): name is GuardName => name in guardNames;

const listed = ({ behind = [], ...entry }: OperationGuards) => [
  ...('guards' in entry ? entry.guards.flat() : []),
  ...behind,
];

test('each operation lists the guards that its code applies, and no others', () => {
  const applied = entries.map(([operation]) => [
    operation,
    [...guardsApplied(operation)].filter((name) => !shared.has(name)).sort(),
  ]);
  expect(
    entries.map(([operation, entry]) => [operation, [...new Set(listed(entry).filter(isName))].sort()]),
  ).toEqual(applied);
});

const schema = buildASTSchema(schemaDocument());

test('each operation lists @groups if the schema asks for groups', () => {
  const asked = entries.map(([operation]) => {
    const [typeName = '', fieldName = ''] = operation.split('.');
    const type = schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    return [operation, field?.astNode?.directives?.some(asksForGroups)];
  });
  expect(entries.map(([operation, entry]) => [operation, listed(entry).includes('@groups')])).toEqual(asked);
});

test('every guard is removed for some operation', () => {
  const removed = new Set<string>(trials.flatMap((trial) => trial.removed));
  const names = [...Object.keys(guardNames), ...Object.keys(policyGuards)];
  expect(names.filter((name) => !removed.has(name))).toEqual([]);
});

test('reports a guard whose name is not a literal', () => {
  const imported = "import { guard } from './guard';\n";
  expect(guardsIn(`${imported}guard2('game.owner', true);`)).toEqual(['game.owner']);
  expect(() => guardsIn(`${imported}guard('game.' + kind, true);`)).toThrow('not one of guardNames');
  expect(() => guardsIn(`${imported}guard('game.ownr', true);`)).toThrow('not one of guardNames');
});
